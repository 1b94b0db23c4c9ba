/** How often a password may be tried and an account made, per account and per network (upstream/identity/DESIGN.md). */
import { day, hour, type Limit, minute } from "../attempts";

/** Tries of a password: per account, whether it exists or not, and per (hash of a) network. */
export const passwordTries = (email: string, addressHash: string | null | undefined): Limit[] => [
  { what: "password", of: email, most: 10, milliseconds: minute },
  ...networkTries(addressHash),
];

export const networkTries = (addressHash: string | null | undefined): Limit[] =>
  addressHash ? [{ what: "password-from", of: addressHash, most: 10, milliseconds: minute }] : [];

/** Tries of a password from a browser that its member has signed in from before. */
export const deviceTries = (deviceHash: string): Limit[] => [
  { what: "device", of: deviceHash, most: 10, milliseconds: minute },
];

export const registrations = (addressHash: string | null | undefined): Limit[] =>
  addressHash
    ? [
        { what: "register-from", of: addressHash, most: 5, milliseconds: hour },
        { what: "register-from-day", of: addressHash, most: 20, milliseconds: day },
      ]
    : [];
