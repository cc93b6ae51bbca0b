import { alarmKinds, readBusinessFigures } from '@candor/services/backoffice/system';
import type { Database } from '@candor/services/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { onAlarm } from '../alarms/alarms.ts';
import { settleReply } from '../http/settle-reply.ts';
import { addBusinessMetrics, type CostAlarm } from './business-metrics.ts';
import { addLogMetrics } from './log-metrics.ts';
import { addPoolMetrics } from './pool-metrics.ts';
import { showsToken } from './metrics-plugin.ts';

type Asked = {
  readonly database: Database;
  /** What a collector shows; without one whoever reaches the port may read. */
  readonly token: string;
  readonly costAlarms?: readonly CostAlarm[];
};

/**
 * What a worker can be asked, on a port of its own that is not for the internet: whether it runs, whether its
 * database takes writes, and its metrics.
 */
export async function openWorkerPort({
  host,
  port,
  ...asked
}: Asked & { readonly host: string; readonly port: number }): Promise<{
  readonly address: string;
  close(): Promise<void>;
}> {
  const app = workerApp(asked);
  const address = await app.listen({ host, port });
  return { address, close: () => app.close() };
}

function workerApp({ database, token, costAlarms }: Asked): FastifyInstance {
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
  addBusinessMetrics(registry, () => readBusinessFigures(database), costAlarms);
  addPoolMetrics(registry, () => database.use());
  addLogMetrics(registry);

  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onClose', (_app, done) => {
    stopHearing();
    done();
  });
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    settleReply(reply, database.healthy(), (isReady) =>
      reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'away' }),
    ),
  );
  app.get('/metrics', (request, reply) => {
    if (token !== '' && !showsToken(request, token)) return reply.status(404).send();
    settleReply(reply, registry.metrics(), (text) =>
      reply.header('content-type', registry.contentType).send(text),
    );
  });
  return app;
}
