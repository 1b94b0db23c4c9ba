/** Words of lives that only grown-ups lead: with them a 'ragazza' is a woman. */
export const grownWords: ReadonlySet<string> = new Set(
  "laurea laureanda discoteca ufficio colloquio nubilato celibato diciottesimo patente aperitivo lavoro adulta adulto".split(
    " ",
  ),
);
