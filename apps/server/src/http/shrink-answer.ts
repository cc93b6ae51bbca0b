import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takes } from '../assets/send-compressed.ts';

const brotli = promisify(brotliCompress);

/** Below this a phone gains nothing. */
const worthwhileBytes = 16_384;

/**
 * A long answer for anyone, such as all cities, is sent compressed: 377 kB become 80. What is somebody's own never is: the length of a
 * compressed answer tells about its content.
 */
export async function shrinkAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const { audience, knowsBorrower } = request.routePlan!.call;
  const isForAll = audience === 'anyone' && !knowsBorrower;
  if (!isForAll || text.length < worthwhileBytes) return text;
  reply.header('vary', 'accept-encoding');
  if (!takes(request.headers['accept-encoding'], 'br')) return text;
  reply.header('content-encoding', 'br');
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
