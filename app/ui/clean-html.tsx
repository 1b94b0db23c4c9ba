/** Text of the editors, the members and the stores: sanitised where it entered (upstream/DESIGN.md). */
interface CleanHtmlProps {
  of: string | null | undefined;
  className?: string;
}

export function CleanHtml({ of: text, className }: CleanHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing else comes here
  return text ? <div className={className} dangerouslySetInnerHTML={{ __html: text }} /> : null;
}
