import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { takes } from '../assets/send-compressed.ts';

const brotli = promisify(brotliCompress);

/** Below this a phone gains nothing. */
const worthwhileBytes = 16_384;

const noHeaders = {};

export interface JsonAnswer {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A long answer for anyone, such as all cities, is sent compressed: 377 kB become 80. What is somebody's own
 * never is: the length of a compressed answer tells about its content.
 */
export function shrinkAnswer(request: FastifyRequest, text: string): JsonAnswer | Promise<JsonAnswer> {
  const { audience, knowsBorrower } = request.routePlan!.call;
  const isForAll = audience === 'anyone' && !knowsBorrower;
  if (!isForAll || text.length < worthwhileBytes) return { body: text, headers: noHeaders };
  const vary = { vary: 'accept-encoding' };
  if (!takes(request.headers['accept-encoding'], 'br')) return { body: text, headers: vary };
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then((body) => ({
    body,
    headers: { ...vary, 'content-encoding': 'br' },
  }));
}
