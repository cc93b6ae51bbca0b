import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import type { BankLineKind } from './bank-statements.ts';

export type BankLine = {
  readonly id: bigint;
  readonly market: string;
  readonly statementId: bigint;
  readonly n: number;
  readonly valueOn: CalendarDate;
  /** Positive: it came in. */
  readonly amount: bigint;
  readonly reference: string | null;
  readonly sealed: string;
  readonly digest: string;
  readonly kind: BankLineKind;
  readonly channel: string | null;
  /** The first of the entries that stand on it; null: none does. */
  readonly entryId: bigint | null;
  readonly entries: number;
  /** Where all of them were booked by; null: some were not. */
  readonly bookedOn: CalendarDate | null;
};

const lines = `select l.id, l.market, l.statement_id as "statementId", l.n, l.value_on as "valueOn", l.amount, l.reference, l.sealed,
    l.digest, l.kind, l.channel, e.first as "entryId", coalesce(e.entries, 0)::int as entries, e.booked as "bookedOn"
  from bank_line l left join lateral (select min(entry_id) as first, count(*) as entries, max(business_date) as booked
                                      from bank_entry where line_id = l.id) e on true`;

/** Nobody else matches it until this transaction ends. */
export async function lockBankLine(tx: Tx, id: bigint): Promise<BankLine | undefined> {
  await tx.query({
    name: 'bank-line-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('bank-line:' || $1::bigint, 0))`,
    values: [id],
  });
  return findBankLine(tx, id);
}

export async function findBankLine(tx: ReadTx, id: bigint): Promise<BankLine | undefined> {
  const { rows } = await tx.query<BankLine>({
    name: 'bank-line-find',
    text: `${lines} where l.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Lines of a day in the order of their file. */
export async function listBankLinesOn(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  atMost: number,
): Promise<BankLine[]> {
  const { rows } = await tx.query<BankLine>({
    name: 'bank-lines-on',
    text: `${lines} where l.market = $1 and l.value_on = $2 order by l.is_matched, l.statement_id, l.n limit $3`,
    values: [market, on, atMost],
  });
  return rows;
}

/** Lines up to a day that nothing in the books stands on, the oldest first. */
export async function listOpenBankLines(
  tx: ReadTx,
  { market, since, to }: { readonly market: string; readonly since: CalendarDate; readonly to: CalendarDate },
  atMost: number,
): Promise<BankLine[]> {
  const { rows } = await tx.query<BankLine>({
    name: 'bank-lines-open',
    text: `${lines} where l.market = $1 and l.value_on between $2 and $3 and not l.is_matched
           order by l.value_on, l.id limit $4`,
    values: [market, since, to, atMost],
  });
  return rows;
}
