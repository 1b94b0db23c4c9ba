/** Third parties by setting: what measures visits and what converts links, and the hosts that they talk to. Pure. */
import type { Consent } from "contract";
import type { Settings } from "../settings";

export type ConverterName = "awin" | "skimlinks" | "sovrn";

/** What the site may load from third parties; the same for everybody, used for those who agreed. */
export interface Providers {
  /** Measurement id of Google Analytics 4. */
  analytics: string | null;
  converters: { name: ConverterName; id: string }[];
  /** The operator has decided that converters load without asking. */
  unasked: boolean;
}

type ProviderSettings = Pick<
  Settings,
  "ANALYTICS_ID" | "CONVERTER_AWIN" | "CONVERTER_SKIMLINKS" | "CONVERTER_SOVRN" | "CONVERTER_CONSENT"
>;

/** Null when nothing is configured. */
export function providersOf(env: ProviderSettings): Providers | null {
  const converters: Providers["converters"] = [
    { name: "awin" as const, id: env.CONVERTER_AWIN },
    { name: "skimlinks" as const, id: env.CONVERTER_SKIMLINKS },
    { name: "sovrn" as const, id: env.CONVERTER_SOVRN },
  ].filter(({ id }) => id !== "");
  const analytics = env.ANALYTICS_ID || null;
  if (!analytics && converters.length === 0) return null;
  return { analytics, converters, unasked: env.CONVERTER_CONSENT === "not-needed" };
}

/** Where what is loaded may send to. Scripts need no hosts: they are named one by one, with the nonce. */
const talksTo: Record<"analytics" | ConverterName, readonly string[]> = {
  analytics: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  awin: ["https://www.dwin2.com", "https://www.awin1.com"],
  skimlinks: ["https://*.skimresources.com"],
  sovrn: ["https://*.viglink.com"],
};

/** Hosts of third parties that a page for this visitor may send to; none before a choice. */
export function agreedHosts(env: ProviderSettings, consent: Consent | null): string[] {
  const providers = providersOf(env);
  if (!providers) return [];
  const { analytics, converters, unasked } = providers;
  return [
    ...(analytics && consent?.analytics ? talksTo.analytics : []),
    ...(consent?.marketing || unasked ? converters.flatMap(({ name }) => talksTo[name]) : []),
  ];
}
