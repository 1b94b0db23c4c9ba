/** How often a password may be tried and an account made, per account and per network (upstream/identity/DESIGN.md). */
import { day, hour, type Limit, minute, ofNetwork } from "../attempts";

/** Tries of a password: per account, whether it exists or not, and per (hash of a) network. */
export const passwordTries = (email: string, addressHash: string | null | undefined): Limit[] => [
  { what: "password", of: email, most: 10, milliseconds: minute },
  ...networkTries(addressHash),
];

export const networkTries = (addressHash: string | null | undefined): Limit[] =>
  addressHash ? ofNetwork(addressHash, { what: "password-from", most: 10, milliseconds: minute }) : [];

/** Tries of a password from a browser that its member has signed in from before. */
export const deviceTries = (deviceHash: string): Limit[] => [
  { what: "device", of: deviceHash, most: 10, milliseconds: minute },
];

export const registrations = (addressHash: string | null | undefined): Limit[] =>
  addressHash
    ? [
        ...ofNetwork(addressHash, { what: "register-from", most: 5, milliseconds: hour }),
        ...ofNetwork(addressHash, { what: "register-from-day", most: 20, milliseconds: day }),
      ]
    : [];
