/** The picture of a tile; the name beneath says what it shows. */
import type { Picture as PictureData } from "domain/picture";
import { Picture } from "./picture";

export function TilePicture({ picture, sizes }: { picture: PictureData | null; sizes: string }) {
  return (
    <span className="tile-picture">
      {picture && <Picture picture={picture} sizes={sizes} alt="" max={640} />}
    </span>
  );
}
