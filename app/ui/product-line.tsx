/** The product that a form is about: its picture, brand and name, and a line beside them. */
import type { Picture as PictureData } from "domain/picture";
import { Picture } from "./picture";

interface ProductLineProps {
  picture: PictureData | null;
  brand: string | null;
  name: string;
  aside: string | null;
}

export function ProductLine({ picture, brand, name, aside }: ProductLineProps) {
  return (
    <div className="saving">
      {picture && <Picture picture={picture} sizes="72px" alt="" max={160} eager />}
      <p>
        {brand && <span className="brand">{brand}</span>} {name}{" "}
        {aside && <span className="muted">{aside}</span>}
      </p>
    </div>
  );
}
