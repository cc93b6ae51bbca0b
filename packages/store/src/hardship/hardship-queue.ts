import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import { sheltersOn, type HardshipOption } from './hardship-requests.ts';

export type HardshipLine = {
  readonly id: string;
  readonly loanId: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly option: HardshipOption;
  readonly askedAt: Date;
  readonly pausedUntil: CalendarDate;
  readonly promisedOn: CalendarDate | null;
};

/** Those that wait for a decision, the longest first. */
export async function listHardshipQueue(
  tx: ReadTx,
  market: string,
  {
    after,
    limit,
  }: { readonly after: { readonly askedAt: Date; readonly id: string } | null; readonly limit: number },
): Promise<HardshipLine[]> {
  const { rows } = await tx.query<HardshipLine>({
    ...preparedFirst('hardship-queue', after),
    text: `select r.id, r.loan_id as "loanId", l.order_id as "orderId", l.borrower_id as "borrowerId", r.option,
             r.asked_at as "askedAt", r.paused_until as "pausedUntil", r.promised_on as "promisedOn"
           from hardship_request r join loan l on l.id = r.loan_id
           where r.state = 'considered' and l.market = $1 and ($2::timestamptz is null or (r.asked_at, r.id) > ($2, $3::uuid))
           order by r.asked_at, r.id limit $4`,
    values: [market, after?.askedAt ?? null, after?.id ?? null, limit],
  });
  return rows;
}

export type ShelteredLoan = {
  readonly loanId: bigint;
  readonly promisedOn: CalendarDate | null;
  /** The first day on which they may be contacted again, if nothing is decided before. */
  readonly until: CalendarDate;
};

/** Of these loans: the day of a promise that runs, and whether somebody is left in peace. */
export async function shelterOfLoans(
  tx: ReadTx,
  loanIds: readonly bigint[],
  on: CalendarDate,
): Promise<ShelteredLoan[]> {
  const { rows } = await tx.query<ShelteredLoan>({
    name: 'hardship-shelter-of',
    text: `select loan_id as "loanId", max(promised_on) filter (where state = 'granted') as "promisedOn",
             max(case when state = 'considered' then paused_until else coalesce(promised_on + 1, least(held_until, paused_until)) end) as until
           from hardship_request
           where loan_id = any ($1::bigint[]) and ${sheltersOn('$2')}
           group by loan_id`,
    values: [loanIds.map(String), on],
  });
  return rows;
}
