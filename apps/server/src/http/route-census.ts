import type { FastifyInstance } from 'fastify';

export interface RouteRecord {
  readonly method: string;
  readonly url: string;
  readonly callIds: readonly string[];
}

/**
 * Writes down every route as it is mounted, and refuses one under /api/ that no declared call stands behind: what
 * isn't in the contract has no validation, no audience and no line in the documents.
 */
export function takeCensus(app: FastifyInstance): void {
  const records: RouteRecord[] = [];
  app.decorate('routeCensus', records);
  app.addHook('onRoute', ({ method, url, config }) => {
    const callIds = config?.callIds ?? [];
    if (callIds.length === 0 && (url === '/api' || url.startsWith('/api/'))) {
      throw new Error(`${String(method)} ${url} is not a declared call: declare it in packages/contract.`);
    }
    for (const each of [method].flat()) records.push({ method: each, url, callIds });
  });
}
