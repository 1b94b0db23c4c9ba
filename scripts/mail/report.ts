/** The operator's view of the outbox of letters: what is asked of the database, and how it is printed. */

export interface ListedLetter {
  mail_id: number;
  recipient: string;
  subject: string;
  written_at: string;
  attempts: number;
  sent_at: string | null;
  refused: string | null;
}

export interface OneLetter extends ListedLetter {
  reply_to: string | null;
  text: string;
  html: string;
  /** JSON */
  headers: string;
}

export function listed(letters: ListedLetter[]): string {
  if (letters.length === 0) return "No letters.";
  return letters
    .map((letter) =>
      [
        String(letter.mail_id).padStart(5),
        letter.written_at.slice(0, 16).replace("T", " "),
        stateOf(letter).padEnd(8),
        letter.recipient.padEnd(28),
        letter.subject,
      ].join("  "),
    )
    .join("\n");
}

export function whole(letter: OneLetter, form: "text" | "html"): string {
  if (letter.sent_at) return `Sent on ${letter.sent_at}: what was sent is not kept.`;
  if (form === "html") return letter.html;
  const headers = {
    To: letter.recipient,
    ...(letter.reply_to ? { "Reply-To": letter.reply_to } : {}),
    Subject: letter.subject,
    ...(JSON.parse(letter.headers) as Record<string, string>),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${letter.text}`;
}

function stateOf({ sent_at, refused, attempts }: ListedLetter): string {
  if (sent_at) return "sent";
  if (refused) return refused === "expired" ? "expired" : "refused";
  return attempts > 0 ? "failing" : "waiting";
}
