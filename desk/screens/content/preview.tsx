/** A text as readers would see it. */
export function Preview({ html }: { html: string }) {
  return (
    <section aria-label="Anteprima">
      <h2>Anteprima</h2>
      <div
        className="preview"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the upstream, as it would be kept
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
