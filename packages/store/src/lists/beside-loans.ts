import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** What a list says of a loan beside its figures. */
export type BesideLoan = {
  readonly id: bigint;
  readonly maxDpd: number;
  readonly promisedOn: CalendarDate | null;
  readonly promisedAmount: bigint | null;
  readonly outcome: 'kept' | 'broken' | null;
  readonly lastContactAt: Date | null;
};

/** For the loans of a page: the worst they were, the last promise to pay, the last contact. */
export async function besideLoans(tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, BesideLoan>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<BesideLoan>({
    name: 'loans-beside',
    text: `select f.loan_id as id, f.max_dpd as "maxDpd", r.promised_on as "promisedOn", r.promised_amount as "promisedAmount",
             r.outcome, c.at as "lastContactAt"
           from loan_figure f
             left join lateral (select promised_on, promised_amount, outcome from hardship_request
                                where loan_id = f.loan_id and option = 'promise-to-pay' and state = 'granted'
                                order by asked_at desc limit 1) r on true
             left join lateral (select at from contact_note where loan_id = f.loan_id order by n desc limit 1) c on true
           where f.loan_id = any ($1::bigint[])`,
    values: [ids.map(String)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
