/** What is chosen has one address: whoever asks otherwise, as a plain form does with its empty fields, is led there. */

/**
 * Null where `url` says what `href` says. Parameters are compared decoded: `%2C` is no reason to redirect.
 * @param read the names that count; all, if nothing is said
 */
export function otherAddress(url: URL, href: string, read?: readonly string[]): string | null {
  const said = [...url.searchParams].filter(([name]) => read?.includes(name) ?? true);
  const wanted = [...new URL(url.origin + href).searchParams];
  return JSON.stringify(said) === JSON.stringify(wanted) ? null : href;
}
