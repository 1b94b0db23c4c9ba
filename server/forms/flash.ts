/** One sentence that outlives the redirect after a post: a cookie that the next page shows and takes away. */
import { cookieLine } from "../cookie";

export interface Flash {
  /** The sentence that `form` left, and the `Set-Cookie` line that takes it away; null when there is none. */
  read(form: string): { sentence: string; cookie: string } | null;
  /** The `Set-Cookie` line that leaves a sentence. */
  leave(form: string, sentence: string): string;
}

const name = "esito";
/** Long enough for a slow phone to follow the redirect. */
const seconds = 120;

export function flashOf(request: Request): Flash {
  const line = (value: string, age: number) => cookieLine(request, name, value, age);
  return {
    read(form) {
      const cookie = /(?:^|;\s*)esito=([a-z-]{1,40})\.([^;\s]{1,2000})(?:;|$)/.exec(
        request.headers.get("Cookie") ?? "",
      );
      if (cookie?.[1] !== form) return null;
      const sentence = decoded(cookie[2] ?? "");
      return sentence === null ? null : { sentence, cookie: line("", 0) };
    },
    leave: (form, sentence) => line(`${form}.${encodeURIComponent(sentence.slice(0, 300))}`, seconds),
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
