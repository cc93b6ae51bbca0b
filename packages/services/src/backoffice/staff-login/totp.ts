import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Codes of an app, by time (RFC 6238 with SHA-1, six digits, steps of 30 seconds: what every such app does).
 *
 * Worked example: the secret '12345678901234567890' at 1970-01-01T00:00:59Z is in step 1, whose code is
 * 287082.
 */
const stepMs = 30_000;
const digits = 6;
/** A clock may be half a minute off either way. */
const stepsAround = 1n;

export const newTotpSecret = (): Buffer => randomBytes(20);

export const totpStep = (at: Date): bigint => BigInt(Math.floor(at.getTime() / stepMs));

export function totpCode(secret: Uint8Array, step: bigint): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(step);
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code this is, among those around now and after the last one that was used; null: none of
 * them.
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: bigint },
): bigint | null {
  const given = Buffer.from(code);
  if (given.length !== digits) return null;
  let found: bigint | null = null;
  const current = totpStep(now);
  // All of them, whichever fits: how long it takes tells nothing.
  for (let step = current - stepsAround; step <= current + stepsAround; step += 1n) {
    const fits = step >= 0n && timingSafeEqual(Buffer.from(totpCode(secret, step)), given);
    if (fits && step > lastStep) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As apps take it in: five bits a letter (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from a picture: whose account at whom, and the secret. */
export function totpUri(secret: Uint8Array, { lender, email }: { lender: string; email: string }): string {
  const label = `${encodeURIComponent(lender)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(lender)}`;
}
