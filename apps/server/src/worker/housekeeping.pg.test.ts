import { deleteIdentityTriesBefore } from '@candor/store/borrowers';
import { deleteAnswersBefore } from '@candor/store/commands';
import { rowsAtOnce, type Statement, type Tx } from '@candor/store/database';
import { deleteDeliveriesBefore } from '@candor/store/integrations';
import { deleteStrayMessagesBefore } from '@candor/store/messages';
import { deleteDoneOutboxBefore } from '@candor/store/outbox';
import { deleteSpentChallengesBefore } from '@candor/store/passkeys';
import { deleteLimitsBefore } from '@candor/store/rate-limits';
import { deleteCodesBefore, deleteSessionsBefore } from '@candor/store/sessions';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from './jobs.ts';

/** More than one step takes, and much more that is not due. */
const due = rowsAtOnce + 500;
const young = 6 * rowsAtOnce;

type Table = {
  readonly table: string;
  /** As the worker's report names it. */
  readonly key: string;
  readonly columns: string;
  /** As SQL: a row with a number `n`, dated `at`. */
  readonly row: string;
  readonly clear: (tx: Tx, instant: Date) => Promise<number>;
};

const id = `gen_random_uuid()`;
const hash = `decode(lpad(to_hex(n), 64, '0'), 'hex')`;
const tables: readonly Table[] = [
  {
    table: 'idempotency_key',
    key: 'answers',
    columns: 'scope, key, command, fingerprint, answer, created_at',
    row: `'s', lpad(n::text, 8, '0'), 'c', 'f', '{}', at`,
    clear: deleteAnswersBefore,
  },
  {
    table: 'outbox',
    key: 'outbox',
    columns: 'topic, payload, audit_id, created_at, done_at',
    row: `'bell', '{}', ${id}, at, at`,
    clear: deleteDoneOutboxBefore,
  },
  {
    table: 'webhook_delivery',
    key: 'webhookLog',
    columns: 'id, endpoint_id, event, body, made_at, next_attempt_at',
    row: `${id}, ${id}, 'e', '{}', at, at`,
    clear: deleteDeliveriesBefore,
  },
  {
    table: 'session',
    key: 'sessions',
    columns: 'id, borrower_id, token_hash, kept_in, started_at, last_used_at, expires_at, proved_at',
    row: `${id}, ${id}, ${hash}, 'cookie', at, at, at, at`,
    clear: deleteSessionsBefore,
  },
  {
    table: 'one_time_code',
    key: 'codes',
    columns: 'id, market, phone_index, purpose, sent_by, code_hash, sent_at, expires_at',
    row: `${id}, 'ph', ${hash}, 'login', 'sms', ${hash}, at, at`,
    clear: deleteCodesBefore,
  },
  {
    table: 'message',
    key: 'strayMessages',
    columns: 'id, market, phone_index, kind, channel, sealed, written_at',
    row: `${id}, 'ph', ${hash}, 'code', 'sms', 's', at`,
    clear: deleteStrayMessagesBefore,
  },
  {
    table: 'spent_challenge',
    key: 'challenges',
    columns: 'challenge_hash, expires_at',
    row: `${hash}, at`,
    clear: deleteSpentChallengesBefore,
  },
  {
    table: 'rate_limit',
    key: 'limits',
    columns: 'bucket, filled_until',
    row: `${hash}, at`,
    clear: deleteLimitsBefore,
  },
  {
    table: 'identity_try',
    key: 'identityTries',
    columns: 'borrower_id, at',
    row: `${id}, at`,
    clear: deleteIdentityTriesBefore,
  },
];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.withTransaction(async (tx) => {
    // Rows alone, without whom they are of.
    await tx.query({ text: 'set local session_replication_role = replica' });
    for (const { table, columns, row } of tables)
      await tx.query({
        text: `insert into ${table} (${columns})
               select ${row} from (select n, now() + case when n <= ${due} then interval '-400 days' else interval '1 hour' end as at
                                   from generate_series(1, ${due + young}) n) rows`,
      });
  });
  for (const { table } of tables)
    await test.owner.withTransaction((tx) => tx.query({ text: `analyze ${table}` }));
});
afterAll(() => test.drop({ booksTie: false }));

const now = new Date();
class TakenBack extends Error {}

/** What PostgreSQL would do for each statement of a clearing, and how much a step of it takes. */
async function stepOf({
  table,
  clear,
}: Table): Promise<{ readonly taken: number; readonly scans: unknown[] }> {
  const found = { taken: 0, scans: [] as unknown[] };
  await test.database
    .withTransaction(async (tx) => {
      const explaining = async ({ text, values }: Statement) => {
        const { rows } = await tx.query({ text: `explain ${text}`, ...(values && { values }) });
        found.scans.push(
          ...rows
            .map((row) => String(row['QUERY PLAN']))
            .filter((line) => line.includes(`Seq Scan on ${table}`)),
        );
        return { rows: [], rowCount: 0 };
      };
      await clear({ ...tx, query: explaining } as unknown as Tx, now);
      found.taken = await clear(tx, now);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return found;
}

describe('what is out of date goes in steps', () => {
  it.each(tables)('$table: so many rows at once, found by an index', async (table) => {
    expect(await stepOf(table)).toEqual({ taken: rowsAtOnce, scans: [] });
  });

  it('and a run takes as many steps as it needs: nothing that is due is left, nothing younger is gone', async () => {
    const [housekeeping] = jobs;
    const beside = { log: pino({ level: 'silent' }), signal: new AbortController().signal };
    const cleared = await housekeeping?.run(test.database, now, beside);
    expect(cleared).toMatchObject(Object.fromEntries(tables.map(({ key }) => [key, due])));
    for (const { table } of tables)
      expect((await test.sql(`select count(*)::int as n from ${table}`)).rows, table).toEqual([{ n: young }]);
    const { rows } = await test.sql(
      `select sum((facts ->> 'count')::int)::int as sessions from audit_log where subject = 'retention:sessions'`,
    );
    expect(rows).toEqual([{ sessions: due }]);
  });

  it('a worker that stops leaves the rest to the next run', async () => {
    await test.owner.withTransaction((tx) =>
      tx.query({ text: `update rate_limit set filled_until = now() - interval '1 day'` }),
    );
    const [housekeeping] = jobs;
    const beside = { log: pino({ level: 'silent' }), signal: AbortSignal.abort() };
    expect(await housekeeping?.run(test.database, now, beside)).toMatchObject({ limits: 0 });
    expect((await test.sql('select count(*)::int as n from rate_limit')).rows).toEqual([{ n: young }]);
  });
});
