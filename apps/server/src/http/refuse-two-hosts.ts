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
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
