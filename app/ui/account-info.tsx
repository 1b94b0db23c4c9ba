/** 'Le mie informazioni': what the account says about its member, and the ways to change it. */
import type { Member } from "contract";
import { Fact } from "./fact";

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
          <WriteAgain />
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

/** Asks for the letter with the link that confirms the address. */
export function WriteAgain() {
  return (
    <form method="post" action="/account/email">
      <input type="hidden" name="atto" value="riscrivi" />
      <button type="submit" className="button quiet">
        Scrivimi di nuovo
      </button>
    </form>
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
