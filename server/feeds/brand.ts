/** What imports know a brand by, for operators who type its name: Levi’s is levis. */
export { brandSlug } from "feeds/normalise/text";
