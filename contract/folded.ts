/** Text as it is compared and looked up: what a visitor types without accents finds what is written with them. */

/** Lower case without accents. */
export function folded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII, most of a catalogue, needs no folding
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word of `search` stands in the text as a whole word: 'lino' is not 'listino'. No word is in every text. */
export function hasWords(text: string, search: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(search).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
