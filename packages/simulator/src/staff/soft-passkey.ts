import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The few shapes of CBOR that a passkey is made of: whole numbers, text, bytes, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as never)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

/** A passkey in software: what a browser and its device would send, for one host and origin. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #point: Map<number | string, unknown>;
  readonly #origin: string;
  counter = 0;
  /** Whether the device asks for a finger, a face or its lock, and says so. */
  checksPerson: boolean;

  constructor(origin: string, { checksPerson = false }: { readonly checksPerson?: boolean } = {}) {
    this.#origin = origin;
    this.checksPerson = checksPerson;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#point = new Map<number | string, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  /** Answers the options of A15.12 and A1.15. */
  make(options: string): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const idSize = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), idSize, this.#id, cbor(this.#point)]);
    const authData = Buffer.concat([this.#authData(rp.id, 0x41), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#json({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    });
  }

  /** Answers the options of A15.15, A1.12 and A1.18. */
  sign(options: string): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge);
    const authData = this.#authData(rpId, 0x01);
    const signature = createSign('sha256').update(authData).update(sha256(client)).sign(this.#key);
    return this.#json({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #authData(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([this.checksPerson ? flags | 0x04 : flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #json(response: object): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
