/** Addresses made of titles. */
import { folded } from "domain/folded";

const longest = 80;

/** Lower-case letters, digits and single hyphens, cut between words; never empty. */
export function slugFrom(title: string): string {
  const slug = folded(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= longest) return slug || "senza-titolo";
  return slug.slice(0, longest + 1).replace(/-[^-]*$/, "");
}

/** The slug itself, or with the first number behind it that is free. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}
