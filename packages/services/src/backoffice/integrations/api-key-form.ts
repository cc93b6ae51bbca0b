import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { newToken, tokenHash } from '../../customers/sessions/session-token.ts';

/**
 * A key as it is shown, once: `ck_` · twelve letters that name it · `_` · 256 random bits.
 *   ck_4fk2m9q7xw3a_kB9…43 letters…
 * The name may be read by anybody: it is in the list and in the audit trail. Of the rest the store knows a
 * digest; with 256 random bits there is nothing that a slow hash could protect.
 */
export type ReadKey = { readonly id: string; readonly secret: string };

const form = /^ck_([a-z0-9]{12})_([\w-]{43})$/u;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export function newKey(): ReadKey & { readonly shown: string; readonly secretHash: Buffer } {
  const id = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
  const secret = newToken();
  return { id, secret, shown: `ck_${id}_${secret}`, secretHash: tokenHash(secret) };
}

/** Null for what does not look like one. */
export function readKey(text: string): ReadKey | null {
  const [, id, secret] = form.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** What a key that nobody has is compared with: it takes as long as one that somebody has. */
const nobodys = randomBytes(32);

export function isSecretOf(secret: string, hash: Buffer | undefined): boolean {
  const isSame = timingSafeEqual(tokenHash(secret), hash ?? nobodys);
  return isSame && hash !== undefined;
}
