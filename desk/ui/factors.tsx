/** The two things an operator proves to be one with: the password, and the code of the authenticator, which no form gives back. */
import type { ScreenContext } from "../screen";
import { TextField } from "./form";

interface FactorsProps {
  context: Pick<ScreenContext, "typed">;
  password?: { label: string; isNew?: boolean; hint?: string };
  code?: { label: string; hint?: string };
}

export function Factors({
  context,
  password = { label: "Password" },
  code = { label: "Codice" },
}: FactorsProps) {
  return (
    <>
      <TextField
        name="password"
        label={password.label}
        type="password"
        autoComplete={password.isNew ? "new-password" : "current-password"}
        hint={password.hint}
        context={context}
        required
      />
      <TextField
        name="code"
        label={code.label}
        autoComplete="one-time-code"
        hint={code.hint}
        context={{ typed: null }}
        required
      />
    </>
  );
}
