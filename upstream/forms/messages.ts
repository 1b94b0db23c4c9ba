/** Messages and stores' applications: kept, and sent on in the same transaction while the sender's letters have room. */
import type { HandlerContext, HandlersOf } from "../handler";
import { budget, budgeted } from "../mail/budget";
import { applicationLetter, contactLetter } from "../mail/operator-letters";
import { batch, sql } from "../sql";

export const contact: HandlersOf<"contact"> = {
  async send(message, context) {
    const key = keyOf(context);
    await batch(context.db, [
      sql`INSERT INTO contact_messages (idempotency_key, first_name, last_name, email, message, received_at)
        VALUES (${key}, ${message.firstName}, ${message.lastName}, ${message.email}, ${message.message},
          ${context.now.toISOString()}) ON CONFLICT DO NOTHING`,
      ...sentOn(`contact-${key}`, contactLetter(message, context.sender), message.addressHash, context),
    ]);
    context.sendMail();
    return { message: "Grazie per averci scritto! Ti risponderemo al più presto." };
  },
};

export const partners: HandlersOf<"partners"> = {
  async apply(store, context) {
    const key = keyOf(context);
    await batch(context.db, [
      sql`INSERT INTO store_applications (idempotency_key, contact_name, company, store_name, site, email,
          phone, products, feed, description, received_at)
        VALUES (${key}, ${store.contactName}, ${store.company}, ${store.storeName},
          ${store.site || null}, ${store.email}, ${store.phone || null},
          ${store.productCount ?? null}, ${store.feed || null}, ${store.description || null},
          ${context.now.toISOString()}) ON CONFLICT DO NOTHING`,
      ...sentOn(`partner-${key}`, applicationLetter(store, context.sender), store.addressHash, context),
    ]);
    context.sendMail();
    return { message: "La tua richiesta è stata inviata con successo!" };
  },
};

function sentOn(
  key: string,
  letter: ReturnType<typeof contactLetter>,
  from: string | null | undefined,
  { now }: HandlerContext,
) {
  return budgeted(key, letter, budget({ purpose: "operator", to: letter.to, from }), now);
}

/** A repeated delivery counts once; a caller who names no key means every call. */
function keyOf({ caller }: HandlerContext): string {
  return caller.idempotencyKey ?? crypto.randomUUID();
}
