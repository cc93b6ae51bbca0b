import type { ReadTx, Tx } from '../database/database.ts';

/** Whether two people have decided that what the screening found for this decision is somebody else. */
export async function isScreeningCleared(tx: ReadTx, decisionId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'screening-cleared',
    text: 'select 1 from screening_clearance where decision_id = $1',
    values: [decisionId],
  });
  return rows.length > 0;
}

export async function insertScreeningClearance(
  tx: Tx,
  {
    decisionId,
    askedBy,
    decidedBy,
    at,
  }: {
    readonly decisionId: string;
    readonly askedBy: string;
    readonly decidedBy: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'screening-clear',
    text: 'insert into screening_clearance (decision_id, asked_by, decided_by, at) values ($1, $2, $3, $4)',
    values: [decisionId, askedBy, decidedBy, at],
  });
}
