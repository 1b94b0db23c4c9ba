/** Text as it is compared and looked up: what a visitor types without accents finds what is written with them. */

/** Lower case without accents. */
export function folded(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, withoutAccents).toLowerCase();
}

/** One sign beyond ASCII between others, as in Italian, is looked up. */
function withoutAccents(signs: string): string {
  return letters.get(signs) ?? signs.normalize("NFD").replace(/\p{M}/gu, "");
}

const letters = new Map(
  Array.from("ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿ’", (sign) => [
    sign,
    sign.normalize("NFD").replace(/\p{M}/gu, ""),
  ]),
);

/** Whether every word of `search` stands in the text as a whole word: 'lino' is not 'listino'. No word is in every text. */
export function hasWords(text: string, search: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(search).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
