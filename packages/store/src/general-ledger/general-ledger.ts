import { accountLabel } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** By our account's number: what it is called in the general ledger. */
export type MappedAccounts = Readonly<Record<string, { readonly code: string; readonly name: string }>>;

export type GlMapping = {
  readonly id: bigint;
  readonly accounts: MappedAccounts;
  readonly preparerName: string;
  readonly approverName: string;
  readonly madeAt: Date;
};

/** How accounts are mapped now; undefined: nobody has said yet. */
export async function latestMapping(tx: ReadTx, market: string): Promise<GlMapping | undefined> {
  const { rows } = await tx.query<GlMapping>({
    name: 'gl-mapping-latest',
    text: `select m.id, m.accounts, p.name as "preparerName", a.name as "approverName", m.made_at as "madeAt"
           from gl_mapping m join staff p on p.id = m.prepared_by join staff a on a.id = m.approved_by
           where m.market = $1 order by m.id desc limit 1`,
    values: [market],
  });
  return rows[0];
}

export async function mappingOf(tx: ReadTx, id: bigint): Promise<MappedAccounts> {
  const { rows } = await tx.query<{ accounts: MappedAccounts }>({
    name: 'gl-mapping-find',
    text: 'select accounts from gl_mapping where id = $1',
    values: [id],
  });
  return rows[0]?.accounts ?? {};
}

export async function insertMapping(
  tx: Tx,
  market: string,
  row: {
    readonly accounts: MappedAccounts;
    readonly preparedBy: string;
    readonly approvedBy: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'gl-mapping-insert',
    text: `insert into gl_mapping (market, accounts, prepared_by, approved_by, made_at) values ($1, $2, $3, $4, $5)`,
    values: [market, JSON.stringify(row.accounts), row.preparedBy, row.approvedBy, row.at],
  });
}

/** How far a hand-over reaches: every entry of these days and before, up to this number. */
export type Reach = { readonly through: CalendarDate; readonly lastNo: bigint };

export type HandOver = Reach & {
  readonly id: bigint;
  readonly market: string;
  readonly n: number;
  readonly entries: number;
  readonly late: number;
  readonly debit: bigint;
  readonly mappingId: bigint;
  readonly madeBy: string;
  readonly madeAt: Date;
};

const columns = `id, market, n, through, last_no as "lastNo", entries, late, debit, mapping_id as "mappingId",
  made_by as "madeBy", made_at as "madeAt"`;

/** The newest first. */
export async function listHandOvers(tx: ReadTx, market: string, limit: number): Promise<HandOver[]> {
  const { rows } = await tx.query<HandOver>({
    name: 'gl-hand-overs-list',
    text: `select ${columns} from gl_hand_over where market = $1 order by n desc limit $2`,
    values: [market, limit],
  });
  return rows;
}

/** One, and how far the one before it reached. */
export async function findHandOver(
  tx: ReadTx,
  id: bigint,
): Promise<{ readonly found: HandOver; readonly before: Reach | null } | undefined> {
  const { rows } = await tx.query<HandOver>({
    name: 'gl-hand-over-with-before',
    text: `select ${columns} from gl_hand_over
           where (market, n) in (select market, n - back from gl_hand_over, (values (0), (1)) b (back) where id = $1)
           order by n desc`,
    values: [id],
  });
  const [found, before] = rows;
  return found && { found, before: before ?? null };
}

/** Two people who hand over at once would hand over the same: the second waits. */
export async function lockHandOvers(tx: Tx, market: string): Promise<void> {
  await tx.query({
    name: 'gl-hand-over-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('gl-hand-over:' || $1, 0))`,
    values: [market],
  });
}

