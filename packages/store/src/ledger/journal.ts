import { accountLabel, type AccountCode } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { journalQuestion, type JournalFilter } from '../desk-lists/journal-question.ts';
import type { ListQuestion } from '../lists/list-question.ts';

type JournalLine = {
  readonly number: number;
  readonly account: AccountCode;
  readonly name: string;
  readonly subject: string | null;
  readonly currency: string;
  readonly minor: bigint;
};

export type JournalEntry = {
  readonly id: bigint;
  /**
   * Its number in the market's journal; null for the seconds until it has one, and for one that is only
   * looked at.
   */
  readonly no: bigint | null;
  readonly event: string;
  readonly naturalKey: string;
  readonly market: string;
  readonly businessDate: CalendarDate;
  readonly postedAt: Date;
  readonly reverses: bigint | null;
  readonly reversedBy: bigint | null;
  readonly lines: readonly JournalLine[];
};

type HeadRow = Omit<JournalEntry, 'lines'>;

const head = `e.id, n.no, e.event, e.natural_key as "naturalKey", e.market, e.business_date as "businessDate",
  e.posted_at as "postedAt", e.reverses, r.id as "reversedBy"`;

/**
 * What the journal is asked for, and how its pages are read; undefined where nothing can be like that: an
 * account that was never touched, or days without an entry.
 */
export async function askJournal(
  tx: ReadTx,
  market: string,
  filter: JournalFilter,
): Promise<ListQuestion | undefined> {
  const { from, to, account } = filter;
  if (account !== undefined && !(await isAccountOfMarket(tx, market, account))) return undefined;
  const isOfDays = from !== undefined || to !== undefined;
  const between = isOfDays ? await entriesBetween(tx, market, { from, to }) : undefined;
  if (isOfDays && between === undefined) return undefined;
  return journalQuestion(market, filter, between);
}

/** These, in the order in which they are asked for; a long one with a line for each account. */
export async function listJournalOfIds(tx: ReadTx, ids: readonly bigint[]): Promise<JournalEntry[]> {
  const { rows } = await tx.query<HeadRow>({
    name: 'journal-list',
    text: `select ${head} from unnest($1::bigint[]) with ordinality as wanted (id, place) join ledger_entry e on e.id = wanted.id
             left join ledger_entry r on r.reverses = e.id left join ledger_number n on n.entry_id = e.id
           order by wanted.place`,
    values: [ids],
  });
  return withFewLines(tx, rows);
}

type Days = { readonly from: CalendarDate | undefined; readonly to: CalendarDate | undefined };

/**
 * The first and the last number among the entries of some days: what is between them is nearly all of those
 * days, and a page of it is read without walking back to them through everything since. Each day's are at the
 * two ends of its stretch of the index.
 */
async function entriesBetween(
  tx: ReadTx,
  market: string,
  { from, to }: Days,
): Promise<{ readonly first: bigint; readonly last: bigint } | undefined> {
  const { rows } = await tx.query<{ first: bigint | null; last: bigint | null }>({
    name: 'journal-days',
    text: `select min(f.id) as first, max(l.id) as last
           from (select min(business_date) as first, max(business_date) as last from ledger_entry where market = $1) known
           cross join generate_series(greatest($2::date, known.first), least($3::date, known.last), interval '1 day') as day
           cross join lateral (select id from ledger_entry where market = $1 and business_date = day::date order by id limit 1) f
           cross join lateral (select id from ledger_entry where market = $1 and business_date = day::date order by id desc limit 1) l`,
    values: [market, from ?? null, to ?? null],
  });
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { first, last };
}

/** Whether an account was ever touched in a market: another channel's never is. */
async function isAccountOfMarket(tx: ReadTx, market: string, account: number): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'journal-account',
    text: `select from ledger_sum where market = $1 and business_date = '-infinity' and account = $2 limit 1`,
    values: [market, account],
  });
  return rows.length > 0;
}

export async function findJournalEntry(tx: ReadTx, id: bigint): Promise<JournalEntry | undefined> {
  const { rows } = await tx.query<HeadRow>({
    name: 'journal-entry',
    text: `select ${head} from ledger_entry e left join ledger_entry r on r.reverses = e.id left join ledger_number n on n.entry_id = e.id where e.id = $1`,
    values: [id],
  });
  return (await withLines(tx, rows))[0];
}

/** These, in the order in which they were posted. */
export async function listEntriesOf(tx: ReadTx, ids: readonly bigint[]): Promise<JournalEntry[]> {
  const { rows } = await tx.query<HeadRow>({
    name: 'journal-of-ids',
    text: `select ${head} from ledger_entry e left join ledger_entry r on r.reverses = e.id left join ledger_number n on n.entry_id = e.id
           where e.id = any ($1::bigint[]) order by e.id`,
    values: [ids],
  });
  return withLines(tx, rows);
}

/** What was posted when a payout left: of a loan's its beginning too, in the order in which it was posted. */
export async function listEntriesOfDisbursement(
  tx: ReadTx,
  payoutId: string,
  loanId: bigint | null,
): Promise<JournalEntry[]> {
  const { rows } = await tx.query<HeadRow>({
    name: 'journal-of-payout',
    text: `select ${head} from ledger_entry e left join ledger_entry r on r.reverses = e.id left join ledger_number n on n.entry_id = e.id
           where e.natural_key = any ($1::text[]) or (e.natural_key > $2 and e.natural_key < $3)
           order by e.id`,
    values: [
      [`settle-payout:${payoutId}`, `disburse:${loanId}`],
      // Every fee that was deducted; ';' comes after ':'.
      `deduct-fee:${loanId}:`,
      `deduct-fee:${loanId};`,
    ],
  });
  return withLines(tx, rows);
}

