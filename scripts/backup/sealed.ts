/**
 * The file of a backup: a versioned head with a salt, then pieces of at most a megabyte, each sealed with AES-256-GCM. The number of a
 * piece and whether it is the last are part of its seal: none can be changed, left out, moved, or cut off unnoticed.
 */

/** The file is not what it should be; `message` is a sentence for the operator. */
export class BrokenBackup extends Error {
  override name = "BrokenBackup";
}

const head = new TextEncoder().encode("vetrina-backup 1\n");
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 1_000_000;

type Chunks = AsyncIterable<Uint8Array>;

export async function* sealed(plain: Chunks, secret: string): AsyncGenerator<Uint8Array> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await keyOf(secret, salt);
  yield head;
  yield salt;
  let number = 0;
  for await (const { bytes, isLast } of pieces(plain)) {
    const hidden = new Uint8Array(await crypto.subtle.encrypt(nonce(number, isLast), key, bytes));
    const length = new Uint8Array(5);
    new DataView(length.buffer).setUint32(0, hidden.byteLength);
    length[4] = isLast ? 1 : 0;
    yield length;
    yield hidden;
    number += 1;
  }
}

/** Throws `BrokenBackup` where the file is none, is of another key, has been changed, or ends too early. */
export async function* opened(file: Chunks, secret: string): AsyncGenerator<Uint8Array> {
  const read = readerOf(file);
  const found = await read(head.byteLength);
  if (!found || !same(found, head))
    throw new BrokenBackup("This file is no backup of Vetrina, or one of a newer version.");
  const salt = await read(saltBytes);
  if (!salt) throw cutOff();
  const key = await keyOf(secret, salt);
  for (let number = 0; ; number++) {
    const length = await read(5);
    if (!length) throw cutOff();
    const size = new DataView(length.buffer, length.byteOffset).getUint32(0);
    if (size > pieceBytes + tagBytes) throw changed(number);
    const hidden = await read(size);
    if (!hidden) throw cutOff();
    const isLast = length[4] === 1;
    yield await piece(hidden, nonce(number, isLast), key, number);
    if (!isLast) continue;
    if (await read(1)) throw changed(number);
    return;
  }
}

async function piece(hidden: Uint8Array, params: AesGcmParams, key: CryptoKey, number: number) {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(params, key, hidden as BufferSource));
  } catch {
    throw changed(number);
  }
}

function changed(number: number): BrokenBackup {
  return new BrokenBackup(
    number === 0
      ? "This backup does not open with this BACKUP_KEY, or it has been changed."
      : "This backup has been changed or damaged: nothing of it is used.",
  );
}

function cutOff(): BrokenBackup {
  return new BrokenBackup("This backup ends too early: nothing of it is used.");
}

interface AesGcmParams {
  name: "AES-GCM";
  iv: Uint8Array<ArrayBuffer>;
}

/** Each file has a key of its own, so numbers are as good as chance. */
function nonce(number: number, isLast: boolean): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(4, number);
  iv[11] = isLast ? 1 : 0;
  return { name: "AES-GCM", iv };
}

async function keyOf(secret: string, salt: Uint8Array): Promise<CryptoKey> {
  const info = head;
  const raw = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), "HKDF", false, [
    "deriveKey",
  ]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: salt as BufferSource, info },
    raw,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Pieces of the same size; the last one, which may be empty, is known as such. */
async function* pieces(plain: Chunks): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; isLast: boolean }> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of plain) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.byteLength > pieceBytes) {
      yield { bytes: new Uint8Array(waiting.subarray(0, pieceBytes)), isLast: false };
      waiting = waiting.subarray(pieceBytes);
    }
  }
  yield { bytes: new Uint8Array(waiting), isLast: true };
}

/** Reads exactly so many bytes, or null where fewer are left. */
function readerOf(file: Chunks): (bytes: number) => Promise<Uint8Array | null> {
  const chunks = file[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  return async (bytes) => {
    while (waiting.byteLength < bytes) {
      const next = await chunks.next();
      if (next.done) return null;
      waiting = Buffer.concat([waiting, next.value]);
    }
    const taken = new Uint8Array(waiting.subarray(0, bytes));
    waiting = waiting.subarray(bytes);
    return taken;
  };
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, at) => byte === other[at]);
}
