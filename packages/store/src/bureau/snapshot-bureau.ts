import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import { bureauStanding } from './bureau-standing.ts';

export type BureauCovers = 'all' | 'changes' | 'corrections';

export type BureauSnapshot = {
  readonly fileId: string;
  readonly market: string;
  readonly day: CalendarDate;
  readonly since: CalendarDate;
  readonly covers: BureauCovers;
  /** Without one of these a row is left out. */
  readonly documentKinds: readonly string[];
  readonly needsConsent: boolean;
};

export type BureauTotals = {
  readonly rows: number;
  readonly leftOut: number;
  readonly unchanged: number;
  readonly outstanding: bigint;
  readonly leftOutstanding: bigint;
  readonly sameOutstanding: bigint;
  readonly overdue: bigint;
};

/** As SQL: what of `standing` a file covers. */
const covered: Readonly<Record<BureauCovers, string>> = {
  all: 'true',
  corrections: 's.is_correction',
  // New, ended, late, disputed or put right; or something was paid, taken back or moved since; or it was told
  // otherwise the last time: money that counts from an earlier day makes a late loan one that is on time.
  changes: `(s.opened_on > $3::date or s.outstanding = 0 or s.days_late > 0 or s.is_disputed or s.is_correction
    or exists (select 1 from allocation a where a.loan_id = s.loan_id and (a.counts_from > $3::date or a.until_on > $3::date))
    or exists (select 1 from loan_plan p where p.loan_id = s.loan_id and (p.since > $3::date or p.until_on > $3::date))
    or exists (select 1 from (select r.status, r.overdue from bureau_row r join bureau_file f on f.id = r.file_id
                 where r.loan_id = s.loan_id and f.on_day < $2::date order by f.on_day desc limit 1) last
               where (last.status, last.overdue) is distinct from (s.status, s.overdue)))`,
};

/** Writes down, in one look, how every loan that a file covers stands. Names are not in it. */
export async function snapshotBureau(tx: Tx, wish: BureauSnapshot): Promise<BureauTotals> {
  const { fileId, market, day, since, covers, documentKinds, needsConsent } = wish;
  const { rows } = await tx.query<BureauTotals>({
    name: `bureau-snapshot-${covers}`,
    rowsOf: 'bureau-snapshot',
    text: `with ${bureauStanding('all')}, sorted as (
             select s.*, ${covered[covers]} as is_in,
               case when $5::boolean and not coalesce((select c.is_given from consent_entry c
                        where c.borrower_id = s.borrower_id and c.purpose = 'bureau' order by c.id desc limit 1), false) then 'no_consent'
                    when (select count(*) from certification_step c where c.borrower_id = s.borrower_id
                            and c.step in ('base', 'personal')) < 2 then 'identity_missing'
                    when not exists (select 1 from borrower_document d where d.borrower_id = s.borrower_id
                            and d.kind = any ($6::text[])) then 'document_missing' end as left_out
             from standing s
           ), kept_rows as (
             insert into bureau_row (file_id, n, loan_id, borrower_id, status, opened_on, closed_on, sanctioned, instalment, outstanding,
               overdue, written_off, days_late, is_disputed, is_correction, left_out)
             select $4::uuid, row_number() over (order by loan_id), loan_id, borrower_id, status, opened_on, closed_on, sanctioned, instalment,
               outstanding, overdue, written_off, days_late, is_disputed, is_correction, left_out
             from sorted where is_in
           )
           select count(*) filter (where is_in)::int as rows,
                  count(*) filter (where is_in and left_out is not null)::int as "leftOut",
                  count(*) filter (where not is_in)::int as unchanged,
                  coalesce(sum(outstanding) filter (where is_in), 0)::bigint as outstanding,
                  coalesce(sum(outstanding) filter (where is_in and left_out is not null), 0)::bigint as "leftOutstanding",
                  coalesce(sum(outstanding) filter (where not is_in), 0)::bigint as "sameOutstanding",
                  coalesce(sum(overdue) filter (where is_in), 0)::bigint as overdue
           from sorted`,
    values: [market, day, since, fileId, needsConsent, documentKinds],
  });
  const totals = rows[0];
  if (!totals) throw new Error(`the file of ${market} on ${day} has no totals`);
  return totals;
}

export type BureauFigures = {
  readonly status: string;
  readonly openedOn: CalendarDate;
  readonly closedOn: CalendarDate | null;
  readonly sanctioned: bigint;
  readonly instalment: bigint;
  readonly outstanding: bigint;
  readonly overdue: bigint;
  readonly writtenOff: bigint;
  readonly daysLate: number;
};

/** The names of the figures, as SQL. */
export const figureColumns = (
  from: string,
) => `${from}.status, ${from}.opened_on as "openedOn", ${from}.closed_on as "closedOn",
  ${from}.sanctioned, ${from}.instalment, ${from}.outstanding, ${from}.overdue, ${from}.written_off as "writtenOff", ${from}.days_late as "daysLate"`;

/** What would be reported of one loan as a day ended, by what is known now. */
export async function bureauFiguresOf(
  tx: ReadTx,
  {
    market,
    day,
    since,
    loanId,
  }: Pick<BureauSnapshot, 'market' | 'day' | 'since'> & { readonly loanId: bigint },
): Promise<BureauFigures | undefined> {
  const { rows } = await tx.query<BureauFigures>({
    name: 'bureau-figures-of',
    text: `with ${bureauStanding('one')} select ${figureColumns('s')} from standing s`,
    values: [market, day, since, loanId],
  });
  return rows[0];
}
