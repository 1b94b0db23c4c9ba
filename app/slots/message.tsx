/** What a form did, said on the page that follows its redirect, with the way back beside it where there is one. */
import { Sheet } from "~/ui/sheet";
import type { SlotKind } from "~/ui/slot";

/** Form of messages that no form of the page shows: they stand at the top of whatever page comes next. */
export const pageMessage = "pagina";

/** `of.form` is the form whose messages belong here, by the name that `flash.leave` was given. */
export const message: SlotKind<{ form: string }> = {
  name: "message",
  state: (person, { form }) => (person?.message?.form === form ? JSON.stringify(person.message) : ""),
  Show({ of, person }) {
    const said = person?.message?.form === of.form ? person.message : null;
    if (!said) return null;
    const heads = of.form === pageMessage;
    return (
      <div className={heads ? "notice line page-message" : "outcome"}>
        {heads && <Sheet of="chrome" />}
        <p>{said.sentence}</p>
        {said.way && <a href={said.way.href}>{said.way.label}</a>}
        {said.undo && (
          <form method="post" action={said.undo.action}>
            {Object.entries(said.undo.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit">{said.undo.label}</button>
          </form>
        )}
      </div>
    );
  },
};
