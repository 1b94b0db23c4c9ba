/** One good input for every row of the contract: `samples.json`, with the tokens that the fixtures know in it; without one a row's test fails. */
import { type CallInput, type Contract, contract, emptyListing, listedFacetKeys } from "contract";
import { confirmToken, leaveToken } from "../fixtures/catalogue";
import { alertToken } from "../tools/alerts";
import { anonymousId } from "../tools/cart";
import { reminderToken } from "../tools/family";
import { goodPassword } from "../tools/member";
import { sharedToken } from "../tools/wishlists";
import said from "./samples.json";

type Samples = {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: CallInput<Contract[Domain][Name]> };
};

const tokens = { confirmToken, leaveToken, alertToken, anonymousId, reminderToken, sharedToken };
const words = { ...tokens, goodPassword };
const { products, seo, feedWork, ...others }: typeof said = JSON.parse(
  JSON.stringify(said).replace(/\{(\w+)\}/g, (_, word: keyof typeof words) => words[word]),
);
const women = { ...emptyListing, category: "donna", facets: { brand: ["aurora"], store: ["moda-milano"] } };
const report = contract.feedWork.end.input.shape.report.parse({});

export const samples = {
  ...others,
  products: { ...products, list: women },
  facets: { counts: { listing: emptyListing, sort: "alpha", order: "ASC", only: ["brand", "categoria"] } },
  options: Object.fromEntries(listedFacetKeys.map((key) => [key, emptyListing])),
  seo: { ...seo, list: { listing: { ...emptyListing, category: "scarpe-donna" } } },
  feedWork: { ...feedWork, end: { ...feedWork.end, report } },
} as unknown as Samples;
