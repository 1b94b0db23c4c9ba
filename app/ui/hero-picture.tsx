/** What opens home and landings: the page's own picture, else its banner's, else the best goods, else the sentence that there is none. */
import type { Banner, ProductCard } from "contract";
import type { Picture as PictureData } from "domain/picture";
import { Fragment } from "react";
import { cardHref } from "~/lib/card-view";
import { BannerPicture } from "./banner-picture";
import { Picture } from "./picture";

export interface HeroGood {
  id: number;
  name: string;
  href: string;
  picture: PictureData;
}

/** Of the last thing in the frame, whose words stand in its middle and move while they grow. */
export const heroEnd = "scopri";

/** As many as fill the frame. */
const mostGoods = 2;

/** Of goods, best first, those that can be shown and opened. */
export function heroGoods(goods: readonly ProductCard[]): HeroGood[] {
  return goods
    .flatMap((card) => {
      const [picture] = card.pictures;
      const href = cardHref(card);
      return picture && href ? [{ id: card.id, name: card.name, href, picture }] : [];
    })
    .slice(0, mostGoods);
}

interface HeroPictureProps {
  own?: PictureData | null;
  banner: Banner | null;
  goods: readonly HeroGood[];
}

export function HeroPicture({ own = null, banner, goods }: HeroPictureProps) {
  const how = { sizes: "100vw", eager: true, priority: true };
  if (own)
    return (
      <div className="hero-picture">
        <Picture picture={own} alt="" {...how} />
      </div>
    );
  if (banner?.picture)
    return (
      <div className="hero-picture">
        <BannerPicture banner={banner} {...how} />
      </div>
    );
  if (goods.length === 0) return <p className="notice">Nessun banner attivo disponibile al momento.</p>;
  return (
    <div className="hero-picture hero-goods">
      {goods.map(({ id, name, href, picture }, at) => (
        <Fragment key={id}>
          <a href={href}>
            <Picture
              picture={picture}
              sizes="(min-width:1081px) 420px,50vw"
              alt={name}
              eager
              priority={at === 0}
            />
          </a>{" "}
        </Fragment>
      ))}
    </div>
  );
}
