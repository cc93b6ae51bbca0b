import { complaintStates } from '@candor/domain/states';
import type { Tx } from '../database/database.ts';

/** Of whose complaints the words go: of one borrower, or of all whose time under the law is over. */
const ofBorrower = 'b.id = $1';
const ofThoseOver = 'b.deleted_at is not null and b.kept_until < $1';

/** That there was a complaint, and when it was answered, stays; what was said goes. */
export const forgetComplaintWords = (tx: Tx, borrowerId: string) => forget(tx, ofBorrower, borrowerId, 'of');

export const forgetComplaintWordsKeptUntil = (tx: Tx, day: string) => forget(tx, ofThoseOver, day, 'kept');

async function forget(tx: Tx, whose: string, value: string, name: string): Promise<number> {
  let forgotten = 0;
  for (const table of ['complaint_message', 'complaint_note']) {
    const { rowCount } = await tx.query({
      name: `${table}-forget-${name}`,
      text: `update ${table} m set sealed = null from complaint c join borrower b on b.id = c.borrower_id
             where c.id = m.complaint_id and ${whose} and m.sealed is not null`,
      values: [value],
    });
    forgotten += rowCount;
  }
  const { rowCount } = await tx.query({
    name: `complaint-score-forget-${name}`,
    text: `update complaint c set score_sealed = null from borrower b
           where b.id = c.borrower_id and ${whose} and c.score_sealed is not null`,
    values: [value],
  });
  return forgotten + rowCount;
}

/** Who leaves waits for no answer. Gives how many were open. */
export async function closeComplaintsOf(tx: Tx, borrowerId: string, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'complaint-close-of',
    text: `with closed as (
             update complaint set state = $3, changed_at = $2
             where borrower_id = $1 and state = any ($4) returning id)
           insert into complaint_step (complaint_id, step, at) select id, 'left', $2 from closed`,
    values: [borrowerId, at, complaintStates.events.leave.to, complaintStates.events.leave.from],
  });
  return rowCount;
}
