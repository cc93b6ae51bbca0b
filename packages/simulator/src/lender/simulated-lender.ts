import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls, declaredNames, rotateDictionary, sandboxSeed } from '@candor/contract';
import { marketIds, markets, privacyRules, type MarketId } from '@candor/markets';
import { dayIn } from '@candor/services/kernel/time';
import type { LendingDeps, IdentityDeps, PersonSeal } from '@candor/services/kernel';
import { recogniseBorrower } from '@candor/services/customers/sessions';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { TelemetryGate, TelemetrySink } from '@candor/services/kernel/telemetry';
import type { MessagePorts } from '@candor/services/kernel/message-ports';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import { openBusinessClock } from '@candor/store/ledger';
import { disbursementRounds } from '@candor/services/payments/disbursements';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import {
  callHandlers,
  buildApp,
  type AppOptions,
  LiveStreams,
  type LiveOptions,
  type PageBook,
  fillFirstRoles,
  staffRecognition,
  outboxHandlers,
} from '@candor/server/composition';
import { identityDeps, lendingDeps, staffDeps } from '../vendors/sandbox-deps.ts';

const wire = rotateDictionary({}, sandboxSeed, declaredNames(calls));

/**
 * A database that a lender works in: as the application sees it, as its owner does, and one statement at a
 * time to arrange and to look.
 */
export type LenderDatabase = {
  readonly url: string;
  readonly database: WritableDatabase;
  readonly owner: WritableDatabase;
  sql(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>;
  drop(): Promise<void>;
};

/**
 * A lender's server over a database of its own and the sandbox's vendors, by a clock that whoever simulates
 * moves.
 */
export type SimulatedLender<Of extends LenderDatabase = LenderDatabase> = {
  readonly test: Of;
  readonly app: FastifyInstance;
  readonly identity: IdentityDeps & { readonly database: WritableDatabase };
  readonly borrowing: LendingDeps;
  readonly staff: StaffDeps & { readonly database: WritableDatabase };
  readonly telemetry: TelemetrySink;
  readonly live: LiveStreams;
  /** How many handlers were asked so far. */
  readonly handlersAsked: () => number;
  /** Waits until no handler is at work, also one that works for a request that was answered already. */
  readonly quiet: () => Promise<void>;
  /** Everything that was logged so far. */
  readonly logged: () => string;
  /** Moves the clock of sessions, codes and limits. */
  readonly pass: (seconds: number) => void;
  readonly post: (path: string, body?: unknown, who?: Who) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, who?: Who) => Promise<LightMyRequestResponse>;
  /** The last code that the sandbox's network carried to this number. */
  readonly codeFor: (phone: string) => Promise<string>;
  /** Logs in as a new phone would, and returns what to call with. */
  readonly logIn: (phone: string, suffix?: string) => Promise<Who>;
  /** What the worker does. */
  readonly work: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Who = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };

export const accountConsent = {
  purpose: 'account',
  textVersion: privacyRules.ph.consents.account.version,
};

export type LenderOptions = Partial<AppOptions<typeof calls>> & {
  readonly ports?: Partial<MessagePorts>;
  readonly messagesADay?: number;
  readonly limits?: Partial<IdentityDeps['limits']>;
  readonly onSpend?: IdentityDeps['onSpend'];
  readonly borrowing?: Partial<LendingDeps>;
  readonly streams?: LiveOptions;
  /** What it seals personal data with, where a key is not the simulation's own. */
  readonly seal?: PersonSeal;
  /** What stands between the server and its database. */
  readonly through?: (database: WritableDatabase) => WritableDatabase;
  /** A second server on the database and by the clock of this one, with connections of its own. */
  readonly beside?: SimulatedLender;
  /** Of a lender that works already: the moment at which this server is opened. Its database stays. */
  readonly at?: Date;
};

/**
 * Opens the lender on the morning of 16 November 2026, or beside another: then in its database and by its
 * clock.
 */
