/** Session, registration, profile, passwords and rights of a member (product.md 'Calls of session and account'; open paths: docs/decisions/0002). */
import { z } from "zod";
import { row } from "../row";
import { MemberAnswer, SummaryAnswer } from "./member";

const anything = z.unknown().transform(() => null);

const uncached = { cache: "none" } as const;
const open = { ...uncached, auth: "public" } as const;
const members = { ...uncached, auth: "visitor" } as const;

export const user = {
  logout: row({
    method: "POST",
    path: "/user/logout",
    summary: "Ends the session of the bearer",
    input: z.object({}),
    output: anything,
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
    output: anything,
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
    ...open,
  }),
};
