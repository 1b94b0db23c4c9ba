/** /contatti: the CMS page, the form, and the address to write to. */
import { ContactForm } from "~/forms/contact-form";
import { FormPage, formPageLoader } from "~/forms/form-page";
import { contentMeta } from "~/loaders/content";

export const handle = { styles: ["prose", "forms"] };
export const loader = formPageLoader({ slug: "contatti", title: "Contatti" });
export const meta = contentMeta("/contatti");

export { contactAction as action } from "~/forms/contact";

export default function Contatti() {
  return <FormPage first form={(props) => <ContactForm {...props} />} />;
}
