/** Fetches pictures again that could not be had before, as far as they are due. */
import { brokenPictures } from "contract/broken-pictures";
import { openAlbum, type PictureOptions } from "../import/pictures/album";
import type { Site } from "./site";

/** Portions of one round: feeds come first. */
const mostPortions = 10;

interface Options extends PictureOptions {
  site: Site;
  over?: AbortSignal;
}

/** Answers how many pictures came. */
export async function fetchBroken({ site, over, ...options }: Options): Promise<number> {
  let came = 0;
  for (let portions = 0; portions < mostPortions && !over?.aborted; portions++) {
    const addresses = await site.call(brokenPictures.take, {});
    if (addresses.length === 0) break;
    const album = openAlbum(site.target, null, { ...options, again: true });
    try {
      await album.look(addresses);
      await album.store();
      came += addresses.filter((address) => album.nameOf(address) !== null).length;
    } finally {
      await album.close();
    }
  }
  return came;
}
