/** Why one row is not imported; the rest of the file is. */
export class Refused extends Error {
  override name = "Refused";
}
