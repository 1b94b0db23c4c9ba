/** Letters about an account: links that do something only when a button is pressed, and notices of what was changed. */
import { type Letter, type LetterPart, type Sender, written } from "./letter";

const minute = 60_000;

/** A sender whose own address is known for certain, never from what a request claims. */
export type Linked = Sender & { trustedOrigin: string };

/** Null, and a line in the log, where letters with links cannot be written. */
export function linked(sender: Sender): Linked | null {
  if (sender.trustedOrigin) return { ...sender, trustedOrigin: sender.trustedOrigin };
  console.error(JSON.stringify({ level: "error", event: "mail", reason: "SITE_ORIGIN is not set" }));
  return null;
}

export function resetLetter(to: string, token: string, sender: Linked): Letter {
  return {
    ...letter(to, `Reimposta la password di ${sender.name}`, sender, [
      `Qualcuno, speriamo tu, ha chiesto di reimpostare la password del tuo account ${sender.name}. Apri il collegamento e scegli la nuova password.`,
      { link: `${sender.trustedOrigin}/reset-password?token=${token}`, label: "Reimposta la password" },
      "Il collegamento vale 60 minuti e funziona una volta sola. Se non sei stato tu, ignora questa email: la password resta quella di prima.",
    ]),
    lasts: 60 * minute,
  };
}

export function confirmEmailLetter(to: string, token: string, sender: Linked): Letter {
  return {
    ...letter(to, `Conferma il tuo indirizzo email per ${sender.name}`, sender, [
      `Questo indirizzo è stato indicato per un account ${sender.name}. Se è il tuo, apri il collegamento e premi il pulsante che trovi nella pagina.`,
      { link: `${sender.trustedOrigin}/conferma-email?token=${token}`, label: "Conferma l'indirizzo" },
      "Se non hai effettuato l'accesso in quel browser, ti chiede anche la password dell'account. Il collegamento vale sette giorni. Se non sei stato tu, ignora questa email: non succederà nulla.",
    ]),
    urgency: "confirmation",
    lasts: 7 * 24 * 60 * minute,
  };
}

export function moveLetter(to: string, token: string, sender: Linked): Letter {
  return {
    ...letter(to, `Conferma il nuovo indirizzo email per ${sender.name}`, sender, [
      `Questo indirizzo è stato indicato come nuovo indirizzo di un account ${sender.name}. Se è il tuo, apri il collegamento e conferma con la password dell'account.`,
      {
        link: `${sender.trustedOrigin}/conferma-email?token=${token}&cambio=1`,
        label: "Conferma il nuovo indirizzo",
      },
      "Il collegamento vale sette giorni. Se non sei stato tu, ignora questa email: non succederà nulla.",
    ]),
    urgency: "confirmation",
    lasts: 7 * 24 * 60 * minute,
  };
}

export function alreadyMemberLetter(to: string, sender: Linked): Letter {
  return letter(to, `Hai già un account ${sender.name}`, sender, [
    `Qualcuno, forse tu, ha provato a registrarsi su ${sender.name} con questo indirizzo, che ha già un account. Se sei stato tu, puoi accedere; se non ricordi la password, puoi reimpostarla.`,
    { link: `${sender.trustedOrigin}/login`, label: "Accedi" },
    { link: `${sender.trustedOrigin}/forgot-password`, label: "Reimposta la password" },
    "Se non sei stato tu, non devi fare nulla: il tuo account non è cambiato.",
  ]);
}

/** To the owner of an address that somebody else's account wanted to move to. */
export function addressTakenLetter(to: string, sender: Sender): Letter {
  return letter(to, `Questo indirizzo ha già un account ${sender.name}`, sender, [
    `Qualcuno ha chiesto di usare questo indirizzo per un altro account ${sender.name}. Non è possibile, perché ne ha già uno: il tuo account non è cambiato.`,
  ]);
}

export function passwordChangedLetter(to: string, sender: Sender): Letter {
  return letter(to, `La password di ${sender.name} è stata cambiata`, sender, [
    `La password del tuo account ${sender.name} è stata appena cambiata e gli altri dispositivi sono stati disconnessi.`,
    "Se non sei stato tu, reimposta subito la password: chi l'ha cambiata non potrà più entrare.",
    ...resetWay(sender),
  ]);
}

/** To the address that an account is about to leave. */
export function newAddressLetter(to: string, newAddress: string, sender: Sender): Letter {
  return letter(to, `Nuovo indirizzo per il tuo account ${sender.name}`, sender, [
    `È stato chiesto di cambiare l'indirizzo email del tuo account ${sender.name} in ${newAddress}. Il cambio vale quando il nuovo indirizzo viene confermato.`,
    "Se non sei stato tu, cambia subito la password del tuo account: chi ha fatto la richiesta la conosce.",
  ]);
}

