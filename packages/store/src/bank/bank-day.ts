import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type BankOpening = {
  readonly on: CalendarDate;
  readonly balance: bigint;
  readonly entryId: bigint | null;
  readonly proof: string;
};

export async function readBankOpening(tx: ReadTx, market: string): Promise<BankOpening | undefined> {
  const { rows } = await tx.query<BankOpening>({
    name: 'bank-opening-read',
    text: `select on_day as "on", balance, entry_id as "entryId", proof from bank_opening where market = $1`,
    values: [market],
  });
  return rows[0];
}

/** False where the account was opened before. */
export async function insertBankOpening(
  tx: Tx,
  market: string,
  { on, balance, entryId, proof, at }: BankOpening & { readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bank-opening-insert',
    text: `insert into bank_opening (market, on_day, balance, entry_id, proof, posted_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (market) do nothing`,
    values: [market, on, balance, entryId, proof, at],
  });
  return rowCount > 0;
}

/**
 * What the books hold of cash at bank from the days before one: what the opening balance takes the place of.
 */
export async function cashBefore(tx: ReadTx, market: string, on: CalendarDate): Promise<bigint> {
  const { rows } = await tx.query<{ minor: bigint }>({
    name: 'bank-cash-before',
    text: `select coalesce(sum(minor), 0)::bigint as minor from bank_entry where market = $1 and business_date < $2`,
    values: [market, on],
  });
  return rows[0]?.minor ?? 0n;
}

/** The bank and the books at the end of a day, from the opening balance on. */
export type BankDaySums = {
  /** What the bank said for the last day up to this one, and which day that was. */
  readonly statedOn: CalendarDate | null;
  readonly stated: bigint | null;
  /** What its lines since that day come to. */
  readonly since: bigint;
  /** What the books hold: the opening balance and every entry of the days since. */
  readonly booked: bigint;
  /** In the books by then and on no line by then. */
  readonly inTransit: bigint;
  readonly inTransitCount: number;
  /** On a line by then and not booked by then, of which nothing at all was booked. */
  readonly unbooked: bigint;
  readonly unbookedCount: number;
  readonly open: bigint;
  readonly openCount: number;
};

export async function readBankDaySums(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  { on: first, balance, entryId }: BankOpening,
): Promise<BankDaySums> {
  const { rows } = await tx.query<BankDaySums>({
    name: 'bank-day-sums',
    text: `with said as (
             select on_day, closing from bank_balance where market = $1 and on_day <= $2 and on_day >= $3::date - 1
             order by on_day desc, statement_id desc limit 1
           ), since as (
             select coalesce(sum(amount), 0)::bigint as minor from bank_line
             where market = $1 and value_on <= $2 and value_on >= $3 and value_on > coalesce((select on_day from said), '-infinity')
           ), booked as (
             select (select coalesce(sum(minor), 0) from ledger_sum where market = $1 and account = 1010 and business_date between $3 and $2)
               - (select coalesce(sum(minor), 0) from bank_entry where entry_id = $4 and business_date between $3 and $2) as minor
           ), transit as (
             select coalesce(sum(b.minor), 0)::bigint as minor, count(*)::int as items from bank_entry b
             where b.market = $1 and b.business_date between $3 and $2 and b.entry_id is distinct from $4
               and (b.line_id is null or b.line_id in (select id from bank_line where market = $1 and value_on > $2))
           ), unlinked as (
             select coalesce(sum(l.amount), 0)::bigint as minor, count(*)::int as items from bank_line l
             where l.market = $1 and l.value_on between $3 and $2 and not l.is_matched
           ), later as (
             select coalesce(sum(b.minor), 0)::bigint as minor, count(*)::int as items from bank_entry b join bank_line l on l.id = b.line_id
             where b.market = $1 and b.business_date > $2 and l.value_on between $3 and $2
           )
           select (select on_day from said) as "statedOn", (select closing from said) as stated, since.minor as since,
             (booked.minor + $5::bigint)::bigint as booked, transit.minor as "inTransit", transit.items as "inTransitCount",
             later.minor as unbooked, later.items as "unbookedCount", unlinked.minor as open, unlinked.items as "openCount"
           from since, booked, transit, unlinked, later`,
    values: [market, on, first, entryId, balance],
  });
  if (!rows[0]) throw new Error('the sums of a day are always there');
  return rows[0];
}

/** What moved on a day: at the bank, and in the books. */
export async function readBankMovement(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  openingEntry: bigint | null,
): Promise<{
  readonly credits: number;
  readonly debits: number;
  readonly atBank: bigint;
  readonly entries: number;
  readonly inBooks: bigint;
}> {
  const { rows } = await tx.query<{
    credits: number;
    debits: number;
    atBank: bigint;
    entries: number;
    inBooks: bigint;
  }>({
    name: 'bank-day-movement',
    text: `select l.credits, l.debits, l.minor as "atBank", b.entries, b.minor as "inBooks"
           from (select count(*) filter (where amount > 0)::int as credits, count(*) filter (where amount < 0)::int as debits,
                   coalesce(sum(amount), 0)::bigint as minor from bank_line where market = $1 and value_on = $2) l,
                (select count(*)::int as entries, coalesce(sum(minor), 0)::bigint as minor from bank_entry
                 where market = $1 and business_date = $2 and entry_id is distinct from $3) b`,
    values: [market, on, openingEntry],
  });
  if (!rows[0]) throw new Error('the movement of a day is always there');
  return rows[0];
}
