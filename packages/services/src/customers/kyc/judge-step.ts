import { certificationStates, nextState } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import type { CertificationRule } from '@candor/domain/states';
import type { FormStep } from '@candor/markets/certification';
import { findStep, saveStepRow, type StepRow } from '@candor/store/kyc';
import { lockBorrower } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Decide, Refusal } from '../../kernel/commands/command.ts';
import { openRefusals, sealRefusals, type StepRefusal } from './step-seal.ts';

export type JudgeStep = { readonly borrowerId: string; readonly step: FormStep };
export type RefuseStep = JudgeStep & { readonly refusals: readonly StepRefusal[] };

/** Somebody looked at a step, and it is good. */
export const acceptStep: Decide<JudgeStep, null, CertificationRule> = async (
  tx,
  { borrowerId, step },
  { now },
) => {
  const row = await moveStep(tx, { borrowerId, step }, 'accept');
  if ('refused' in row) return row;
  await saveStepRow(tx, borrowerId, { ...row, refusalsSealed: null, changedAt: now });
  return { output: null, facts: { step } };
};

/**
 * Somebody looked at a step and asks for something to be mended: a picture again, a name as it stands on the
 * document. What was asked for before and not mended yet still stands beside it.
 */
export const refuseStep =
  (seal: PersonSeal): Decide<RefuseStep, null, CertificationRule | 'reason_is_missing'> =>
  async (tx, { borrowerId, step, refusals }, { now }) => {
    if (refusals.length === 0) return { refused: 'reason_is_missing' };
    const row = await moveStep(tx, { borrowerId, step }, 'refuse');
    if ('refused' in row) return row;
    const all = [...openRefusals(seal, borrowerId, row), ...refusals];
    const refusalsSealed = sealRefusals(seal, borrowerId, step, all);
    await saveStepRow(tx, borrowerId, { ...row, refusalsSealed, changedAt: now });
    const reasons = refusals.map(({ field, reason }) => ({ field, reason }));
    return { output: null, facts: { step, reasons } };
  };

/** The step in its new state, not yet saved. */
async function moveStep(
  tx: Tx,
  { borrowerId, step }: JudgeStep,
  event: 'accept' | 'refuse',
): Promise<StepRow | Refusal<CertificationRule>> {
  await lockBorrower(tx, borrowerId);
  const row = await findStep(tx, borrowerId, step);
  const state = nextState(certificationStates, row?.state ?? 'empty', event);
  if (isRefusal(state)) return state as Refusal<CertificationRule>;
  if (!row || state === 'empty') throw new Error('a step without a row was judged');
  return { ...row, state };
}
