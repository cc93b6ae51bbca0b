import { randomUUID } from 'node:crypto';
import { calls, declaredNames, firstRoles, rotateDictionary, sandboxSeed } from '@candor/contract';
import { marketIds } from '@candor/markets';
import { decisionTables } from '@candor/markets/decision';
import { fillProducts } from '@candor/services/lending/products';
import { PersonSeal } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import { TelemetryGate, TelemetrySink } from '@candor/services/kernel/telemetry';
import { openBusinessClock } from '@candor/store/ledger';
import type { WritableDatabase } from '@candor/store/tools';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import {
  callHandlers,
  buildApp,
  LiveStreams,
  fillFirstRoles,
  staffRecognition,
  type PageBook,
} from '@candor/server/composition';
import { staffSession } from '../staff/staff-member.ts';
import { identityDeps, lendingDeps, staffDeps } from '../vendors/sandbox-deps.ts';
import { bareCall, bareHandler } from './bare-call.ts';
import { lenderDay, lenderNow } from '../large-lender/lender-size.ts';

export const lenderSeal = new PersonSeal([Buffer.alloc(32, 7)]);

/**
 * What a lender has before its first borrower: clocks, products, tables, roles and two people who may see
 * everything.
 */
export async function openLargeLender(owner: WritableDatabase): Promise<void> {
  await owner.withTransaction(async (tx) => {
    for (const market of marketIds) await openBusinessClock(tx, market, lenderDay);
  });
  await fillFirstRoles({ database: owner, now: () => lenderNow });
  const actor = { kind: 'system', id: 'start' } as const;
  for (const market of marketIds) {
    await runCommand(owner, fillProducts, { input: { market }, actor, now: lenderNow });
    await owner.withTransaction((tx) =>
      tx.query({
        text: `insert into decision_table (market, version, content, valid_from) values ($1, 1, $2, '2025-01-01')`,
        values: [market, JSON.stringify(decisionTables[market])],
      }),
    );
  }
  await owner.withTransaction(async (tx) => {
    for (const [place, name] of ['Rina Santos', 'Paolo Reyes'].entries()) {
      const staffId = randomUUID();
      await tx.query({
        text: `insert into staff (id, email, name, password_hash, state, made_at) values ($1, $2, $3, 'scrypt$', 'active', $4)`,
        values: [staffId, `${place}@lender.example`, name, lenderNow],
      });
      await tx.query({
        text: 'insert into staff_has_role (staff_id, role_key, given_at) select $1, key, $2 from unnest($3::text[]) key',
        values: [staffId, lenderNow, Object.keys(firstRoles)],
      });
    }
  });
}

export type ListServer = {
  /** The answer to a call of the lender's people, as somebody who may see everything. */
  readonly ask: (key: string, query: string) => Promise<Record<string, unknown>>;
  /** The same for a call that is no more than a page of a table. */
  readonly askBare: () => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
};

/** The server over a database that has a lender. Nothing of it listens. */
export async function listServer(database: WritableDatabase): Promise<ListServer> {
  const now = () => lenderNow;
  const identity = identityDeps(database, now);
  const staff = staffDeps(identity);
  const live = new LiveStreams();
  const telemetry = new TelemetrySink(database, () => {});
  const around = {
    recognise: async () => null,
    ...staffRecognition(staff),
    offeredMarkets: ['ph', 'in'],
    production: false,
    wire: { ...rotateDictionary({}, sandboxSeed, declaredNames(calls)), plain: true },
    log: pino({ level: 'error' }),
  } as const;
  const bare = await buildApp({
    ...around,
    calls: { [bareCall.key]: bareCall },
    handlers: { [bareCall.key]: bareHandler(database) },
  });
  const borrowing = lendingDeps(identity);
  const app = await buildApp({
    ...around,
    calls,
    scanner: borrowing.scanner,
    handlers: callHandlers({
      database,
      book: {} as PageBook,
      telemetry,
      gate: new TelemetryGate({ keptPercent: 100, now }),
      identity,
      borrowing,
      staff,
      live,
      offered: ['ph', 'in'],
    }),
  });
  const { rows } = await database.withTransaction((tx) =>
    tx.query<{ id: string }>({ text: 'select id from staff order by email limit 1' }),
  );
  const { cookie } = await staffSession({ staff }, rows[0]!.id);
  const ask = async (of: FastifyInstance, url: string) => {
    const answer = await of.inject({
      method: 'GET',
      url,
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    });
    if (answer.statusCode !== 200)
      throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
    return answer.json<Record<string, unknown>>();
  };
  return {
    ask: (key, query) => ask(app, `${calls[key as keyof typeof calls].path}?${query}`),
    askBare: () => ask(bare, `${bareCall.path}?market=ph`),
    close: async () => {
      live.close();
      await app.close();
      await bare.close();
    },
  };
}
