import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** An entry of ours that moves cash at bank. */
export type BankEntry = {
  readonly entryId: bigint;
  readonly event: string;
  readonly naturalKey: string;
  readonly businessDate: CalendarDate;
  readonly minor: bigint;
  readonly lineId: bigint | null;
};

const entries = `select b.entry_id as "entryId", e.event, e.natural_key as "naturalKey", b.business_date as "businessDate", b.minor,
    b.line_id as "lineId" from bank_entry b join ledger_entry e on e.id = b.entry_id`;

/** An entry and its mirror, neither of which any line shows, are nothing that the bank could show. */
const isUndone = `exists (select from ledger_entry m join bank_entry o on o.entry_id = m.id and o.line_id is null
                          where m.reverses = b.entry_id)
    or exists (select from bank_entry o where o.entry_id = e.reverses and o.line_id is null)`;

/**
 * Entries of some days that no line of a statement shows yet, the oldest first. The opening balance stands on
 * no line at all.
 */
export async function listOpenBankEntries(
  tx: ReadTx,
  { market, since, to }: { readonly market: string; readonly since: CalendarDate; readonly to: CalendarDate },
  atMost: number,
): Promise<BankEntry[]> {
  const { rows } = await tx.query<BankEntry>({
    name: 'bank-entries-open',
    text: `${entries} where b.market = $1 and b.business_date between $2 and $3 and b.line_id is null and e.event <> 'open-bank' and not (${isUndone})
           order by b.business_date, b.entry_id limit $4`,
    values: [market, since, to, atMost],
  });
  return rows;
}

export async function listBankEntriesOfLines(
  tx: ReadTx,
  lineIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BankEntry[]>> {
  const { rows } = await tx.query<BankEntry & { readonly lineId: bigint }>({
    name: 'bank-entries-of-lines',
    text: `${entries} where b.line_id = any ($1::bigint[]) order by b.entry_id`,
    values: [lineIds],
  });
  return Map.groupBy(rows, ({ lineId }) => lineId);
}

/** These, held until the transaction ends. */
export async function lockBankEntries(tx: Tx, entryIds: readonly bigint[]): Promise<BankEntry[]> {
  const { rows } = await tx.query<BankEntry>({
    name: 'bank-entries-lock',
    text: `${entries} where b.entry_id = any ($1::bigint[]) order by b.entry_id for no key update of b`,
    values: [entryIds],
  });
  return rows;
}

export type Matched = { readonly lineId: bigint; readonly entryId: bigint };

/** From now on these lines show these entries. How many of them did not stand on a line before. */
export async function matchBankEntries(
  tx: Tx,
  matched: readonly Matched[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bank-entries-match',
    text: `update bank_entry b set line_id = m.line_id, matched_by = $3, matched_at = $4
           from unnest($1::bigint[], $2::bigint[]) as m (entry_id, line_id)
           where b.entry_id = m.entry_id and b.line_id is null`,
    values: [matched.map(({ entryId }) => entryId), matched.map(({ lineId }) => lineId), by, at],
  });
  return rowCount;
}

/** Every entry of a line is open again, and so is the line; that it was otherwise is kept. */
export async function unmatchBankLine(
  tx: Tx,
  lineId: bigint,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'bank-unmatch-insert',
    text: `insert into bank_unmatch (line_id, entry_id, matched_by, matched_at, unmatched_by, unmatched_at)
           select b.line_id, b.entry_id, b.matched_by, b.matched_at, $2, $3 from bank_entry b where b.line_id = $1`,
    values: [lineId, by, at],
  });
  await tx.query({
    name: 'bank-entries-unmatch',
    text: 'update bank_entry set line_id = null, matched_by = null, matched_at = null where line_id = $1',
    values: [lineId],
  });
}

/**
 * Disbursements that a line of a statement shows beyond doubt: the only open entry of just that amount within
 * some days before the line's own, and the line the only open one of it. Nothing is posted by saying so.
 */
export async function pairDebits(
  tx: Tx,
  market: string,
  { by, at, daysBefore }: { readonly by: string; readonly at: Date; readonly daysBefore: number },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bank-debits-pair',
    text: `with line as (
             select l.id, l.amount, l.value_on, count(*) over (partition by l.amount) as alike
             from bank_line l
             where l.market = $1 and l.kind in ('debit', 'charge') and not l.is_matched
               and l.value_on >= coalesce((select on_day from bank_opening where market = $1), '-infinity')
           ), found as (
             select line.id, min(b.entry_id) as entry_id, count(*) as entries
             from line join bank_entry b on b.market = $1 and b.line_id is null and b.minor = line.amount
               and b.business_date between line.value_on - $4::int and line.value_on + 1
               and b.business_date >= coalesce((select on_day from bank_opening where market = $1), '-infinity')
               and not exists (select from bank_unmatch u where u.entry_id = b.entry_id and u.line_id = line.id)
             join ledger_entry e on e.id = b.entry_id and e.event = 'settle-payout'
             where line.alike = 1 group by line.id
           )
           update bank_entry b set line_id = found.id, matched_by = $2, matched_at = $3
           from found where found.entries = 1 and b.entry_id = found.entry_id and b.line_id is null`,
    values: [market, by, at, daysBefore],
  });
  return rowCount;
}

/** An open line and an entry of its amount about its day: they may be one, and the line's words may say so. */
export type AlikeDebit = {
  readonly lineId: bigint;
  readonly digest: string;
  readonly sealed: string;
  readonly reference: string | null;
  readonly entryId: bigint;
  readonly naturalKey: string;
};

/** More would be a bank of another size: what is beyond it waits for a person. */
const alikeAtMost = 20_000;

/** What `pairDebits` leaves: several of the same amount, none of which a person has taken apart. */
export async function listAlikeDebits(tx: ReadTx, market: string, daysBefore: number): Promise<AlikeDebit[]> {
  const { rows } = await tx.query<AlikeDebit>({
    name: 'bank-debits-alike',
    text: `select l.id as "lineId", l.digest, l.sealed, l.reference, b.entry_id as "entryId", e.natural_key as "naturalKey"
           from bank_line l
           join bank_entry b on b.market = $1 and b.line_id is null and b.minor = l.amount
             and b.business_date between l.value_on - $2::int and l.value_on + 1
             and b.business_date >= coalesce((select on_day from bank_opening where market = $1), '-infinity')
           join ledger_entry e on e.id = b.entry_id and e.event = 'settle-payout'
           where l.market = $1 and l.kind in ('debit', 'charge') and not l.is_matched
             and l.value_on >= coalesce((select on_day from bank_opening where market = $1), '-infinity')
             and not exists (select from bank_unmatch u where u.entry_id = b.entry_id and u.line_id = l.id)
           order by l.id, b.entry_id limit ${alikeAtMost}`,
    values: [market, daysBefore],
  });
  return rows;
}
