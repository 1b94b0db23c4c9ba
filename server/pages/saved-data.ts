/** Who wants few bytes, by header or cookie. Their pages are kept apart: browsers choose pictures before any script runs. */
import { cookieLine, cookieOf } from "../cookie";

const name = "risparmio";
const yearSeconds = 365 * 86_400;

export function savesData({ headers }: Request): boolean {
  return choseToSave({ headers }) || headers.get("Save-Data")?.toLowerCase() === "on";
}

export function choseToSave(request: Pick<Request, "headers">): boolean {
  return cookieOf(request, name) === "1";
}

export function savedDataLine(request: Request, saves: boolean): string {
  return cookieLine(request, name, saves ? "1" : "", saves ? yearSeconds : 0);
}
