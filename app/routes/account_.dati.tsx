/** `/account/dati`: everything that the site holds about the member, to take away. */
import { useLoaderData } from "@remix-run/react";
import { plainAccount, plainAccountMeta } from "~/loaders/account";
import { personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";

const title = "Scarica i tuoi dati";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = plainAccountMeta(title, "/account/dati");

export const loader = personalLoader(async ({ context }) => {
  const account = plainAccount(context);
  const { liste } = await context.critical(context.visitor.api.user.export());
  const lists = Object.entries(liste).map(([name, rows]) => ({ name, rows: rows.length }));
  return { ...account, lists };
});

export default function OwnData() {
  const { lists } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title}>
      <p>
        Qui trovi tutto quello che conserviamo su di te: in un solo file JSON, oppure lista per lista in CSV.
      </p>
      <p className="send">
        <a className="button" href="/account/dati/tutto.json" download>
          Scarica tutto (JSON)
        </a>
      </p>
      <ul className="account-links">
        {lists
          .filter(({ rows }) => rows > 0)
          .map(({ name, rows }) => (
            <li key={name}>
              <a href={`/account/dati/${name}.csv`} download>
                {name.replaceAll("_", " ")} (CSV)
              </a>{" "}
              <span className="muted">{rows === 1 ? "1 riga" : `${rows} righe`}</span>
            </li>
          ))}
      </ul>
    </AccountFrame>
  );
}
