/** Who makes a good and who answers for it in the Union: as its feed says it, on its page, and gone when the feed no longer says so. */
import { contract } from "contract";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, figures, rows, run } from "./import-set";

anewForEveryTest();

const maker = "Luma S.p.A., Via Tortona 1, 20144 Milano, sicurezza@luma.example";
const answers = "Luma Europe GmbH, Berlino";
/** The small feed with two more columns. */
const told = (heads: string) =>
  feed()
    .split("\n")
    .map((line, at) => `${line}\t${at === 0 ? heads : `${maker}\t${answers}`}`)
    .join("\n");

test("producer and responsible person stand on the product's page as the feed says them", async () => {
  await run(feed());
  expect(figures(await run(told("producer\tresponsible_person")))).toEqual([0, 5, 0, 0, 0]);
  const [{ slug } = { slug: "" }] = await rows<{ slug: string }>("SELECT slug FROM products");
  const attributes = async () =>
    (await asking(db(), new Date())(contract.products.bySlug, { slug })).attributes.slice(-2);
  expect(await attributes()).toEqual([
    { name: "Produttore", value: maker },
    { name: "Responsabile nell’UE", value: answers },
  ]);
  await run(feed());
  expect(JSON.stringify(await attributes())).not.toContain("Luma");
});
