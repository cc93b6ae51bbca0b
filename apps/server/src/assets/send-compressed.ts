import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compressed } from './compressed.ts';

/** Answers 304 when the other side has it already, else in the best encoding that it takes. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Compressed,
  alsoVariesWith: readonly string[] = [],
): FastifyReply {
  const earlier = reply.getHeader('vary');
  const vary = ['accept-encoding', ...alsoVariesWith, ...(earlier ? [String(earlier)] : [])];
  reply.header('etag', body.etag).header('vary', vary.join(', '));
  if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  reply.header('content-type', body.type);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (body.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.br);
  if (body.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(body.identity);
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