async function withLines(tx: ReadTx, heads: readonly HeadRow[]): Promise<JournalEntry[]> {
  if (heads.length === 0) return [];
  const { rows } = await tx.query<JournalLine & { entryId: bigint }>({
    name: 'journal-lines',
    text: `select l.entry_id as "entryId", a.number, a.code as account, a.name, l.subject, l.currency, l.minor
           from ledger_line l join ledger_account a on a.number = l.account
           where l.entry_id = any ($1::bigint[]) order by l.entry_id, l.n`,
    values: [heads.map(({ id }) => id)],
  });
  const lines = Map.groupBy(rows.map(labelled), ({ entryId }) => entryId);
  const entry = (row: HeadRow) => ({ ...row, lines: lines.get(row.id) ?? [] });
  return heads.map(entry);
}

/** An entry with more lines than so many is listed with a line for each account. */
const linesListed = 20;

/**
 * The interest of a day is an entry of two thousand loans: fifty of those are a page, and not a hundred
 * thousand lines.
 */
async function withFewLines(tx: ReadTx, heads: readonly HeadRow[]): Promise<JournalEntry[]> {
  if (heads.length === 0) return [];
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'journal-long-entries',
    text: `select e.id from unnest($1::bigint[]) as e (id)
           where exists (select from ledger_line l where l.entry_id = e.id and l.n = $2)`,
    values: [heads.map(({ id }) => id), linesListed + 1],
  });
  const long = new Set(rows.map(({ id }) => id));
  const short = await withLines(
    tx,
    heads.filter(({ id }) => !long.has(id)),
  );
  const summed = await sumsOfLines(tx, [...long]);
  const found = new Map(short.map((entry) => [entry.id, entry]));
  return heads.map((row) => found.get(row.id) ?? { ...row, lines: summed.get(row.id) ?? [] });
}

async function sumsOfLines(tx: ReadTx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, JournalLine[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<JournalLine & { entryId: bigint }>({
    name: 'journal-line-sums',
    text: `select s.entry_id as "entryId", a.number, a.code as account, a.name, null as subject, s.currency, s.minor
           from (select entry_id, account, currency, sum(minor)::bigint as minor, min(n) as n from ledger_line
                 where entry_id = any ($1::bigint[]) group by 1, 2, 3) s
           join ledger_account a on a.number = s.account order by s.entry_id, s.n`,
    values: [ids],
  });
  return Map.groupBy(rows.map(labelled), ({ entryId }) => entryId);
}

/** Under the name that staff read. */
const labelled = <Row extends AccountName>(row: Row): Row => ({ ...row, name: accountLabel(row) });

export type AccountName = { readonly number: number; readonly name: string };

/**
 * The chart of accounts, by number. Of a market: of the channels' accounts those alone that its books have.
 */
export async function listAccounts(tx: ReadTx, market: string | null): Promise<AccountName[]> {
  const { rows } = await tx.query<AccountName>({
    name: 'ledger-accounts',
    text: `select a.number, a.name from ledger_account a
           where $1::text is null or a.number not between 1100 and 1199
             or exists (select from ledger_sum s where s.market = $1 and s.business_date = '-infinity' and s.account = a.number)
           order by a.number`,
    values: [market],
  });
  return rows.map(labelled);
}

export type Closing = {
  readonly through: CalendarDate;
  readonly closedAt: Date;
  readonly lastEntryId: bigint;
  /** Who prepared the closing and who approved it; null for one from before two people were asked. */
  readonly preparerName: string | null;
  readonly approverName: string | null;
};

/** Periods that were closed, the newest first. */
export async function listClosings(tx: ReadTx, market: string): Promise<Closing[]> {
  const { rows } = await tx.query<Closing>({
    name: 'ledger-closings',
    text: `select closed_through as through, closed_at as "closedAt", last_entry_id as "lastEntryId", a.name as "preparerName",
             d.name as "approverName"
           from ledger_closing c
           left join approval_request r on r.subject = 'books:' || c.market and r.act = 'books.close' and r.state = 'done'
             and r.input->>'through' = c.closed_through::text
           left join staff a on a.id = r.asked_by
           left join staff d on d.id = r.decided_by
           where c.market = $1 order by closed_through desc limit 60`,
    values: [market],
  });
  return rows;
}

export type AuditTrace = {
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string;
  readonly command: string;
  readonly subject: string;
};

/**
 * The act that an entry was posted by, as it stands on the entry itself; none for one older than such notes
 * that could no longer be told.
 */
export async function listActsOfEntry(tx: ReadTx, entryId: bigint): Promise<AuditTrace[]> {
  const { rows } = await tx.query<AuditTrace>({
    name: 'audit-of-entry',
    text: `select a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", a.command, a.subject
           from ledger_entry e join audit_log a on a.id = e.cause
           where e.id = $1`,
    values: [entryId],
  });
  return rows;
}

/** By their codes: an entry that is not posted yet has no rows to ask. */
export async function accountNames(
  tx: ReadTx,
  codes: readonly AccountCode[],
): Promise<ReadonlyMap<AccountCode, AccountName>> {
  const { rows } = await tx.query<AccountName & { code: AccountCode }>({
    name: 'ledger-account-names',
    text: 'select code, number, name from ledger_account where code = any ($1::text[])',
    values: [codes],
  });
  return new Map(rows.map((row) => [row.code, labelled(row)]));
}
