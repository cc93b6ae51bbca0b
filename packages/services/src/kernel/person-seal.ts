import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

type SealKey = { readonly id: string; readonly key: KeyObject };

declare const bySeal: unique symbol;

/** What only the seal makes: words as somebody typed them do not compile where they must be sealed. */
export type Sealed = string & { readonly [bySeal]: true };

/**
 * Seals what identifies a person, and finds it again without opening it.
 *
 * Worked example: seal('+639171234567', 'phone:7f3…') → 'v1.3fa1c2d4.<12 bytes>.<16 bytes>.<13 bytes>', other
 * bytes at every call; index('phone', 'ph', '+639171234567') → the same 32 bytes every time, which lead back
 * to nothing.
 *
 * `about` names what is sealed and whose it is. It is not stored but bound in: a sealed value copied into
 * another row or another column does not open there. The first key seals; every key opens what it sealed.
 * Indexes are made with a key of their own or, where none is given, with the last, which then stays.
 */
export class PersonSeal {
  // As key objects: made once, a page of names opens four times faster than from bytes.
  readonly #keys: readonly SealKey[];
  readonly #newest: SealKey;
  readonly #indexKey: KeyObject;
  readonly #codeKey: Buffer;
  readonly #linkKey: Buffer;

  constructor(masters: readonly Buffer[], indexMaster: Buffer | undefined = masters.at(-1)) {
    if (indexMaster?.length !== 32 || masters.some((master) => master.length !== 32)) {
      throw new Error('A key for personal data has 32 bytes, and there is at least one.');
    }
    this.#keys = masters.map((master) => ({
      id: createHash('sha256').update(master).digest('hex').slice(0, 8),
      key: createSecretKey(derive(master, 'seal')),
    }));
    const [newest] = this.#keys;
    if (!newest) throw new Error('There is no key for personal data.');
    this.#newest = newest;
    this.#indexKey = createSecretKey(derive(indexMaster, 'index'));
    this.#codeKey = derive(indexMaster, 'code');
    this.#linkKey = derive(indexMaster, 'link');
  }

  /** Which key seals, as it stands in everything that it sealed. */
  newestKey(): string {
    return this.#newest.id;
  }

  /** The other keys, which still open. */
  olderKeys(): readonly string[] {
    return this.#keys.slice(1).map(({ id }) => id);
  }

  seal(text: string, about: string): Sealed {
    const { id, key } = this.#newest;
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
    return ['v1', id, ...parts].join('.') as Sealed;
  }

  open(text: string, about: string): string {
    const [version, id, ...parts] = text.split('.');
    const known = this.#keys.find((each) => each.id === id);
    if (version !== 'v1' || parts.length !== 3 || !known) {
      throw new Error(
        `A sealed value was made with the key ${id}, which is not among those of PERSONAL_DATA_KEYS.`,
      );
    }
    const [nonce, tag, sealed] = parts.map(bytesOf) as [Buffer, Buffer, Buffer];
    const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  }

  /**
   * A file, byte by byte and 33 bytes longer: version 1, the key's id, nonce, tag, content. Each `about` has
   * a key of its own, made of the master's: a leaked one opens one file, and no nonce can meet another.
   */
  sealBytes(bytes: Uint8Array, about: string): Buffer {
    const { id, key } = this.#newest;
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', keyOf(key, about), nonce);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.from([1]), Buffer.from(id, 'hex'), nonce, cipher.getAuthTag(), sealed]);
  }

  openBytes(file: Buffer, about: string): Buffer {
    const id = file.toString('hex', 1, 5);
    const known = this.#keys.find((each) => each.id === id);
    if (file[0] !== 1 || !known) {
      throw new Error(
        `A sealed file was made with the key ${id}, which is not among those of PERSONAL_DATA_KEYS.`,
      );
    }
    const [nonce, tag] = [file.subarray(5, 17), file.subarray(17, 33)];
    const decipher = createDecipheriv('aes-256-gcm', keyOf(known.key, about), nonce, {
      authTagLength: 16,
    }).setAuthTag(tag);
    return Buffer.concat([decipher.update(file.subarray(33)), decipher.final()]);
  }

  /** Of a sealed file. */
  isUnderNewest(file: Buffer): boolean {
    return file.toString('hex', 1, 5) === this.#newest.id;
  }

  /** What makes an address of ours one that only we can have written. */
  linkMark(facts: string): Buffer {
    return createHmac('sha256', this.#linkKey).update(facts).digest();
  }

  /** Equal for equal values of one kind and scope, and for nothing else. */
  index(kind: string, scope: string, value: string): Buffer {
    return createHmac('sha256', this.#indexKey)
      .update(JSON.stringify([kind, scope, value]))
      .digest();
  }

  /** Six digits can be guessed from a plain hash in a second; not from one that needs the key. */
  codeHash(codeId: string, purpose: string, phoneIndex: Buffer, code: string): Buffer {
    const facts = JSON.stringify([codeId, purpose, phoneIndex.toString('hex'), code]);
    return createHmac('sha256', this.#codeKey).update(facts).digest();
  }
}

/** Read strictly: the spare bits of a last letter are part of the text, so no second text means the same. */
function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') !== part) throw new Error('A sealed value is not written as we write it.');
  return bytes;
}

function derive(master: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `candor personal data: ${use}`, 32));
}

function keyOf(sealKey: KeyObject, about: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sealKey, Buffer.alloc(0), `candor file: ${about}`, 32));
}
