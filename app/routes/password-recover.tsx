/** `/password-recover`: asking for a link to a new password. */
import { ForgotPage, forgotAction, forgotLoader, forgotMeta } from "~/forms/forgot-page";

const plan = { slug: "recupera-password", path: "/password-recover" };

export const handle = { styles: ["prose", "forms", "account"] };
export const loader = forgotLoader(plan);
export const meta = forgotMeta(plan);
export const action = forgotAction(plan);

export default ForgotPage;
