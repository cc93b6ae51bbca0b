import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * Passwords by scrypt, each with its own salt and the parameters it was made with.
 *
 * Worked example: N = 2^15, r = 8, p = 3 → 'scrypt$15$8$3$<16 bytes>$<32 bytes>'. One check takes 32 MB and
 * about a quarter of a second of one core, so that a stolen table is tried at a few passwords a second, and
 * not at a few thousand million.
 */
export type PasswordCost = { readonly log2N: number; readonly r: number; readonly p: number };

export const ordinaryCost: PasswordCost = { log2N: 15, r: 8, p: 3 };

const keyBytes = 32;

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return written(cost, randomBytes(16), password);
}

/**
 * Whether this is the password; in the same time whether or not. Without a hash to compare with: no, after
 * the same work.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const { salt, hash, ...made } = read(stored) ?? { ...cost, salt: decoySalt, hash: Buffer.alloc(keyBytes) };
  const key = await derive(password, salt, made);
  return timingSafeEqual(key, hash) && stored !== null;
}

/** Made at another cost than today's: to be made anew when its owner next comes. */
export function isOutdated(stored: string, cost: PasswordCost): boolean {
  const made = read(stored);
  return !made || made.log2N !== cost.log2N || made.r !== cost.r || made.p !== cost.p;
}

const decoySalt = Buffer.alloc(16, 1);

async function written(cost: PasswordCost, salt: Buffer, password: string): Promise<string> {
  const key = await derive(password, salt, cost);
  const { log2N, r, p } = cost;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function read(stored: string | null): (PasswordCost & { salt: Buffer; hash: Buffer }) | undefined {
  const [kind, log2N, r, p, salt, hash] = stored?.split('$') ?? [];
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return undefined;
  const bytes = Buffer.from(hash, 'base64url');
  if (bytes.length !== keyBytes) return undefined;
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: bytes,
  };
}

/** The same letters typed on another keyboard are the same password: composed and decomposed é are one. */
function derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2N;
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
