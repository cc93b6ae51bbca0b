import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import type { BureauCovers, BureauTotals } from '../bureau/snapshot-bureau.ts';

/** Rows and minor units in decimal, by status and by why rows are left out. */
export type BureauGroups = Readonly<
  Record<
    'statuses' | 'leftOutBy',
    readonly { readonly key: string; readonly rows: number; readonly outstanding: string }[]
  >
>;

export type BureauFile = BureauTotals & {
  readonly id: string;
  readonly market: string;
  readonly day: CalendarDate;
  readonly covers: BureauCovers;
  readonly since: CalendarDate;
  readonly sendBy: CalendarDate;
  readonly state: 'making' | 'ready' | 'released' | 'sent' | 'answered';
  readonly done: number;
  readonly ledger: bigint;
  readonly bytes: bigint;
  readonly groups: BureauGroups;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly readyAt: Date | null;
  readonly releasedAt: Date | null;
  readonly sentAt: Date | null;
  readonly answeredAt: Date | null;
};

const columns = `id, market, on_day as day, covers, since, send_by as "sendBy", state, rows, done, left_out as "leftOut", unchanged,
  outstanding, left_outstanding as "leftOutstanding", same_outstanding as "sameOutstanding", ledger, overdue, bytes, groups, made_by as "madeBy",
  made_at as "madeAt", ready_at as "readyAt", released_at as "releasedAt", sent_at as "sentAt", answered_at as "answeredAt"`;

type NewFile = Pick<
  BureauFile,
  'id' | 'market' | 'day' | 'covers' | 'since' | 'sendBy' | 'madeBy' | 'madeAt'
>;

/**
 * False where there is one of this day already: whoever comes second waits for the first and finds it there.
 */
export async function insertBureauFile(tx: Tx, file: NewFile): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bureau-file-insert',
    text: `insert into bureau_file (id, market, on_day, covers, since, send_by, state, made_by, made_at)
           values ($1, $2, $3, $4, $5, $6, 'making', $7, $8) on conflict do nothing`,
    values: [file.id, file.market, file.day, file.covers, file.since, file.sendBy, file.madeBy, file.madeAt],
  });
  return rowCount > 0;
}

export async function noteBureauTotals(
  tx: Tx,
  id: string,
  { ledger, ...totals }: BureauTotals & { readonly ledger: bigint },
): Promise<void> {
  const { rows, leftOut, unchanged, outstanding, leftOutstanding, sameOutstanding, overdue } = totals;
  await tx.query({
    name: 'bureau-file-totals',
    text: `update bureau_file set rows = $2, left_out = $3, unchanged = $4, outstanding = $5, left_outstanding = $6,
             same_outstanding = $7, overdue = $8, ledger = $9 where id = $1`,
    values: [id, rows, leftOut, unchanged, outstanding, leftOutstanding, sameOutstanding, overdue, ledger],
  });
}

const group = (by: string) => `(select coalesce(json_agg(g order by g.key), '[]') from (
  select ${by} as key, count(*)::int as rows, sum(outstanding)::text as outstanding
  from bureau_row where file_id = $1 and ${by} is not null group by 1) g)`;

/** Adds a file's rows up, and keeps that with it. */
export async function noteBureauGroups(tx: Tx, id: string): Promise<BureauGroups> {
  const { rows } = await tx.query<{ groups: BureauGroups }>({
    name: 'bureau-file-groups',
    text: `update bureau_file set groups = json_build_object('statuses', ${group('status')}, 'leftOutBy', ${group('left_out')})
           where id = $1 returning groups`,
    values: [id],
  });
  return rows[0]?.groups ?? { statuses: [], leftOutBy: [] };
}

export async function findBureauFile(tx: ReadTx, id: string): Promise<BureauFile | undefined> {
  const { rows } = await tx.query<BureauFile>({
    name: 'bureau-file-find',
    text: `select ${columns} from bureau_file where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Held until the transaction ends: two who write or send the same file take turns. */
export async function lockBureauFile(tx: Tx, id: string): Promise<BureauFile | undefined> {
  const { rows } = await tx.query<BureauFile>({
    name: 'bureau-file-lock',
    text: `select ${columns} from bureau_file where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

/** The newest first, from after a place. */
export async function listBureauFiles(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: { day: string; id: string } | null; readonly limit: number },
): Promise<BureauFile[]> {
  const { rows } = await tx.query<BureauFile>({
    name: 'bureau-file-list',
    text: `select ${columns} from bureau_file where market = $1 and ($2::date is null or (on_day, id) < ($2, $3::uuid))
           order by on_day desc, id desc limit $4`,
    values: [market, before?.day ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/** The last day before one that a file of all or of changes was made of. */
export async function lastBureauDay(
  tx: ReadTx,
  market: string,
  before: CalendarDate,
): Promise<CalendarDate | undefined> {
  const { rows } = await tx.query<{ day: CalendarDate }>({
    name: 'bureau-file-last-day',
    text: `select on_day as day from bureau_file where market = $1 and on_day < $2 and covers <> 'corrections'
           order by on_day desc limit 1`,
    values: [market, before],
  });
  return rows[0]?.day;
}

/** The day on which a market's first loan was disbursed; undefined: it has lent nothing. */
export async function firstLoanDay(tx: ReadTx, market: string): Promise<CalendarDate | undefined> {
  const { rows } = await tx.query<{ day: CalendarDate }>({
    name: 'bureau-first-loan-day',
    text: 'select disbursed_on as day from loan where market = $1 order by id limit 1',
    values: [market],
  });
  return rows[0]?.day;
}

const stamps = {
  ready: 'ready_at',
  released: 'released_at',
  sent: 'sent_at',
  answered: 'answered_at',
} as const;

export async function moveBureauFile(
  tx: Tx,
  id: string,
  state: keyof typeof stamps,
  at: Date,
): Promise<void> {
  await tx.query({
    name: `bureau-file-${state}`,
    text: `update bureau_file set state = $2, ${stamps[state]} = $3 where id = $1`,
    values: [id, state, at],
  });
}
