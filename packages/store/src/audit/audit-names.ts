import type { ReadTx } from '../database/database.ts';

export type NamedStaff = { id: string; name: string };

/** What people at the lender are called, of those among these ids who are some. */
export async function namesOfStaff(tx: ReadTx, ids: readonly string[]): Promise<NamedStaff[]> {
  const { rows } = await tx.query<NamedStaff>({
    name: 'audit-staff-names',
    text: 'select id, name from staff where id = any($1::uuid[])',
    values: [ids],
  });
  return rows;
}

export type SubjectPlace = {
  subject: string;
  market: string;
  /** Of what belongs to a loan: from it follows its reference. */
  orderId: string | null;
  reference: string | null;
};

export type SubjectIds = {
  readonly uuids: readonly string[];
  readonly numbers: readonly string[];
};

/** In whose market things are that the log files acts under, and what they are called. */
export async function placesOfSubjects(tx: ReadTx, { uuids, numbers }: SubjectIds): Promise<SubjectPlace[]> {
  const { rows } = await tx.query<SubjectPlace>({
    name: 'audit-subject-places',
    text: `select 'loan:' || id as subject, market, order_id::text as "orderId", null::text as reference
             from loan where id = any($2::bigint[])
           union all select 'payout-batch:' || id, market, null, null from payout_batch where id = any($2::bigint[])
           union all select 'bank-line:' || id, market, null, null from bank_line where id = any($2::bigint[])
           union all select 'order:' || id, market, id::text, null from loan_order where id = any($1::uuid[])
           union all select 'payment:' || p.id, p.market, l.order_id::text, null
                     from payment p left join loan l on l.id = p.loan_id where p.id = any($1::uuid[])
           union all select 'payout:' || id, market, order_id::text, null from payout where id = any($1::uuid[])
           union all select 'complaint:' || id, market, null, reference from complaint where id = any($1::uuid[])`,
    values: [uuids, numbers],
  });
  return rows;
}

/** The complaint that is called so. */
export async function complaintCalled(tx: ReadTx, reference: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'audit-complaint-called',
    text: 'select id from complaint where reference = upper($1)',
    values: [reference],
  });
  return rows[0]?.id;
}
