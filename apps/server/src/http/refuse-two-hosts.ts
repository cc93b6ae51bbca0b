import type { FastifyInstance } from 'fastify';
import { answerComplaint } from './answer-problem.ts';

/**
 * A request that names two hosts means one thing to a proxy that takes the first and another to a server that
 * takes the last: it is refused, as RFC 9112 wants it, before anybody asks which market or whose page it is
 * for.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hostsIn(request.raw.rawHeaders) <= 1) return done();
    return answerComplaint(reply, 'invalid_request', { detail: 'A request names its host once.' });
  });
}

/** Names and values in turn, as they came. */
function hostsIn(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}
