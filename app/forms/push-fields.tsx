/** What the browser says of itself when it may show notifications; `browser/push.ts` fills it in after a press. */
import { useContext } from "react";
import { FormContext } from "./field";

const pushFields = ["endpoint", "p256dh", "auth"] as const;

export function PushFields() {
  const { values } = useContext(FormContext);
  return pushFields.map((name) => (
    <input key={name} type="hidden" name={name} defaultValue={values[name] ?? ""} />
  ));
}

/** The browser of a post; null where it named none. */
export function deviceIn(fields: { get(name: string): string | null }) {
  const [endpoint, p256dh, auth] = pushFields.map((name) => fields.get(name) ?? "");
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}
