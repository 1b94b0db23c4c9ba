/**
 * Who wants few bytes: by the browser's own word, or by a choice that this site keeps in a technical cookie. Their pages are kept apart
 * (`serve.ts`): a picture is chosen by the browser before any script runs, so the document has to say less.
 */
import { cookieLine, cookieOf } from "../cookie";

const name = "risparmio";
const yearSeconds = 365 * 86_400;

export function savesData({ headers }: Request): boolean {
  return choseToSave({ headers }) || headers.get("Save-Data")?.toLowerCase() === "on";
}

export function choseToSave(request: Pick<Request, "headers">): boolean {
  return cookieOf(request, name) === "1";
}

/** The `Set-Cookie` line of the choice. */
export function savedDataLine(request: Request, saves: boolean): string {
  return cookieLine(request, name, saves ? "1" : "", saves ? yearSeconds : 0);
}
