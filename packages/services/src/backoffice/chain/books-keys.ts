import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { LineArchive } from './line-archive.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A line that was signed, or why it does not count. */
export type Opened<T> = { readonly is: T } | { readonly fault: string };

/**
 * Keys that sign what is proved of the books, apart from the database: the first signs, the others are still
 * believed. Ed25519, made from 32 bytes each.
 */
export class BooksKeys {
  readonly #signing: KeyObject;
  readonly #id: string;
  readonly #known: ReadonlyMap<string, KeyObject>;

  constructor(seeds: readonly Buffer[]) {
    const keys = seeds.map((seed) =>
      createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' }),
    );
    const [first] = keys;
    if (!first) throw new Error('There is no key to sign the books with.');
    this.#signing = first;
    this.#id = idOf(createPublicKey(first));
    this.#known = new Map(keys.map((key) => createPublicKey(key)).map((key) => [idOf(key), key]));
  }

  /** `{…,"key":"1f…","signature":"…"}`: signed is the text of everything before the signature. */
  sign(facts: object): string {
    const signed = { ...facts, key: this.#id };
    const signature = sign(null, Buffer.from(JSON.stringify(signed)), this.#signing).toString('base64');
    return JSON.stringify({ ...signed, signature });
  }

  open<T>(line: string): Opened<T> {
    const { signature, ...signed } = parsed(line);
    const key = this.#known.get(String(signed['key']));
    if (!key) return { fault: `it was signed with no key of BOOKS_KEYS (${String(signed['key'])})` };
    const isGenuine =
      typeof signature === 'string' &&
      verify(null, Buffer.from(JSON.stringify(signed)), key, Buffer.from(signature, 'base64'));
    return isGenuine ? { is: signed as T } : { fault: 'its signature is not of what it says' };
  }
}

function parsed(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function idOf(key: KeyObject): string {
  const bytes = key.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** What signs days, and where the lender keeps them. */
export type BooksSeal = { readonly keys: BooksKeys; readonly archive: LineArchive };
