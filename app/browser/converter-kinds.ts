/** The networks whose link converters a site may have: what they are called, and where their scripts are. */
import type { ConverterName } from "server/consent/providers";

interface Kind {
  label: string;
  /** Global name that its script sets. */
  global: string;
  script(id: string): string;
  /** What has to be there before the script. */
  before?(id: string): void;
}

export const kinds: Record<ConverterName, Kind> = {
  awin: { label: "Awin", global: "AWIN", script: (id) => `https://www.dwin2.com/pub.${id}.min.js` },
  skimlinks: {
    label: "Skimlinks",
    global: "skimlinksAPI",
    script: (id) => `https://s.skimresources.com/js/${id}.skimlinks.js`,
  },
  sovrn: {
    label: "Sovrn Commerce",
    global: "vglnk",
    script: () => "https://cdn.viglink.com/api/vglnk.js",
    before: (id) => {
      Object.assign(window, { vglnk: { key: id } });
    },
  },
};
