import type { Tx } from '../database/database.ts';

export type DisbursementAnswer = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly at: Date;
  readonly question: 'send' | 'ask' | 'told';
  readonly heard: string;
  /** Its words, sealed: they may name a person and an account. */
  readonly sealed: string;
};

export async function appendDisbursementAnswer(tx: Tx, answer: DisbursementAnswer): Promise<void> {
  const { payoutId, attempt, at, question, heard, sealed } = answer;
  await tx.query({
    name: 'payout-answer-append',
    text: `with answer as (
             insert into payout_answer (payout_id, attempt, at, question, heard) values ($1, $2, $3, $4, $5) returning id)
           insert into payout_answer_text (answer_id, sealed) select id, $6 from answer`,
    values: [payoutId, attempt, at, question, heard, sealed],
  });
}

/** Nobody asks for the words any more. That there was an answer, and what it meant, stays. */
export async function forgetDisbursementAnswersBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'payout-answer-texts-forget',
    text: 'delete from payout_answer_text t using payout_answer a where a.id = t.answer_id and a.at < $1',
    values: [instant],
  });
  return rowCount;
}

/** For somebody who leaves without ever having had a loan. */
export async function forgetDisbursementAnswersOf(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'payout-answer-texts-forget-of',
    text: `delete from payout_answer_text t using payout_answer a
           join payout p on p.id = a.payout_id join loan_order o on o.id = p.order_id
           where a.id = t.answer_id and o.borrower_id = $1`,
    values: [borrowerId],
  });
}
