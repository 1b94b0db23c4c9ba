/** What opens the home: the woman banner, or while it has no picture the best of the goods. */
import type { Banner } from "contract";
import type { Composed } from "contract/content/home";
import { bannerAt } from "~/loaders/landing";
import { type HeroGood, heroGoods } from "~/ui/hero-picture";

/** The woman banner at the top. */
export const heroBannerId = 1;

export interface Opening {
  banner: Banner | null;
  goods: HeroGood[];
}

/** The banner does not wait for how the rest is composed, which it stands above. */
export async function openingOf(
  banners: Promise<readonly Banner[] | null>,
  composed: Promise<Composed | null>,
): Promise<Opening> {
  const banner = bannerAt((await banners) ?? [], heroBannerId);
  return { banner, goods: banner?.picture ? [] : heroGoods((await composed)?.goods ?? []) };
}
