import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import { errorCode } from '../database/database-errors.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';

const bankLineKinds = ['transfer', 'remittance', 'charge', 'interest', 'debit'] as const;
export type BankLineKind = (typeof bankLineKinds)[number];

export type NewStatement = {
  readonly market: string;
  readonly file: string;
  readonly digest: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly lines: number;
  readonly readBy: string;
  readonly readAt: Date;
};

/** Gives its number, and whether the very same file was read before. */
export async function insertBankStatement(
  tx: Tx,
  statement: NewStatement,
): Promise<{ readonly id: bigint; readonly isNew: boolean }> {
  const { market, file, digest, from, to, opening, closing, lines, readBy, readAt } = statement;
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'bank-statement-insert',
    text: `insert into bank_statement (market, file, digest, from_on, to_on, opening, closing, lines, read_by, read_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (market, digest) do nothing returning id`,
    values: [market, file, digest, from, to, opening, closing, lines, readBy, readAt],
  });
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const known = await tx.query<{ id: bigint }>({
    name: 'bank-statement-by-digest',
    text: 'select id from bank_statement where market = $1 and digest = $2',
    values: [market, digest],
  });
  return { id: known.rows[0]?.id ?? 0n, isNew: false };
}

export type NewBankLine = {
  /** Its place in the file. */
  readonly n: number;
  readonly valueOn: CalendarDate;
  readonly amount: bigint;
  readonly reference: string | null;
  readonly sealed: string;
  readonly kind: BankLineKind;
  readonly channel: string | null;
  readonly balance: bigint | null;
  readonly digest: string;
  /** The same without its balance: as it was known before balances counted. */
  readonly plainDigest: string;
  readonly nth: number;
};

/** No statement takes longer than the database lets one take, however long the bank's is. */
const linesAtOnce = 1_000;

/** A line of a day that two people have signed off. The statement failed: the transaction is taken back. */
export type SignedOffRefusal = Refusal<'bank_day_is_signed_off'>;

/** All lines of a file. How many of them no file had before. */
export async function insertBankLines(
  tx: Tx,
  { market, statementId }: { readonly market: string; readonly statementId: bigint },
  lines: Iterable<NewBankLine>,
): Promise<number | SignedOffRefusal> {
  let inserted = 0;
  let some: NewBankLine[] = [];
  // While the database keeps a thousand, the next thousand are sealed here: one at a time is on its way.
  let onTheWay = Promise.resolve(0);
  const send = async () => {
    inserted += await onTheWay;
    onTheWay = insertSome(tx, { market, statementId }, some);
    // What fails is heard when it is waited for, and not before.
    onTheWay.catch(() => {});
    some = [];
    await setImmediate(); // Its last bytes leave before the next lines are made.
  };
  try {
    for (const line of lines) {
      some.push(line);
      if (some.length === linesAtOnce) await send();
    }
    await send();
    return inserted + (await onTheWay);
  } catch (error) {
    if (errorCode(error) !== 'BK001') throw error;
    return { refused: 'bank_day_is_signed_off', facts: { on: (error as { detail: string }).detail } };
  }
}

async function insertSome(
  tx: Tx,
  { market, statementId }: { readonly market: string; readonly statementId: bigint },
  lines: readonly NewBankLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const { rowCount } = await tx.query({
    name: 'bank-lines-insert',
    text: `insert into bank_line (market, statement_id, n, value_on, amount, reference, sealed, kind, channel, balance, digest, nth)
           select $1, $2, l.n, l.value_on, l.amount, l.reference, l.sealed, l.kind, l.channel, l.balance, l.digest, l.nth
           from unnest($3::int[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[],
             $10::bigint[], $11::text[], $12::int[], $13::text[])
             as l (n, value_on, amount, reference, sealed, kind, channel, balance, digest, nth, plain)
           where l.plain = l.digest or not exists (select from bank_line b
             where b.market = $1 and b.digest = l.plain and b.balance = l.balance)
           on conflict (market, digest, nth) do nothing`,
    values: [
      market,
      statementId,
      lines.map(({ n }) => n),
      lines.map(({ valueOn }) => valueOn),
      lines.map(({ amount }) => amount),
      lines.map(({ reference }) => reference),
      lines.map(({ sealed }) => sealed),
      lines.map(({ kind }) => kind),
      lines.map(({ channel }) => channel),
      lines.map(({ balance }) => balance),
      lines.map(({ digest }) => digest),
      lines.map(({ nth }) => nth),
      lines.map(({ plainDigest }) => plainDigest),
    ],
  });
  return rowCount;
}