export async function insertHandOver(tx: Tx, row: Omit<HandOver, 'id'>): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'gl-hand-over-insert',
    text: `insert into gl_hand_over (market, n, through, last_no, entries, late, debit, mapping_id, made_by, made_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      row.market,
      row.n,
      row.through,
      row.lastNo,
      row.entries,
      row.late,
      row.debit,
      row.mappingId,
      row.madeBy,
      row.madeAt,
    ],
  });
  return rows[0]?.id ?? 0n;
}

/** The last number that an entry of the market has. */
export async function lastJournalNumber(tx: ReadTx, market: string): Promise<bigint> {
  const { rows } = await tx.query<{ no: bigint }>({
    name: 'ledger-number-last',
    text: 'select coalesce(max(no), 0)::bigint as no from ledger_number where market = $1',
    values: [market],
  });
  return rows[0]?.no ?? 0n;
}

/**
 * The entries that one reach has and another has not. Memorandum accounts stand beside the books and do not
 * go over; an entry of nothing else goes over as no line.
 */
const reached = `from ledger_number n join ledger_entry e on e.id = n.entry_id
  where n.market = $1 and n.no <= $2 and e.business_date <= $3::date
    and not (n.no <= $4::bigint and e.business_date <= $5::date)`;

const reachValues = (market: string, to: Reach, from: Reach | null) => [
  market,
  to.lastNo,
  to.through,
  from?.lastNo ?? 0n,
  from?.through ?? '-infinity',
];

export type ReachSums = {
  readonly entries: number;
  readonly late: number;
  readonly debit: bigint;
  readonly accounts: readonly number[];
};

/** What a hand-over would take: how many entries, how many of them late, and which accounts they touch. */
export async function sumReach(
  tx: ReadTx,
  market: string,
  to: Reach,
  from: Reach | null,
): Promise<ReachSums> {
  const { rows } = await tx.query<ReachSums>({
    name: 'gl-reach-sums',
    text: `with taken as (select e.id, e.business_date ${reached}),
           sums as (select l.account, sum(l.minor) filter (where l.minor > 0) as debit
                    from ledger_line l join ledger_account a on a.number = l.account and a.kind <> 'memo'
                    where l.entry_id in (select id from taken) group by l.account)
           select coalesce((select count(*)::int from taken), 0) as entries,
             coalesce((select count(*)::int from taken where business_date <= $5::date), 0) as late,
             coalesce((select sum(debit)::bigint from sums), 0) as debit,
             coalesce((select array_agg(account::int order by account) from sums), '{}') as accounts`,
    values: reachValues(market, to, from),
  });
  return rows[0]!;
}

/** An account's part of an entry: an entry of two thousand loans has one line for each account. */
export type ReachedLine = {
  readonly no: bigint;
  readonly businessDate: CalendarDate;
  readonly event: string;
  readonly naturalKey: string;
  readonly account: number;
  readonly name: string;
  readonly currency: string;
  readonly debit: bigint;
  readonly credit: bigint;
};

const lines = `select t.no, t.business_date as "businessDate", t.event, t.natural_key as "naturalKey", a.number as account, a.name,
    l.currency, coalesce(sum(l.minor) filter (where l.minor > 0), 0)::bigint as debit,
    coalesce(-sum(l.minor) filter (where l.minor < 0), 0)::bigint as credit
  from taken t join ledger_line l on l.entry_id = t.id join ledger_account a on a.number = l.account and a.kind <> 'memo'
  group by t.no, t.business_date, t.event, t.natural_key, a.number, a.name, l.currency
  order by t.no, a.number`;

const labelled = (row: ReachedLine): ReachedLine => ({
  ...row,
  name: accountLabel({ number: row.account, name: row.name }),
});

/** The lines of the next entries, by their numbers. */
export async function listReachedLines(
  tx: ReadTx,
  market: string,
  {
    to,
    from,
    after,
    entries,
  }: { readonly to: Reach; readonly from: Reach | null; readonly after: bigint; readonly entries: number },
): Promise<ReachedLine[]> {
  const { rows } = await tx.query<ReachedLine>({
    name: 'gl-reached-lines',
    text: `with taken as (select n.no, e.id, e.business_date, e.event, e.natural_key ${reached} and n.no > $6 order by n.no limit $7)
           ${lines}`,
    values: [...reachValues(market, to, from), after, entries],
  });
  return rows.map(labelled);
}

/** The same of the entries of some days, for a file of the journal. */
export async function listJournalLines(
  tx: ReadTx,
  market: string,
  {
    from,
    to,
    after,
    entries,
  }: {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly after: bigint;
    readonly entries: number;
  },
): Promise<ReachedLine[]> {
  const { rows } = await tx.query<ReachedLine>({
    name: 'journal-file-lines',
    text: `with taken as (select n.no, e.id, e.business_date, e.event, e.natural_key
             from ledger_number n join ledger_entry e on e.id = n.entry_id
             where n.market = $1 and e.business_date between $2 and $3 and n.no > $4 order by n.no limit $5)
           ${lines}`,
    values: [market, from, to, after, entries],
  });
  return rows.map(labelled);
}

export type CashMovement = { readonly event: string; readonly entries: number; readonly minor: bigint };

/** What moved cash at bank in some days, by what happened. */
export async function sumCashMovements(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<CashMovement[]> {
  const { rows } = await tx.query<CashMovement>({
    name: 'cash-movements',
    text: `select coalesce(r.event, e.event, '') as event, count(*)::int as entries, coalesce(sum(b.minor), 0)::bigint as minor
           from bank_entry b join ledger_entry e on e.id = b.entry_id left join ledger_entry r on r.id = e.reverses
           where b.market = $1 and b.business_date between $2 and $3 group by 1 order by 1`,
    values: [market, from, to],
  });
  return rows;
}
