import type { ReadTx, Tx } from '../database/database.ts';

export type ReturnNote = {
  /** Of the decision that it was written with. */
  readonly handDecisionId: string;
  readonly orderId: string;
  readonly sealed: string | null;
  readonly writtenAt: Date;
};

export async function insertReturnNote(tx: Tx, note: ReturnNote): Promise<void> {
  await tx.query({
    name: 'return-note-insert',
    text: 'insert into return_note (hand_decision_id, order_id, sealed, written_at) values ($1, $2, $3, $4)',
    values: [note.handDecisionId, note.orderId, note.sealed, note.writtenAt],
  });
}

/**
 * What was written to the borrower when the order was returned last; undefined where nothing was, or it is
 * forgotten. A note of an earlier return is not told again.
 */
export async function lastReturnNote(
  tx: ReadTx,
  orderId: string,
): Promise<{ readonly handDecisionId: string; readonly sealed: string | null } | undefined> {
  const { rows } = await tx.query<{ handDecisionId: string; sealed: string | null }>({
    name: 'return-note-last',
    text: `select n.hand_decision_id as "handDecisionId", n.sealed from return_note n
           where n.order_id = $1 and n.hand_decision_id =
             (select h.id from hand_decision h where h.order_id = $1 and h.decision = 'send-back'
              order by h.decided_at desc, h.id desc limit 1)`,
    values: [orderId],
  });
  return rows[0];
}
