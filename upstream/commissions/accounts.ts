/** Answers how operators let networks in, and the address that a network calls. */
import { type PromotionImport, type SaleNetwork, saleNetworks } from "contract";
import * as z from "zod";
import { changes, reads } from "../act";
import { openedSecrets, sealedSecrets } from "../feeds/secrets";
import type { HandlerContext, HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { hashOf, randomToken, sameText } from "../seal";
import { firstRow, rows } from "../sql";
import { NoSale, saleFrom } from "./said";
import { takeSales } from "./sales";

/** An offer or programme that the last round left out, and why. */
export type LeftOut = Pick<PromotionImport["refused"][number], "id" | "reason">;

interface AccountRow {
  network: SaleNetwork;
  publisher: string | null;
  since: string | null;
  sealed: string | null;
  hash: string | null;
  nextAt: string | null;
  askedAt: string | null;
  heardAt: string | null;
  problem: string | null;
  refused: string;
}

export interface NetworkAccount extends Omit<AccountRow, "sealed" | "hash" | "refused"> {
  leftOut: readonly LeftOut[];
  hasToken: boolean;
  hasPostback: boolean;
}

const named = z.object({ network: z.enum(saleNetworks) });
const about = { about: ["network"] };
const noPublisher = "Scrivi il numero di editore";
const connection = z.object({
  publisher: z
    .string(`${noPublisher}.`)
    .trim()
    .regex(/^\d{1,12}$/, `${noPublisher}, solo cifre.`),
  /** Left out: as it was. */
  token: z.string().trim().max(500).optional(),
  since: z.iso.date(),
});

/** The affiliate networks, and how their transactions come in; secrets are not told. */
export const accountActs = {
  accounts: reads(z.object({}), async (_, { db }): Promise<NetworkAccount[]> => {
    const known = await rows<AccountRow>(db)`
      SELECT a.network, a.publisher, a.since, a.sealed, a.postback_hash AS hash, a.due_at AS nextAt,
          a.asked_at AS askedAt, a.heard_at AS heardAt,
          COALESCE(a.problem, o.problem) AS problem, COALESCE(o.refused, '[]') AS refused
        FROM network_accounts a LEFT JOIN network_accounts o ON o.network = a.network || ', offerte'`;
    const never = { nextAt: null, askedAt: null, heardAt: null };
    const nothing = { publisher: null, since: null, problem: null, ...never };
    return saleNetworks.map((network) => {
      const found = known.find((one) => one.network === network);
      const { sealed = null, hash = null, refused = "[]", ...shown } = found ?? {};
      const secrets = { hasToken: sealed !== null, hasPostback: hash !== null };
      return { ...nothing, ...shown, network, leftOut: JSON.parse(refused) as LeftOut[], ...secrets };
    });
  }),
  /** Lets the site ask Awin's API for transactions. */
  connect: changes(
    connection,
    { about: ["publisher"] },
    async ({ publisher, token, since }, { db, now, sessions }) => {
      const kept = await firstRow<{ sealed: string | null }>(db)`
        SELECT sealed FROM network_accounts WHERE network = 'awin'`;
      const before = kept?.sealed ? await openedSecrets(kept.sealed, sessions.keys) : null;
      const key = token || before?.key;
      if (!key) throw new Refusal(422, "Scrivi il gettone dell’API di Awin.", "token");
      const sealed = await sealedSecrets({ address: "", user: null, password: null, key }, sessions.keys);
      await rows(db)`INSERT INTO network_accounts (network, publisher, sealed, since, due_at)
      VALUES ('awin', ${publisher}, ${sealed}, ${since}, ${now.toISOString()})
      ON CONFLICT DO UPDATE SET publisher = excluded.publisher, sealed = excluded.sealed, due_at = excluded.due_at,
        asked_at = CASE WHEN since IS excluded.since AND publisher IS excluded.publisher THEN asked_at END,
        since = excluded.since, cursor = NULL, failures = 0, problem = NULL`;
    },
  ),
  /** Asks Awin's API with the next minute. */
  askNow: changes(z.object({}), async (_, { db, now }) => {
    const [asked] = await rows(db)`
      UPDATE network_accounts SET due_at = ${now.toISOString()} WHERE network = 'awin' AND sealed IS NOT NULL RETURNING 1`;
    if (!asked) throw new Refusal(409, "Awin non è collegata.");
    await rows(db)`UPDATE clock SET due_at = 0 WHERE kind = 'commissions: awin'`;
  }),
  /** Takes a network's accesses away; its transactions stay. */
  disconnect: changes(named, about, async ({ network }, { db }) => {
    await rows(db)`
        UPDATE network_accounts SET sealed = NULL, publisher = NULL, postback_hash = NULL, cursor = NULL, due_at = NULL,
        problem = NULL, failures = 0 WHERE network = ${network}`;
  }),
  /** A new secret for the address that a network calls; told once, the former one ends. */
  newSecret: changes(named, about, async ({ network }, { db }) => {
    const secret = randomToken();
    await rows(db)`
        INSERT INTO network_accounts (network, postback_hash) VALUES (${network}, ${hashOf(secret)})
        ON CONFLICT DO UPDATE SET postback_hash = excluded.postback_hash`;
    return { secret };
  }),
};

export const postbacks: Pick<HandlersOf<"commissions">, "postback" | "postbackSent"> = {
  postback: taken,
  postbackSent: taken,
};

/** A wrong secret and a network without one are answered alike, and take as long. */
async function taken(
  { network, secret, ...said }: Parameters<HandlersOf<"commissions">["postback"]>[0],
  { db, logs, now }: HandlerContext,
) {
  const account = await firstRow<{ hash: string | null }>(db)`
    SELECT postback_hash AS hash FROM network_accounts WHERE network = ${network}`;
  const expected = account?.hash ?? hashOf("");
  const known = saleNetworks.find((one) => one === network);
  if (!sameText(expected, hashOf(secret)) || !account?.hash || !known)
    throw new Refusal(401, "Il segreto dell’indirizzo non vale.");
  try {
    const orderedAt = said.orderedAt || said.modifiedAt || now.toISOString();
    const { reference = "", merchant = "" } = said;
    const sale = saleFrom({ ...said, orderedAt, reference, merchant }, { now });
    await takeSales(known, [sale], { db, logs }, now);
  } catch (error) {
    if (error instanceof NoSale)
      throw new Refusal(422, `Avviso non valido: ${error.message}.`, wireNames[error.field] ?? error.field);
    throw error;
  }
  return { done: true };
}

const wireNames: Partial<Record<NoSale["field"], string>> = {
  ...{ reference: "riferimento", state: "stato", orderedAt: "ordine", modifiedAt: "modifica" },
  ...{ currency: "valuta", sale: "vendita", commission: "commissione", merchant: "negozio" },
};
