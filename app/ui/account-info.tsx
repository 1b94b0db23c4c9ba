/** 'Le mie informazioni': what the account says about its member, and the ways to change it. */
import type { Member } from "contract";

export function AccountInfo({ member }: { member: Member }) {
  const { firstName, lastName, email, gender, emailConfirmed, pendingEmail } = member;
  const waits = pendingEmail ?? (emailConfirmed === false ? email : null);
  return (
    <>
      <dl className="account-facts">
        <Fact name="Nome" value={`${firstName} ${lastName}`.trim()} />
        <Fact name="Email" value={email} />
        <Fact name="Genere" value={gender ?? ""} />
      </dl>
      {waits && (
        <div className="account-notice">
          <p>
            Ti abbiamo scritto a <strong>{waits}</strong>: apri il link per confermare l'indirizzo. Fino ad
            allora
            {pendingEmail ? " resta valido quello attuale." : " non ricevi avvisi via email."}
          </p>
          <form method="post" action="/account/email">
            <input type="hidden" name="atto" value="riscrivi" />
            <button type="submit" className="button quiet">
              Scrivimi di nuovo
            </button>
          </form>
        </div>
      )}
      <ul className="account-links">
        {ways.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const ways = [
  ["/avvisi", "I tuoi avvisi"],
  ["/account/edit-profile", "Modifica profilo"],
  ["/account/password", "Cambia password"],
  ["/account/email", "Cambia email"],
  ["/account/passkey", "Passkey"],
  ["/account/dati", "Scarica i tuoi dati"],
  ["/account/elimina", "Elimina account"],
] as const;

function Fact({ name, value }: { name: string; value: string }) {
  if (value === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
