/** Session, registration, profile, passwords and rights of a member (product.md 'The calls'; open paths: contract/DESIGN.md). */
import * as z from "zod";
import { EmailAddress, line, Sentence } from "../forms";
import { called, fields, get, Nothing, post, put } from "../row";
import { browserMark, networkHash } from "../wire";
import {
  ExportAnswer,
  MaybeTokensAnswer,
  MemberAnswer,
  personGenders,
  SummaryAnswer,
  TokensAnswer,
} from "./member";
import { NewPassword, TypedPassword } from "./password";

/** 64 hexadecimal characters, as letters carry them (product.md 'Registration and passwords'). */
const mailedToken = z.string().regex(/^[0-9a-f]{64}$/i);

/** A missing one is refused in the words of product.md 'Session'. */
const RefreshToken = z
  .custom<string>((sent) => typeof sent === "string" && sent !== "", "No refresh token")
  .pipe(z.string().max(4_096));

const profile = {
  firstName: called("nome", line),
  lastName: called("cognome", line),
  gender: called("genere", z.enum(personGenders)),
};

/** What a flood or a known browser is told by. */

const uncached = { cache: "none" } as const;
const open = { ...uncached, auth: "public" } as const;
const members = { ...uncached, auth: "visitor" } as const;

export const user = {
  login: post("/user/login", "Signs in with email and password", {
    input: fields({
      email: EmailAddress,
      password: TypedPassword,
      addressHash: called("hash_indirizzo", networkHash),
      device: called("dispositivo", browserMark),
    }),
    output: TokensAnswer,
    ...open,
  }),
  refresh: post("/user/refresh", "Gives a new access token for a refresh token; sent without bearer", {
    input: z.object({ refreshToken: RefreshToken }),
    output: TokensAnswer,
    ...open,
  }),
  logout: post("/user/logout", "Ends the session of the bearer", { output: Nothing, ...members }),
  info: get("/user/info", "The signed-in member", { output: MemberAnswer, ...members }),
  ping: get("/user/ping", "Keeps the session alive", { output: Nothing, ...members }),
  register: post("/user/register", "Makes a member; signed in at once where the answer has tokens", {
    input: fields({
      ...profile,
      email: EmailAddress,
      password: NewPassword,
      addressHash: called("hash_indirizzo", networkHash),
      device: called("dispositivo", browserMark),
    }),
    output: MaybeTokensAnswer,
    ...open,
  }),
  update: put(
    "/user/update",
    "Changes the profile; a new email needs the current password and counts once confirmed",
    {
      input: fields({
        ...profile,
        email: EmailAddress.nullish(),
        password: TypedPassword.nullish(),
        addressHash: called("hash_indirizzo", networkHash),
      }),
      output: Sentence,
      ...members,
    },
  ),
  forgotPassword: post(
    "/user/password/forgot",
    "Sends a link for a new password, if the address is a member's; answers the same in any case",
    {
      input: fields({ email: EmailAddress, addressHash: called("hash_indirizzo", networkHash) }),
      output: Sentence,
      ...open,
    },
  ),
  resetPassword: post(
    "/user/password/reset",
    "Sets a new password with the token of the mailed link; ends all sessions",
    { input: z.object({ token: mailedToken, password: NewPassword }), output: Sentence, ...open },
  ),
  changePassword: put("/user/password", "Sets a new password; ends all other sessions and renews this one", {
    input: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
    output: MaybeTokensAnswer,
    ...members,
  }),
  changeEmail: put(
    "/user/email",
    "Asks for another email, which counts once its owner confirms; the current one asks for the letter again",
    {
      input: z.object({ email: EmailAddress, password: TypedPassword, addressHash: networkHash }),
      output: Sentence,
      ...members,
    },
  ),
  confirmEmail: post(
    "/user/email/confirm",
    "Confirms an email with the token of the mailed link, and the current password or a session of the account (for another email one that is younger than the change)",
    { input: z.object({ token: mailedToken, password: TypedPassword.nullish() }), output: Sentence, ...open },
  ),
  undoEmail: post(
    "/user/email/undo",
    "Gives the account back to the email before, with the token that it was sent; ends all sessions, and the password is void",
    { input: z.object({ token: mailedToken }), output: Sentence, ...open },
  ),
  resendConfirmation: post(
    "/user/email/resend",
    "Sends the letter that asks to confirm the member's email again",
    { input: z.object({ addressHash: networkHash }), output: Sentence, ...members },
  ),
  export: get("/user/export", "Everything that is held about the member, as named lists", {
    output: ExportAnswer,
    ...members,
  }),
  delete: post("/user/delete", "Deletes the member and what is held about them", {
    input: z.object({ password: TypedPassword }),
    output: Sentence,
    ...members,
  }),
};

export const person = {
  summary: get(
    "/user/summary",
    "Name, cart, saved products and sizes of the member, or of the anonymous visitor",
    { output: SummaryAnswer, anonymous: true, ...open },
  ),
};
