/** Text as it is compared and looked up: what a visitor types without accents finds what is written with them. */

/** Lower case without accents. */
export function folded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII, most of a catalogue, needs no folding
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
