/** Session, registration, profile, passwords and rights of a member (product.md 'The calls'; open paths: contract/DESIGN.md). */
import * as z from "zod";
import { EmailAddress, line, Told } from "../forms";
import { Nothing, renamed, row } from "../row";
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

const profile = { nome: line, cognome: line, genere: z.enum(personGenders) };
const profileNames = { nome: "firstName", cognome: "lastName", genere: "gender" } as const;
/** What a flood or a known browser is told by. */
const originNames = { hash_indirizzo: "addressHash", dispositivo: "device" } as const;
const uncached = { cache: "none" } as const;
const open = { ...uncached, auth: "public" } as const;
const members = { ...uncached, auth: "visitor" } as const;

export const user = {
  login: row({
    method: "POST",
    path: "/user/login",
    summary: "Signs in with email and password",
    input: renamed(
      z.object({
        email: EmailAddress,
        password: TypedPassword,
        hash_indirizzo: networkHash,
        dispositivo: browserMark,
      }),
      originNames,
    ),
    output: TokensAnswer,
    ...open,
  }),
  refresh: row({
    method: "POST",
    path: "/user/refresh",
    summary: "Gives a new access token for a refresh token; sent without bearer",
    input: z.object({ refreshToken: RefreshToken }),
    output: TokensAnswer,
    ...open,
  }),
  logout: row({
    method: "POST",
    path: "/user/logout",
    summary: "Ends the session of the bearer",
    input: z.object({}),
    output: Nothing,
    ...members,
  }),
  info: row({
    method: "GET",
    path: "/user/info",
    summary: "The signed-in member",
    input: z.object({}),
    output: MemberAnswer,
    ...members,
  }),
  ping: row({
    method: "GET",
    path: "/user/ping",
    summary: "Keeps the session alive",
    input: z.object({}),
    output: Nothing,
    ...members,
  }),
  register: row({
    method: "POST",
    path: "/user/register",
    summary: "Makes a member; signed in at once where the answer has tokens",
    input: renamed(
      z.object({
        ...profile,
        email: EmailAddress,
        password: NewPassword,
        hash_indirizzo: networkHash,
        dispositivo: browserMark,
      }),
      { ...profileNames, ...originNames },
    ),
    output: MaybeTokensAnswer,
    ...open,
  }),
  update: row({
    method: "PUT",
    path: "/user/update",
    summary: "Changes the profile; a new email needs the current password and counts once confirmed",
    input: renamed(
      z.object({
        ...profile,
        email: EmailAddress.nullish(),
        password: TypedPassword.nullish(),
        hash_indirizzo: networkHash,
      }),
      { ...profileNames, hash_indirizzo: "addressHash" },
    ),
    output: Told,
    ...members,
  }),
  forgotPassword: row({
    method: "POST",
    path: "/user/password/forgot",
    summary: "Sends a link for a new password, if the address is a member's; answers the same in any case",
    input: renamed(z.object({ email: EmailAddress, hash_indirizzo: networkHash }), {
      hash_indirizzo: "addressHash",
    }),
    output: Told,
    ...open,
  }),
  resetPassword: row({
    method: "POST",
    path: "/user/password/reset",
    summary: "Sets a new password with the token of the mailed link; ends all sessions",
    input: z.object({ token: mailedToken, password: NewPassword }),
    output: Told,
    ...open,
  }),
  changePassword: row({
    method: "PUT",
    path: "/user/password",
    summary: "Sets a new password; ends all other sessions and renews this one",
    input: renamed(z.object({ password_attuale: TypedPassword, password_nuova: NewPassword }), {
      password_attuale: "currentPassword",
      password_nuova: "newPassword",
    }),
    output: MaybeTokensAnswer,
    ...members,
  }),
  changeEmail: row({
    method: "PUT",
    path: "/user/email",
    summary:
      "Asks for another email, which counts once its owner confirms; the current one asks for the letter again",
    input: renamed(z.object({ email: EmailAddress, password: TypedPassword, hash_indirizzo: networkHash }), {
      hash_indirizzo: "addressHash",
    }),
    output: Told,
    ...members,
  }),
  confirmEmail: row({
    method: "POST",
    path: "/user/email/confirm",
    summary:
      "Confirms an email with the token of the mailed link, and the current password or a session of the account (for another email one that is younger than the change)",
    input: z.object({ token: mailedToken, password: TypedPassword.nullish() }),
    output: Told,
    ...open,
  }),
  undoEmail: row({
    method: "POST",
    path: "/user/email/undo",
    summary:
      "Gives the account back to the email before, with the token that it was sent; ends all sessions, and the password is void",
    input: z.object({ token: mailedToken }),
    output: Told,
    ...open,
  }),
  resendConfirmation: row({
    method: "POST",
    path: "/user/email/resend",
    summary: "Sends the letter that asks to confirm the member's email again",
    input: renamed(z.object({ hash_indirizzo: networkHash }), { hash_indirizzo: "addressHash" }),
    output: Told,
    ...members,
  }),
  export: row({
    method: "GET",
    path: "/user/export",
    summary: "Everything that is held about the member, as named lists",
    input: z.object({}),
    output: ExportAnswer,
    ...members,
  }),
  delete: row({
    method: "POST",
    path: "/user/delete",
    summary: "Deletes the member and what is held about them",
    input: z.object({ password: TypedPassword }),
    output: Told,
    ...members,
  }),
};

export const person = {
  summary: row({
    method: "GET",
    path: "/user/summary",
    summary: "Name, cart, saved products and sizes of the member, or of the anonymous visitor",
    input: z.object({}),
    output: SummaryAnswer,
    anonymous: true,
    ...open,
  }),
};
