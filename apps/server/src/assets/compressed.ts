import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body ready to send in whatever encoding the other side takes. */
export type Compressed = {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compressed once, hard: it is sent many times. */
export async function compressed(type: string, body: string | Buffer): Promise<Compressed> {
  return inBoth(type, body, hard);
}

/** Compressed for one reader, in a few milliseconds. */
export async function compressedOnce(type: string, body: string): Promise<Compressed> {
  return inBoth(type, body, quick);
}

const hard = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const quick = { br: 5, gzip: 5 };

async function inBoth(type: string, body: string | Buffer, quality: typeof hard): Promise<Compressed> {
  const identity = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    brotli(identity, { params }),
    deflate(identity, { level: quality.gzip }),
  ]);
  return { type, etag: etagOf(identity), identity, br, gzip: zipped };
}

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
