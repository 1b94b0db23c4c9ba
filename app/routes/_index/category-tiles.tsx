/** The four main categories as pictures with their name. */
import type { Picture as PictureData } from "domain/picture";
import { listingHref } from "~/lib/listing-url";
import { DeferredSection } from "~/ui/section";
import { TilePicture } from "~/ui/tile-picture";

type Tiles = { name: string; slug: string; picture: PictureData | null }[] | null;

interface TilesProps {
  heading: string;
  categories: Tiles | Promise<Tiles>;
}

export function CategoryTiles({ heading, categories }: TilesProps) {
  const error = "Errore durante il caricamento delle categorie.";
  return (
    <DeferredSection heading={heading} promise={categories} error={error} fallback={<TilesSkeleton />}>
      {(tiles) =>
        tiles === null ? (
          <p className="notice">{error}</p>
        ) : tiles.length === 0 ? null : (
          <ul className="tiles">
            {tiles.map((tile) => (
              <li key={tile.slug}>
                <a href={listingHref({ category: tile.slug })}>
                  <TilePicture picture={tile.picture} sizes="(min-width: 768px) 25vw, 50vw" />{" "}
                  <span className="tile-name">{tile.name}</span>
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </DeferredSection>
  );
}

function TilesSkeleton() {
  return (
    <div className="tiles" aria-hidden="true">
      {["a", "b", "c", "d"].map((place) => (
        <div key={place} className="tile-picture" />
      ))}
    </div>
  );
}
