/** /partner-program: the CMS page for stores, and the form to apply (product.md 'Forms'). */
import { FormPage, formPageLoader } from "~/forms/form-page";
import { PartnerForm } from "~/forms/partner-form";
import { contentMeta } from "~/loaders/content";

export const handle = { styles: ["prose", "forms"] };
export const loader = formPageLoader({ slug: "partner-program", title: "Diventa partner" });
export const meta = contentMeta("/partner-program");

export { partnerAction as action } from "~/forms/partner";

export default function PartnerProgram() {
  return <FormPage form={(props) => <PartnerForm {...props} />} />;
}
