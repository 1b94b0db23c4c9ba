/** Letters about the newsletter: each carries the way to leave it, for readers and for mail programs (RFC 8058). */
import { type LetterPart, type Sender, written } from "./letter";

/** How long the link of a confirmation works, in milliseconds; the letter says so. */
const linkLife = 7 * 86_400_000;

export function confirmationLetter(to: string, confirmToken: string, leaveToken: string, sender: Sender) {
  return letter(to, leaveToken, sender, `Conferma l'iscrizione alla newsletter di ${sender.name}`, [
    "Ciao!",
    `Qualcuno, speriamo tu, ha chiesto di ricevere la newsletter di ${sender.name} a questo indirizzo. Per confermare apri il collegamento e premi il pulsante che trovi nella pagina.`,
    { link: `${sender.origin}/newsletter/conferma?token=${confirmToken}`, label: "Conferma l'iscrizione" },
    "Il collegamento vale sette giorni. Se non sei stato tu, ignora questa email: senza conferma non riceverai altro.",
  ]);
}

/** Goes to those who ask again although they get it already, so that the page can answer the same to everybody. */
export function alreadySubscribedLetter(to: string, leaveToken: string, sender: Sender) {
  return letter(to, leaveToken, sender, `Ricevi già la newsletter di ${sender.name}`, [
    "Ciao!",
    `Qualcuno ha appena chiesto di iscrivere questo indirizzo alla newsletter di ${sender.name}. L'iscrizione è già attiva: non devi fare nulla.`,
  ]);
}

function letter(to: string, leaveToken: string, sender: Sender, subject: string, parts: LetterPart[]) {
  const end = `${sender.origin}/newsletter/annulla?token=${leaveToken}`;
  return written(sender, {
    to,
    urgency: "confirmation",
    lasts: linkLife,
    subject,
    parts,
    footnote: [`Per non ricevere più email dalla newsletter: ${end}`],
    end,
  });
}
