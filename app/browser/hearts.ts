/** The product of a heart (`slots/heart`): where its press names what is chosen, its number stands beside. */
export function idOfHeart({ dataset, formAction }: HTMLButtonElement): number {
  return Number(dataset.heart ?? new URL(formAction).searchParams.get("prodotto"));
}
