/** The newsletter block (product.md 'Forms'): at the end of the home page, of landings and guides, and on a page of its own. */
import { genderLabels } from "contract/fields";
import { Section } from "~/ui/section";
import { Sheet } from "~/ui/sheet";
import type { FormAnswer } from "./answer";
import { EmailField, SelectField, TickField } from "./field";
import { FormFrame, useConsentOff } from "./frame";
import { HumanCheck } from "./human";

const labels = { email: "Email", gender: "Genere", accept_terms: "Termini e condizioni" };

const usual = "Iscriviti alla newsletter";

/** The block as a section with its own heading. */
export function NewsletterBlock({ token, heading = usual }: { token: string; heading?: string }) {
  if (useConsentOff()) return null;
  return (
    <>
      <Sheet of="forms" />
      <Section heading={heading} className="newsletter">
        <NewsletterForm token={token} />
      </Section>
    </>
  );
}

export function NewsletterForm(props: { token: string; answer?: FormAnswer | undefined }) {
  return (
    <>
      <p className="newsletter-lead">
        Offerte e novità della moda nella tua casella di posta. Puoi annullare l'iscrizione con un clic,
        quando vuoi.
      </p>
      <FormFrame
        {...props}
        id="newsletter"
        name="newsletter"
        action="/newsletter"
        submit="Iscriviti"
        labels={labels}
        fleeting
        consents
      >
        <div className="pair">
          <EmailField />
          <SelectField name="gender" empty="Seleziona" options={Object.entries(genderLabels)} required />
        </div>
        <TickField name="accept_terms">
          Ho letto e accetto i <a href="/termini-e-condizioni">termini e le condizioni</a> e l'
          <a href="/privacy">informativa sulla privacy</a>.
        </TickField>
        <HumanCheck />
      </FormFrame>
    </>
  );
}
