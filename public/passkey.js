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
    publicKey: {
      challenge: challengeOf(form),
      rpId: location.hostname,
      userVerification: "required",
    },
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

/** Sends a form as it stands, with the authenticator's answer in it. */
function send(form, answer) {
  form.elements.passkey.value = JSON.stringify(answer);
  HTMLFormElement.prototype.submit.call(form);
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

function offerMaking(form) {
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      run(form, () => made(form));
    },
    true,
  );
}

function offerSigning(form) {
  const waiting = new AbortController();
  form.querySelector("[data-passkey-button]").addEventListener("click", () => {
    // What the passkey does not stand for has to be typed.
    const needed = form.querySelectorAll("[required]:not([autocomplete=one-time-code])");
    if (!form.dataset.passkeyField && ![...needed].every((field) => field.reportValidity())) return;
    waiting.abort();
    run(form, () => signed(form));
  });
  offerInField(form, waiting.signal);
}

/** The browser offers keys where the address is typed. */
async function offerInField(form, signal) {
  const field = document.getElementById(form.dataset.passkeyField ?? "");
  if (!field || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  field.autocomplete = "username webauthn";
  run(form, () => signed(form, { mediation: "conditional", signal }));
}

if (window.PublicKeyCredential && navigator.credentials)
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    for (const part of form.querySelectorAll("[data-passkey-offer]")) part.hidden = false;
    if (form.dataset.passkey === "create") offerMaking(form);
    else offerSigning(form);
  }
