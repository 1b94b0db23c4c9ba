/** Pictures of articles: which drawing a colour of an article shows, under which file name. */
import { drawProduct } from "../art/index";
import type { Pattern } from "../art/patterns";
import type { Shape, View } from "../art/types";
import type { Article } from "./articles";

export interface PictureOrder {
  file: string;
  shape: Shape;
  colour: string;
  pattern: Pattern;
  view: View;
  seed: number;
}

/** Host of the picture addresses in the demo feeds; the importer looks the file names up in a folder. */
export const pictureHost = "https://immagini.demo.example";

/** Raised when the drawings change, so that nobody's folder of earlier ones is taken for them. */
const edition = 2;

/** Front and second view of the article in one colour; equal orders share a file. */
export function picturesOf(article: Article, colour: string): PictureOrder[] {
  const views: View[] = article.secondView ? ["front", "second"] : ["front"];
  const { shape, pattern, look } = article;
  return views.map((view) => ({
    file: `${shape}-${colour}-${pattern}-${look + 1}-${view}-${edition}.svg`,
    shape,
    colour,
    pattern,
    view,
    seed: look + 1,
  }));
}

export function drawingOf({ file: _, ...request }: PictureOrder): string {
  return drawProduct(request);
}
