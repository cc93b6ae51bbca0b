import type { FastifyInstance } from 'fastify';

export interface RouteRecord {
  readonly method: string;
  readonly url: string;
  readonly callIds: readonly string[];
}

/**
 * Writes down every route as it is mounted, and lets no app start with one under /api/ that no declared call
 * stands behind: what isn't in the contract has no validation, no audience and no line in the documents.
 * (Throwing right where the route is mounted was rejected: inside a plugin that takes the process down
 * without a word.)
 */
export function takeCensus(app: FastifyInstance): void {
  const records: RouteRecord[] = [];
  app.decorate('routeCensus', records);
  app.addHook('onRoute', ({ method, url, config }) => {
    const callIds = config?.callIds ?? [];
    for (const each of [method].flat()) records.push({ method: each, url, callIds });
  });
  app.addHook('onReady', (done) => {
    const stray = records.find(({ url, callIds }) => callIds.length === 0 && /^\/api(?:\/|$)/u.test(url));
    if (!stray) return done();
    return done(
      new Error(`${stray.method} ${stray.url} is not a declared call: declare it in packages/contract.`),
    );
  });
}
