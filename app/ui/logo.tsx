/** The wordmark in its thin frame; it is the favicon too. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/" aria-label={`${name}, pagina iniziale`}>
      {name}
    </a>
  );
}
