import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { alarmKinds, type AlarmKind, type BusinessFigures } from '@candor/services/backoffice/system';
import { onAlarm } from '../alarms/alarms.ts';
import { answerComplaint } from '../http/answer-problem.ts';
import { settleReply } from '../http/settle-reply.ts';
import type { Database, SpendAlarm } from '@candor/services/kernel';
import { addBackupMetrics } from './backup-metrics.ts';
import { addBusinessMetrics, type CostAlarm } from './business-metrics.ts';
import { addLogMetrics } from './log-metrics.ts';
import { addPoolMetrics } from './pool-metrics.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whoever shows this token; where there is none, this machine (a sandbox has no proxy that would pass for it)
 * or nobody.
 */
export type MetricsAccess = { readonly token: string } | 'this-machine' | 'nobody';

export type MetricSources = {
  readonly access: MetricsAccess;
  readonly telemetry: () => Readonly<Record<string, number>>;
  /** Streams that are open now. */
  readonly streams: () => number;
  /** Alarms that nobody has acknowledged, of all processes. */
  readonly openAlarms: () => Promise<ReadonlyMap<AlarmKind, number>>;
  /** How the business stands, of all processes together. */
  readonly business: () => Promise<BusinessFigures>;
  readonly costAlarms?: readonly CostAlarm[];
  /** How this process's connections stand. */
  readonly pool: Database['use'];
  /** The file that the lender's backup touches; empty where none is named. */
  readonly backupStamp: string;
  /** Hears of a channel whose messages of the day are nearly, or entirely, used up. */
  readonly onSpendAlarm: (raise: SpendAlarm) => void;
};

/**
 * Prometheus metrics at /metrics, for a collector that shows its token: how much business a lender does is
 * nobody else's affair. That a connection comes from this machine says nothing in production, where a proxy
 * may stand beside the server and bring everybody. Labels are routes and statuses, never addresses with ids.
 */
export function metricsPlugin({
  access,
  telemetry,
  streams,
  openAlarms,
  business,
  costAlarms,
  pool,
  backupStamp,
  onSpendAlarm,
}: MetricSources): FastifyPluginCallback {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'candor_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // The library makes a key of the labels at each answer; there are few of them, so each is made once.
  const secondsBy = new Map<string, { observe: (value: number) => void }>();
  const observed = (method: string, route: string, status: number) => {
    const key = `${status} ${method} ${route}`;
    const known = secondsBy.get(key);
    if (known) return known;
    const made = seconds.labels({ method, route, status });
    secondsBy.set(key, made);
    return made;
  };
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
  const unacknowledged = new Gauge({
    name: 'candor_open_alarms',
    help: 'Alarms that nobody has acknowledged, by kind, of all processes.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      try {
        for (const [kind, many] of await openAlarms()) this.set({ kind }, many);
      } catch {
        // While the database is away the rest of the metrics is worth having, and says so.
        this.reset();
      }
    },
  });
  void [kept, open, unacknowledged];
  addBusinessMetrics(registry, business, costAlarms);
  addPoolMetrics(registry, pool);
  addBackupMetrics(registry, backupStamp);
  addLogMetrics(registry);
  const neverEvents = new Counter({
    name: 'candor_alarms_total',
    help: 'What must never happen, by kind. Anything above zero pages somebody.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // From the first moment on: a rule that watches for an increase needs something to compare with.
  for (const kind of alarmKinds) neverEvents.inc({ kind }, 0);
  const spendAlarms = new Counter({
    name: 'candor_message_spend_alarms_total',
    help: "Alarms about the day's messages, by channel and whether the cap was reached.",
    labelNames: ['channel', 'reached'],
    registers: [registry],
  });
  onSpendAlarm(({ channel, isReached }) => spendAlarms.inc({ channel, reached: String(isReached) }));

  const plugin: FastifyPluginCallback = (app, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      // How long somebody listened is no time to answer.
      if (request.routePlan?.call.events) return next();
      const route = request.routeOptions.url ?? 'none';
      observed(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
      next();
    });
    const stopHearing = onAlarm(({ kind }) => neverEvents.inc({ kind }));
    app.addHook('onClose', (_app, next) => {
      stopHearing();
      next();
    });
    app.get('/metrics', (request, reply) => {
      if (!isFor(access, request)) return answerComplaint(reply, 'not_found');
      settleReply(reply, registry.metrics(), (text) => {
        reply.header('content-type', registry.contentType).header('cache-control', 'no-store').send(text);
      });
    });
    done();
  };
  // Without this the hook would see only this plugin's own route.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function isFor(access: MetricsAccess, request: FastifyRequest): boolean {
  if (access === 'nobody') return false;
  if (access === 'this-machine')
    return (
      loopback.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    );
  return showsToken(request, access.token);
}

export function showsToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}

/** Takes as long whatever is right about it. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
