/** Chromium's virtual authenticator: a device with keys that its owner opens at once. */
import type { Page } from "playwright";

/**
 * Gives a page one, which is the same in all that the page opens; returns what tests do with its keys. `inField`: the browser
 * offers keys in fields too, and the owner takes the offer at once.
 */
export async function giveAuthenticator(page: Page, { inField = false } = {}) {
  if (!inField)
    await page.addInitScript("PublicKeyCredential.isConditionalMediationAvailable = async () => false");
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** The owner cannot show to be it: another finger, a wrong PIN. */
    refuse: (refused = true) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !refused }),
  };
}
