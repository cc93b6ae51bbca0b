import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compressed } from './compressed.ts';

/** Answers 304 when the other side has it already, else in the best encoding that it takes. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Compressed,
  alsoVariesWith: readonly string[] = [],
): void {
  const earlier = reply.getHeader('vary');
  const vary = ['accept-encoding', ...alsoVariesWith, ...(earlier ? [String(earlier)] : [])];
  reply.header('etag', body.etag).header('vary', vary.join(', '));
  if (matches(request.headers['if-none-match'], body.etag)) return void reply.code(304).send();
  reply.header('content-type', body.type);
  const accepted = request.headers['accept-encoding'];
  if (body.br && takes(accepted, 'br')) return void reply.header('content-encoding', 'br').send(body.br);
  if (body.gzip && takes(accepted, 'gzip'))
    return void reply.header('content-encoding', 'gzip').send(body.gzip);
  reply.send(body.identity);
}

/** `br;q=0` names an encoding in order to refuse it. */
export function takes(accepted = '', encoding: string): boolean {
  return accepted.split(',').some((choice) => {
    const [name, ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
