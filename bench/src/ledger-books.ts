import {
  createDatabase,
  outsideTransaction,
  rebuildBalances,
  restartNumbers,
} from '@candor/simulator/portfolio';
import { openBusinessClock, openClearingAccount } from '@candor/store/ledger';
import { migrate, outsideCommands, type Tx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';
import type { CalendarDate } from '@candor/domain/calendar';

export type BenchBooks = {
  readonly url: string;
  readonly loans: number;
  readonly megabytes: number;
  readonly loadedInSeconds: number;
};

export const benchDate = '2026-11-15' as CalendarDate;
/** Clearing accounts over which repayments may be spread: bench-1, bench-2 … */
export const channels = 50;

const longMs = 24 * 3_600_000;

/**
 * A database of its own with so many entries: each loan has four that make it owe (payout, interest, fee,
 * late charge), the rest are repayments. They are loaded past the guards, and the balances added up
 * afterwards; `verifyBooks` proves it. What is planted before is there besides.
 */
export async function makeBooks(
  clusterUrl: string,
  name: string,
  entries: number,
  say: (line: string) => void,
  plant: (url: string) => Promise<void> = async () => {},
): Promise<BenchBooks> {
  const began = performance.now();
  const url = await createDatabase(clusterUrl, name);
  await migrate({ url });
  const owner = openWritable({
    url,
    cause: outsideCommands,
    as: 'owner',
    max: 1,
    statementTimeoutMs: longMs,
  });
  const loans = Math.max(2_000, Math.floor(entries / 10));
  const repayments = Math.max(0, Math.floor((entries - 4 * loans) / 2));
  say(`Loading ${entries.toLocaleString('en')} entries into ${name}`);
  await owner.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', benchDate);
    for (let channel = 1; channel <= channels; channel += 1)
      await openClearingAccount(tx, `bench-${channel}`);
  });
  await plant(url);
  await owner.withTransaction((tx) => load(tx, loans, repayments));
  await outsideTransaction(owner, 'vacuum analyze');
  const { rows } = await owner.withTransaction((tx) =>
    tx.query<{ bytes: bigint }>({ text: 'select pg_database_size(current_database()) as bytes' }),
  );
  await owner.close();
  return {
    url,
    loans,
    megabytes: Number((rows[0]?.bytes ?? 0n) / 1_048_576n),
    loadedInSeconds: (performance.now() - began) / 1000,
  };
}

/** Without what the books insist on: the same tables, keys and balances, and nobody who checks. */
export async function takeGuardsAway(url: string): Promise<void> {
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  await owner.withTransaction(async (tx) => {
    for (const text of [
      'drop trigger ledger_entry_balanced on ledger_entry',
      'drop trigger ledger_entry_period on ledger_entry',
      'drop trigger ledger_entry_append_only on ledger_entry',
      'drop trigger ledger_line_append_only on ledger_line',
      'drop trigger ledger_balance_by_entries_only on ledger_balance',
      'alter table ledger_entry drop constraint ledger_entry_reverses_fkey',
      `do $$ declare c record; begin
         for c in select conrelid::regclass as tab, conname from pg_constraint
                  where contype = 'c' and conrelid in ('ledger_entry'::regclass, 'ledger_line'::regclass) loop
           execute format('alter table %s drop constraint %I', c.tab, c.conname);
         end loop; end $$`,
    ]) {
      await tx.query({ text });
    }
  });
  await owner.close();
}

/** Every house account in one row, to see what the drawers are for. */
export async function leaveOneDrawer(url: string): Promise<void> {
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  await owner.withTransaction((tx) =>
    tx.query({
      text: `create or replace function free_drawer() returns smallint language sql as 'select 0::smallint'`,
    }),
  );
  await owner.close();
}

async function load(tx: Tx, loans: number, repayments: number): Promise<void> {
  await tx.query({ text: 'set local session_replication_role = replica' });
  await tx.query({ text: 'drop index ledger_line_subject' });
  const owes = [
    { event: 'disburse', debit: 1210, credit: 1050 },
    { event: 'accrue', debit: 1220, credit: 4010 },
    { event: 'charge-fee', debit: 1230, credit: 4020 },
    { event: 'charge-late', debit: 1240, credit: 4030 },
  ];
  const { rows } = await tx.query<{ last: bigint }>({
    text: 'select coalesce(max(id), 0) as last from ledger_entry',
  });
  let id = Number(rows[0]?.last ?? 0n);
  for (const { event, debit, credit } of owes) {
    await insertEntries(tx, { from: id, count: loans, step: 1, event, lineCount: 2 });
    await tx.query({
      text: `insert into ledger_line
             select $1::bigint + i, line.n, line.account, line.subject, 'PHP', line.minor
             from generate_series(1, $2::bigint) i,
             lateral (values (1, $3::int, 'loan:' || i, 1000000000000), (2, $4::int, null, -1000000000000))
               as line (n, account, subject, minor)`,
      values: [id, loans, debit, credit],
    });
    id += loans;
  }
  await insertEntries(tx, { from: id - 1, count: repayments, step: 2, event: 'receive', lineCount: 2 });
  await insertEntries(tx, { from: id, count: repayments, step: 2, event: 'allocate', lineCount: 5 });
  await tx.query({
    text: `insert into ledger_line
           select $1::bigint + 2 * i + line.place, line.n, line.account, line.subject, 'PHP', line.minor
           from generate_series(1, $2::bigint) i,
           lateral (values
             (-1, 1, 1100 + i % 40, null, 132500), (-1, 2, 2030, 'payment:' || i, -132500),
             (0, 1, 2030, 'payment:' || i, 132500), (0, 2, 1240, 'loan:' || 1 + i % $3, -221),
             (0, 3, 1230, 'loan:' || 1 + i % $3, -5000), (0, 4, 1220, 'loan:' || 1 + i % $3, -27279),
             (0, 5, 1210, 'loan:' || 1 + i % $3, -100000)) as line (place, n, account, subject, minor)`,
    values: [id, repayments, loans],
  });
  await tx.query({
    text: 'create index ledger_line_subject on ledger_line (subject) where subject is not null',
  });
  await rebuildBalances(tx);
  await restartNumbers(tx);
}

async function insertEntries(
  tx: Tx,
  {
    from,
    count,
    step,
    event,
    lineCount,
  }: { from: number; count: number; step: number; event: string; lineCount: number },
): Promise<void> {
  await tx.query({
    text: `insert into ledger_entry (id, natural_key, event, market, business_date, line_count)
           overriding system value
           select $1::bigint + i * $3::int, $4 || ':loaded-' || i, $4, 'ph', $6::date - 30 + (i % 30)::int, $5::smallint
           from generate_series(1, $2::bigint) i`,
    values: [from, count, step, event, lineCount, benchDate],
  });
}
