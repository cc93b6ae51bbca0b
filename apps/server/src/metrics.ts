import type { FastifyPluginCallback } from 'fastify';
import { answerProblem } from './http/answer-problem.ts';
import type { SpendAlarm } from '@candor/services';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export type MetricSources = {
  readonly telemetry: () => Readonly<Record<string, number>>;
  /** Streams that are open now. */
  readonly streams: () => number;
  /** Hears of a channel whose messages of the day are nearly, or entirely, used up. */
  readonly onSpendAlarm: (raise: SpendAlarm) => void;
};

/**
 * Prometheus metrics at /metrics, for the machine itself only: a collector runs beside the server or behind the same proxy,
 * and nobody else learns how much business a lender does. Labels are routes and statuses, never addresses with ids.
 */
export function metricsPlugin({ telemetry, streams, onSpendAlarm }: MetricSources): FastifyPluginCallback {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'candor_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const kept = new Gauge({
    name: 'candor_telemetry_items',
    help: 'Analytics events and client errors: waiting, written, dropped.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(telemetry())) this.set({ state }, count);
    },
  });
  const open = new Gauge({
    name: 'candor_live_streams',
    help: 'Streams of server-sent events that are open.',
    registers: [registry],
    collect() {
      this.set(streams());
    },
  });
  void [kept, open];
  const alarms = new Counter({
    name: 'candor_message_spend_alarms_total',
    help: "Alarms about the day's messages, by channel and whether the cap was reached.",
    labelNames: ['channel', 'reached'],
    registers: [registry],
  });
  onSpendAlarm(({ channel, isReached }) => alarms.inc({ channel, reached: String(isReached) }));

  const plugin: FastifyPluginCallback = (app, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      // How long somebody listened is no time to answer.
      if (request.routePlan?.call.events) return next();
      const route = request.routeOptions.url ?? 'none';
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      next();
    });
    app.get('/metrics', async (request, reply) => {
      if (
        !loopback.has(request.socket.remoteAddress ?? '') ||
        request.headers['x-forwarded-for'] !== undefined
      ) {
        return answerProblem(reply, 'not_found');
      }
      return reply.header('content-type', registry.contentType).send(await registry.metrics());
    });
    done();
  };
  // Without this the hook would see only this plugin's own route.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