export async function simulateLender<Of extends LenderDatabase>(
  test: Of,
  options: LenderOptions = {},
): Promise<SimulatedLender<Of>> {
  const {
    ports,
    messagesADay = 20_000,
    limits = {},
    onSpend = () => {},
    borrowing: changed,
    streams,
    beside,
    at: opensAt,
    seal,
    through = (each) => each,
    ...appOptions
  } = options;
  // Connections of its own, as a server has them: what a test may post without a command, a call may not.
  const database = through(openWritable({ url: test.url, max: 10 }));
  const isNew = !beside && !opensAt;
  let at = (opensAt ?? new Date('2026-11-16T04:00:00Z')).getTime();
  const now = beside?.identity.now ?? (() => new Date(at));
  const usual = identityDeps(database, now);
  const identity: SimulatedLender['identity'] = {
    ...usual,
    ...(seal && { seal }),
    ports: { ...usual.ports, ...ports },
    limits: { ...usual.limits, ...limits },
    messagesADay,
    onSpend,
  };
  const borrowing = { ...lendingDeps(identity), ...changed };
  const staff = staffDeps(identity);
  if (isNew) await fillFirstRoles(staff);
  await database.withTransaction(async (tx) => {
    for (const market of isNew ? marketIds : []) {
      await openBusinessClock(tx, market, dayIn(markets[market].timeZone, identity.now()));
    }
  });
  const log = new PassThrough();
  const lines: string[] = [];
  log.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const telemetry = new TelemetrySink(database, () => {});
  const gate = new TelemetryGate({ keptPercent: 100, now: identity.now });
  const book = {} as PageBook;
  const live = new LiveStreams(streams);
  const watched = watchHandlers(
    callHandlers({
      database,
      book,
      telemetry,
      gate,
      identity,
      borrowing,
      staff,
      live,
      offered: marketIds as [MarketId, ...MarketId[]],
    }),
  );
  const app = await buildApp({
    calls,
    handlers: watched.handlers,
    recognise: (token, market) => recogniseBorrower(database, token, market, identity.now()),
    ...staffRecognition(staff),
    offeredMarkets: marketIds,
    scanner: borrowing.scanner,
    production: false,
    wire: { ...wire, plain: true },
    log: pino({ level: 'trace' }, log),
    ...appOptions,
  });

  const inject = (request: InjectOptions, { cookie, headers }: Who = {}) =>
    app.inject({
      ...request,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie && { cookie }), ...headers },
    });
  const post: SimulatedLender['post'] = (path, body = {}, who) =>
    inject({ method: 'POST', url: `/api/${path}`, payload: body as object }, who);
  const codeFor: SimulatedLender['codeFor'] = async (phone) => {
    const { rows } = await test.sql(
      'select body from sandbox_message where sent_to like $1 order by sent_at desc limit 1',
      [`%${phone.slice(-9)}`],
    );
    return /(\d)[, ]*(\d)[, ]*(\d)[, ]*(\d)[, ]*(\d)[, ]*(\d)/u
      .exec(String(rows[0]?.['body']))!
      .slice(1)
      .join('');
  };
  return {
    test,
    app,
    identity,
    borrowing,
    staff,
    telemetry,
    live,
    handlersAsked: watched.asked,
    quiet: watched.quiet,
    logged: () => lines.join(''),
    pass: (seconds) => void (at += seconds * 1_000),
    post,
    get: (path, who) => inject({ method: 'GET', url: `/api/${path}` }, who),
    codeFor,
    async logIn(phone, suffix = '') {
      await post(`session/sms-code${suffix}`, { phone });
      at += 1_000;
      const code = await codeFor(phone);
      const answer = await post(`session/login${suffix}`, { phone, code, consents: [accountConsent] });
      return { cookie: cookieIn(answer) };
    },
    async work() {
      const handlers = outboxHandlers(borrowing, { info: () => {} });
      await relayOutbox(database, handlers);
      while ((await walkDisbursements(borrowing)) > 0) await relayOutbox(database, handlers);
    },
    async close() {
      live.close();
      await telemetry.flush();
      await app.close();
      await database.close();
      if (isNew) await test.drop();
    },
  };
}

/** What the worker does about payouts, once round; how many it turned to. */
export async function walkDisbursements(deps: Parameters<typeof disbursementRounds>[0]): Promise<number> {
  const taken = await Promise.all(disbursementRounds(deps).map(({ run }) => run()));
  return taken.reduce((sum, count) => sum + count, 0);
}

/** The pair that a browser would send back. */
export function cookieIn(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
}

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** Counts those that are asked, and knows which are at work. */
function watchHandlers<T extends object>(handlers: T) {
  const working = new Set<Promise<unknown>>();
  let asked = 0;
  const watched = Object.entries(handlers as Record<string, AnyHandler>).map(([key, handle]) => [
    key,
    (input: unknown, context: unknown) => {
      asked += 1;
      const work = handle(input, context);
      working.add(work);
      void work.catch(() => {}).finally(() => working.delete(work));
      return work;
    },
  ]);
  return {
    handlers: Object.fromEntries(watched) as T,
    asked: () => asked,
    async quiet() {
      // An answer ends before whatever waits for its end: that begins in the turns after.
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      while (working.size > 0) await Promise.allSettled(working);
    },
  };
}