/** How many stored lines without a number have each of these keys; those that none has are left out. */
export async function countLinesOfKeys(
  tx: ReadTx,
  market: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < keys.length; at += linesAtOnce) {
    const { rows } = await tx.query<{ key: string; lines: number }>({
      name: 'bank-lines-of-keys',
      // The nth of its like has N and its place after the key: between the key and the letter after N.
      text: `select coalesce(k.key, '') as key, c.lines from unnest($2::text[]) as k (key)
             cross join lateral (select count(*)::int as lines from bank_line b
               where b.market = $1 and b.reference >= k.key and b.reference < k.key || 'O') c
             where c.lines > 0`,
      values: [market, keys.slice(at, at + linesAtOnce)],
    });
    for (const { key, lines } of rows) counts.set(key, lines);
  }
  return counts;
}

/** At how many places of a day, its beginning among them, the account held so much, as far as files tell. */
export async function countPlacesOfBalance(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  balance: bigint,
): Promise<number> {
  const { rows } = await tx.query<{ places: number }>({
    name: 'bank-places-of-balance',
    text: `select coalesce((select count(*)::int from bank_line where market = $1 and value_on = $2 and balance = $3), 0)
             + coalesce((select count(*)::int from (select 1 from bank_statement where market = $1 and from_on = $2 and opening = $3 limit 1) o), 0)
             as places`,
    values: [market, on, balance],
  });
  return rows[0]?.places ?? 0;
}

/** What moved in some days, and what the account held after it. */
export async function listHeldMovements(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<{ readonly amount: bigint; readonly held: bigint | null }[]> {
  const { rows } = await tx.query<{ amount: bigint; held: bigint | null }>({
    name: 'bank-lines-held',
    text: 'select amount, balance as held from bank_line where market = $1 and value_on between $2 and $3',
    values: [market, from, to],
  });
  return rows;
}

export async function insertBankBalances(
  tx: Tx,
  { market, statementId }: { readonly market: string; readonly statementId: bigint },
  balances: readonly { readonly on: CalendarDate; readonly closing: bigint }[],
): Promise<void> {
  if (balances.length === 0) return;
  await tx.query({
    name: 'bank-balances-insert',
    text: `insert into bank_balance (market, on_day, closing, statement_id)
           select $1, b.on_day, b.closing, $2 from unnest($3::date[], $4::bigint[]) as b (on_day, closing)
           on conflict do nothing`,
    values: [market, statementId, balances.map(({ on }) => on), balances.map(({ closing }) => closing)],
  });
}

export type ListedStatement = Omit<NewStatement, 'market' | 'digest'> & { readonly id: bigint };

const columns = `id, file, from_on as "from", to_on as "to", opening, closing, lines, read_by as "readBy", read_at as "readAt"`;

/** Every file that a day is in, the last one first. */
export async function listStatementsOfDay(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  atMost: number,
): Promise<ListedStatement[]> {
  const { rows } = await tx.query<ListedStatement>({
    name: 'bank-statements-of-day',
    text: `select ${columns} from bank_statement where market = $1 and to_on >= $2 and from_on <= $2 order by id desc limit $3`,
    values: [market, on, atMost],
  });
  return rows;
}

/** The last file that a day is in; undefined: no statement of that day was read. */
export async function statementOfDay(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<ListedStatement | undefined> {
  const { rows } = await tx.query<ListedStatement>({
    name: 'bank-statement-of-day',
    text: `select ${columns} from bank_statement where market = $1 and to_on >= $2 and from_on <= $2 order by id desc limit 1`,
    values: [market, on],
  });
  return rows[0];
}

/** The first file with a balance: what the account opens with. */
export async function firstStatement(tx: ReadTx, market: string): Promise<ListedStatement | undefined> {
  const { rows } = await tx.query<ListedStatement>({
    name: 'bank-statement-first',
    text: `select ${columns} from bank_statement where market = $1 and opening is not null order by from_on, id limit 1`,
    values: [market],
  });
  return rows[0];
}

export type CountedStatement = ListedStatement & {
  /** The lines that came with it and with no file before; of these, those that an entry stands on. */
  readonly own: number;
  readonly matched: number;
};

/** Statements as they were read, the newest first. */
export async function listBankStatements(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<CountedStatement[]> {
  const { rows } = await tx.query<CountedStatement>({
    ...preparedFirst('bank-statements-list', before),
    text: `select s.id, s.file, s.from_on as "from", s.to_on as "to", s.opening, s.closing, s.lines, s.read_by as "readBy",
             s.read_at as "readAt", c.own, c.matched
           from bank_statement s cross join lateral (
             select count(*)::int as own, count(*) filter (where l.is_matched)::int as matched from bank_line l
             where l.statement_id = s.id) c
           where s.market = $1 and ($2::bigint is null or s.id < $2) order by s.id desc limit $3`,
    values: [market, before, limit],
  });
  return rows;
}

/** The very same file, as it was read before. */
export async function statementOfDigest(
  tx: ReadTx,
  market: string,
  digest: string,
): Promise<ListedStatement | undefined> {
  const { rows } = await tx.query<ListedStatement>({
    name: 'bank-statement-of-digest',
    text: `select ${columns} from bank_statement where market = $1 and digest = $2`,
    values: [market, digest],
  });
  return rows[0];
}