export function addressChangedLetter(to: string, newAddress: string, sender: Sender): Letter {
  return letter(to, `L'indirizzo del tuo account ${sender.name} è cambiato`, sender, [
    `Il tuo account ${sender.name} ora usa l'indirizzo ${newAddress}.`,
    `Se non sei stato tu, scrivi a ${sender.operator}.`,
  ]);
}

/** To the address that an account has left: the way back, for a week. */
export function addressLeftLetter(to: string, newAddress: string, token: string, sender: Linked): Letter {
  return {
    ...letter(to, `L'indirizzo del tuo account ${sender.name} è cambiato`, sender, [
      `Il tuo account ${sender.name} ora usa l'indirizzo ${newAddress}. Se sei stato tu, non devi fare nulla.`,
      "Se non sei stato tu, riprenditi l'account: il collegamento riporta questo indirizzo, disconnette tutti i dispositivi e annulla la password.",
      { link: `${sender.trustedOrigin}/annulla-cambio-email?token=${token}`, label: "Non sono stato io" },
      "Il collegamento vale sette giorni.",
    ]),
    lasts: 7 * 24 * 60 * minute,
  };
}

/** To the address that took its account back: the password of before is void. */
export function takenBackLetter(to: string, token: string, sender: Linked): Letter {
  return {
    ...letter(to, `Il tuo account ${sender.name} è di nuovo tuo`, sender, [
      `Il tuo account ${sender.name} usa di nuovo questo indirizzo; tutti i dispositivi sono stati disconnessi e la password di prima non vale più. Apri il collegamento e scegline una nuova.`,
      { link: `${sender.trustedOrigin}/reset-password?token=${token}`, label: "Scegli una nuova password" },
      "Il collegamento vale 60 minuti. Più tardi puoi chiederne un altro da “Password dimenticata”.",
    ]),
    lasts: 60 * minute,
  };
}

/** To an owner whose password was right in a browser that was never used for the account. */
export function newBrowserLetter(to: string, where: "account" | "banco", sender: Sender): Letter {
  const what = where === "banco" ? `banco di ${sender.name}` : `tuo account ${sender.name}`;
  return letter(to, `Nuovo accesso al ${what}`, sender, [
    `Qualcuno, speriamo tu, è appena entrato nel ${what} con la tua password, da un browser che non era ancora stato usato.`,
    "Se sei stato tu, per esempio da un altro dispositivo o in una finestra anonima, non devi fare nulla.",
    "Se non sei stato tu, reimposta subito la password: chi è entrato viene disconnesso.",
    ...resetWay(sender),
  ]);
}

/** To an operator whose password was right and whose second factor was not. */
export function codeMissedLetter(to: string, sender: Sender): Letter {
  return letter(to, `Accesso non riuscito al banco di ${sender.name}`, sender, [
    `Qualcuno ha scritto la tua password giusta per il banco di ${sender.name}, ma non il secondo fattore, e non è entrato.`,
    "Se sei stato tu, riprova con il codice dell’app o con un codice di recupero.",
    "Se non sei stato tu, qualcuno conosce la tua password: reimpostala subito.",
    ...resetWay(sender),
  ]);
}

export function passkeyAddedLetter(to: string, name: string, sender: Sender): Letter {
  return letter(to, `Nuova passkey per il tuo account ${sender.name}`, sender, [
    `Al tuo account ${sender.name} è stata aggiunta la passkey “${name}”: chi la ha può accedere senza password.`,
    "Se non sei stato tu, reimposta subito la password: tutte le passkey e tutte le sessioni smettono di valere.",
    ...resetWay(sender),
  ]);
}

export function passkeyRemovedLetter(to: string, name: string, sender: Sender): Letter {
  return letter(to, `Una passkey del tuo account ${sender.name} è stata eliminata`, sender, [
    `Dal tuo account ${sender.name} è stata eliminata la passkey “${name}”: non fa più accedere nessuno.`,
    "Se non sei stato tu, reimposta subito la password.",
    ...resetWay(sender),
  ]);
}

export function farewellLetter(to: string, sender: Sender): Letter {
  return letter(to, `Il tuo account ${sender.name} è stato eliminato`, sender, [
    `Come hai chiesto, il tuo account ${sender.name} e i dati collegati sono stati eliminati. Questa è l'ultima email che ricevi a questo proposito.`,
  ]);
}

function resetWay({ trustedOrigin }: Sender): LetterPart[] {
  return trustedOrigin ? [{ link: `${trustedOrigin}/forgot-password`, label: "Reimposta la password" }] : [];
}

function letter(to: string, subject: string, sender: Sender, parts: LetterPart[]): Letter {
  return written(sender, { to, subject, urgency: "access", parts: ["Ciao!", ...parts] });
}
