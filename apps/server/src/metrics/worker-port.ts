import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import Fastify from 'fastify';
import { alarmKinds, readBusinessFigures } from '@candor/services/backoffice/system';
import type { Database } from '@candor/services/kernel';
import { onAlarm } from '../alarms/alarms.ts';
import { addBusinessMetrics } from './business-metrics.ts';

type Port = { readonly address: string; close(): Promise<void> };

/**
 * What a worker can be asked, on a port of its own that is not for the internet: whether it runs, whether its
 * database takes writes, and its metrics.
 */
export async function openWorkerPort({
  host,
  port,
  database,
  token,
}: {
  readonly host: string;
  readonly port: number;
  readonly database: Database;
  /** What a collector shows; without one whoever reaches the port may read. */
  readonly token: string;
}): Promise<Port> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const alarms = new Counter({
    name: 'candor_alarms_total',
    help: 'What must never happen, by kind. Anything above zero pages somebody.',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of alarmKinds) alarms.inc({ kind }, 0);
  const stopHearing = onAlarm(({ kind }) => alarms.inc({ kind }));
  addBusinessMetrics(registry, () => readBusinessFigures(database));

  const app = Fastify({ forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    (await database.healthy()) ? { status: 'ready' } : reply.status(503).send({ status: 'away' }),
  );
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== '' && headers.authorization !== `Bearer ${token}`) return reply.status(404).send();
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
  const address = await app.listen({ host, port });
  return {
    address,
    async close() {
      stopHearing();
      await app.close();
    },
  };
}
