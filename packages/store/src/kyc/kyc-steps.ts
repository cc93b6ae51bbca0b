import type { FormStep } from '@candor/markets/certification';
import type { ReadTx, Tx } from '../database/database.ts';

export type StepRow = {
  step: FormStep;
  state: 'saved' | 'accepted' | 'refused';
  sealed: string;
  refusalsSealed: string | null;
  changedAt: Date;
  /** Up to which amount it is enough, in minor units; null: however much is wanted. */
  completeUpTo: bigint | null;
};

const columns = `step, state, sealed, refusals_sealed as "refusalsSealed", changed_at as "changedAt",
  complete_up_to as "completeUpTo"`;

export async function listSteps(tx: ReadTx, borrowerId: string): Promise<StepRow[]> {
  const { rows } = await tx.query<StepRow>({
    name: 'certification-list',
    text: `select ${columns} from certification_step where borrower_id = $1 order by step`,
    values: [borrowerId],
  });
  return rows;
}

export async function findStep(tx: ReadTx, borrowerId: string, step: string): Promise<StepRow | undefined> {
  const { rows } = await tx.query<StepRow>({
    name: 'certification-find',
    text: `select ${columns} from certification_step where borrower_id = $1 and step = $2`,
    values: [borrowerId, step],
  });
  return rows[0];
}

/** A step of which nothing else is said has everything in it. */
type NewStepRow = Omit<StepRow, 'completeUpTo'> & Partial<Pick<StepRow, 'completeUpTo'>>;

export async function saveStepRow(tx: Tx, borrowerId: string, row: NewStepRow): Promise<void> {
  await tx.query({
    name: 'certification-save',
    text: `insert into certification_step (borrower_id, step, state, sealed, refusals_sealed, changed_at,
             complete_up_to)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (borrower_id, step) do update set state = excluded.state, sealed = excluded.sealed,
             refusals_sealed = excluded.refusals_sealed, changed_at = excluded.changed_at,
             complete_up_to = excluded.complete_up_to`,
    values: [
      borrowerId,
      row.step,
      row.state,
      row.sealed,
      row.refusalsSealed,
      row.changedAt,
      row.completeUpTo ?? null,
    ],
  });
}

export async function deleteSteps(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'certification-delete',
    text: 'delete from certification_step where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}

/** What the law wanted kept of accounts that were deleted, and no longer wants. */
export async function deleteStepsKeptUntil(tx: Tx, day: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'certification-delete-kept',
    text: `delete from certification_step c using borrower b
           where b.id = c.borrower_id and b.deleted_at is not null and b.kept_until < $1`,
    values: [day],
  });
  return rowCount;
}

/** While an order is looked at, offered, signed or paid out, it must stay what it was decided on. */
export async function hasLockingApplication(tx: ReadTx, borrowerId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'certification-locking-order',
    text: `select 1 from loan_order where borrower_id = $1
           and state in ('submitted', 'in-review', 'approved', 'confirmed', 'paying-out', 'payout-failed') limit 1`,
    values: [borrowerId],
  });
  return rows.length > 0;
}

/** One step of many borrowers, by borrower. */
export async function stepOfEach(
  tx: ReadTx,
  borrowerIds: readonly string[],
  step: FormStep,
): Promise<ReadonlyMap<string, StepRow>> {
  const { rows } = await tx.query<StepRow & { borrowerId: string }>({
    name: 'certification-step-of-each',
    text: `select borrower_id as "borrowerId", ${columns} from certification_step
           where borrower_id = any ($1::uuid[]) and step = $2`,
    values: [borrowerIds, step],
  });
  return new Map(rows.map(({ borrowerId, ...row }) => [borrowerId, row]));
}
