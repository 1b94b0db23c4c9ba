// Passkeys: forms that are marked `data-passkey` get their answer from the browser. Without this file they work with passwords and digits.
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const challengeOf = (form) => new TextEncoder().encode(form.dataset.challenge);

async function made(form) {
  const { user, name, known = "" } = form.dataset;
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: challengeOf(form),
      rp: { id: location.hostname, name: form.dataset.site },
      user: { id: bytesOf(user), name, displayName: name },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: known
        .split(" ")
        .filter(Boolean)
        .map((id) => ({ type: "public-key", id: bytesOf(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  });
  const { response } = credential;
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.getAuthenticatorData()),
      publicKey: textOf(response.getPublicKey()),
      publicKeyAlgorithm: response.getPublicKeyAlgorithm(),
      transports: response.getTransports?.() ?? [],
    },
  };
}

async function signed(form, how = {}) {
  const credential = await navigator.credentials.get({
    ...how,
    publicKey: { challenge: challengeOf(form), rpId: location.hostname, userVerification: "required" },
  });
  const { response } = credential;
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    },
  };
}

/** Forms that are sent with an authenticator's answer in them. */
const answering = new WeakSet();

/** Sends a form as if its button had been pressed, with the answer in it; fields that the answer stands for may be empty. */
function send(form, answer) {
  const before = form.noValidate;
  form.elements.passkey.value = JSON.stringify(answer);
  form.noValidate = true;
  answering.add(form);
  form.requestSubmit();
  form.noValidate = before;
}

function say(form, sentence) {
  const place = form.querySelector("[data-passkey-says]");
  if (place) place.textContent = sentence;
}

const failed = "La passkey non è stata usata. Riprova, o continua senza.";

async function run(form, work) {
  say(form, "");
  try {
    send(form, await work());
  } catch (error) {
    // Whoever closes the browser's window has changed their mind.
    if (error.name === "InvalidStateError")
      say(form, "Questo dispositivo ha già una passkey per questo account.");
    else if (error.name !== "AbortError") say(form, failed);
  }
}

const isEmpty = (field) => field.value.trim() === "";

function onSubmit(event) {
  const form = event.target;
  if (!form.matches("[data-passkey]") || answering.delete(form)) return;
  // An answer counts once: this is not its post.
  form.elements.passkey.value = "";
  // What is missing is told as it is without a key.
  if (form.dataset.passkey !== "create" || [...form.querySelectorAll("[required]")].some(isEmpty)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  run(form, () => made(form));
}

function onClick({ target }) {
  const form = target.closest("[data-passkey-button]")?.form;
  if (!form) return;
  // What the passkey does not stand for has to be typed.
  const needed = form.querySelectorAll("[required]:not([autocomplete=one-time-code])");
  if (form.dataset.passkey !== "alone" && ![...needed].every((field) => field.reportValidity())) return;
  inField?.abort();
  run(form, () => signed(form));
}

/** Ends the offer where the address is typed; there is one for each challenge. */
let inField;
let offered;

/** The browser offers keys where the address is typed, and says nothing where it has none. */
async function offerInField(form) {
  const { challenge } = form.dataset;
  if (offered === challenge) return;
  offered = challenge;
  inField?.abort();
  inField = new AbortController();
  const { signal } = inField;
  try {
    if (await PublicKeyCredential.isConditionalMediationAvailable?.())
      send(form, await signed(form, { mediation: "conditional", signal }));
  } catch {
    // The button is there for whoever wants to know why.
  }
}

/** Shows what browsers with passkeys are offered. */
function offer() {
  for (const part of document.querySelectorAll("[data-passkey-offer]")) part.hidden = false;
  for (const part of document.querySelectorAll("[data-passkey-without]")) part.hidden = true;
  for (const form of document.querySelectorAll("form[data-passkey-in-field]")) offerInField(form);
}

if (window.PublicKeyCredential && navigator.credentials) {
  // Before whatever else listens to forms.
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("click", onClick);
  offer();
  // The site's own scripts have shown an answer in the open page.
  document.addEventListener("swapped", offer);
}
