/** Session, registration, profile, passwords and rights of members: the handlers of `user` and `person`. */
import { callingOwner, piecesIn } from "../cart/cart";
import { decisionOf, latestConsent } from "../consent/consent";
import { countingSizes } from "../family/family";
import type { HandlersOf } from "../handler";
import { batch, sql } from "../sql";
import { savedByVisitor } from "../wishlists/visitor-list";
import { savedProducts } from "../wishlists/wishlists";

import { confirmEmail, undoEmail } from "./address-links";
import { changeEmail, resendConfirmation } from "./addresses";
import { changePassword, forgotPassword, resetPassword } from "./password-changes";
import { info, update } from "./profile";
import { register } from "./registration";
import { deleteAll, exportAll } from "./rights";
import { refresh } from "./sessions";
import { login, logout } from "./sign-in";

export const user: HandlersOf<"user"> = {
  login,
  refresh,
  logout,
  info,
  /** That somebody asks is all: the dispatcher has looked the session up. */
  ping: async () => null,
  register,
  update,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  undoEmail,
  resendConfirmation,
  export: exportAll,
  delete: deleteAll,
};

export const person: HandlersOf<"person"> = {
  /** Of a visitor without account nothing is known but cart and list. */
  async summary(_, { db, userId, caller }) {
    const owner = callingOwner({ userId, caller });
    if (owner === null)
      return { name: null, cartCount: 0, savedProductIds: [], sizes: [], ownSizes: null, consent: null };
    const [carts, saved, [user], [decided]] = await batch(db, [
      piecesIn(owner),
      userId === null ? savedByVisitor(owner.key) : savedProducts(userId),
      sql<{ first_name: string; own_sizes: string | null }>`
        SELECT first_name, ${countingSizes(userId)} AS own_sizes FROM users WHERE user_id = ${userId}`,
      latestConsent(userId),
    ]);
    return {
      name: user?.first_name ?? null,
      cartCount: carts[0]?.pieces ?? 0,
      savedProductIds: saved.map(({ product_id }) => product_id),
      sizes: [],
      ownSizes: user?.own_sizes ?? null,
      consent: decided ? decisionOf(decided) : null,
    };
  },
};
