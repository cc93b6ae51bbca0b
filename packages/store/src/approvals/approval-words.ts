import type { ReadTx, Tx } from '../database/database.ts';

export type ApprovalStep = 'asked' | 'asked-back' | 'answered' | 'agreed' | 'refused' | 'withdrawn';

export type ApprovalWord = {
  step: ApprovalStep;
  staffId: string;
  staffName: string;
  /** Whether they still work here. */
  isStaffActive: boolean;
  sealed: string | null;
  at: Date;
  /** Of what whoever agreed had before them. */
  seen: string | null;
  /** The same whole, sealed; null where nobody agreed, or it was forgotten. */
  shown: string | null;
};

type NewWord = Omit<ApprovalWord, 'staffName' | 'isStaffActive' | 'seen' | 'shown'> & {
  readonly seen?: string | null;
  readonly shown?: string | null;
};

export async function insertApprovalWord(
  tx: Tx,
  requestId: string,
  { step, staffId, sealed, at, seen = null, shown = null }: NewWord,
): Promise<void> {
  await tx.query({
    name: 'approval-word-insert',
    text: 'insert into approval_word (request_id, step, staff_id, sealed, at, seen, shown) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [requestId, step, staffId, sealed, at, seen, shown],
  });
}

/** What was said, oldest first; the first is why it was asked for. */
export async function listApprovalWords(tx: ReadTx, requestId: string): Promise<ApprovalWord[]> {
  const { rows } = await tx.query<ApprovalWord>({
    name: 'approval-words',
    text: `select w.step, w.staff_id as "staffId", s.name as "staffName", s.state = 'active' as "isStaffActive", w.sealed, w.at, w.seen, w.shown
           from approval_word w join staff s on s.id = w.staff_id where w.request_id = $1 order by w.id`,
    values: [requestId],
  });
  return rows;
}
