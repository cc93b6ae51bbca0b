import type { FastifyInstance } from 'fastify';

const headers = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-app-version',
  'x-channel',
  'x-device-id',
  'x-language',
  'x-market',
  'x-requested-with',
  'x-shell-code',
  'x-wire-version',
].join(', ');

/**
 * Lets the app call this server from its own origin where the two differ (appH5 and appApi on two hosts), and
 * lets nobody else: the marker header protects state changes only as long as other sites can't send it, and
 * what decides that is the answer to a preflight. Staff's calls are of the console's own host alone: a
 * borrower's app has no business there, whatever cookie a browser would send along.
 */
export function allowAppOrigin(app: FastifyInstance, appOrigin: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'origin');
    if (request.headers.origin !== appOrigin || isOfConsole(request.url)) return done();
    reply
      .header('access-control-allow-origin', appOrigin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', 'retry-after, x-request-id, x-wire-version');
    if (request.method !== 'OPTIONS') return done();
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', headers)
      .header('access-control-max-age', '600')
      .send();
  });
}

/** However it is written: no address of a call needs a %. */
const isOfConsole = (url: string) => /^\/api\/console\/|^[^?]*%/u.test(url);
