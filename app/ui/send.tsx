/** The button at the end of a form; `busy` is what it says while that is sent. */
import type { ComponentProps } from "react";

type SendProps = { busy?: string; quiet?: boolean } & Pick<ComponentProps<"button">, "disabled" | "children">;

export function Send({ busy, quiet, ...button }: SendProps) {
  return (
    <p className="send">
      <button type="submit" className={quiet ? "button quiet" : "button"} data-busy={busy} {...button} />
    </p>
  );
}
