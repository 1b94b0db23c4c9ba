/** What an admin call may bring into the catalogue, whoever makes it. */
import { type CatalogueRow, contract } from "contract";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import said from "./stage.json";

const row = said.row as CatalogueRow;

test("a staged description keeps its text and loses what would act", async () => {
  const { db, close } = await openDatabase({ seeded: false });
  const hostile =
    '<p onclick="alert(1)">Felpa <b>calda</b></p><script>alert(1)</script><img src=x onerror=alert(1)>';
  const rows = [
    { ...row, description: hostile },
    { ...row, id: "A-2", description: hostile },
    { ...row, id: "A-3", description: "<script>alert(1)</script>" },
  ];
  await createUpstream({ DB: db }).answer(contract.catalogue.stage, {
    run: "prova-0001",
    part: 0,
    rows,
    gone: [],
  });
  const { body } = (await db.prepare("SELECT body FROM import_parts").first<{ body: string }>()) ?? {
    body: "{}",
  };
  const clean = "<p>Felpa <strong>calda</strong></p>";
  const staged = (JSON.parse(body) as { rows: CatalogueRow[] }).rows;
  expect(staged.map(({ description }) => description)).toEqual([clean, clean, null]);
  await close();
});
