import type { CertificationState } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import { certifications, formSteps, type CertificationForms } from '@candor/markets/certification';
import { listSteps, type StepRow } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import { hasPayoutAccount } from '../payout-accounts/payout-accounts-of.ts';

/** In the order in which they are gone through. */
export const kycSteps = [...formSteps, 'bank'] as const;
export type KycStepKey = (typeof kycSteps)[number];

export type StepStates = Readonly<Record<KycStepKey, CertificationState>>;

/**
 * How each step stands for who wants so much: one that was given for a smaller loan is not done for a larger
 * one. Where the money goes needs nobody's look: an account is there or it isn't.
 */
export function statesOf(rows: readonly StepRow[], hasAccount: boolean, amount: bigint): StepStates {
  const of = (step: string) => {
    const row = rows.find((each) => each.step === step);
    return row && (row.state === 'refused' || isEnoughFor(row, amount)) ? row.state : 'empty';
  };
  return {
    base: of('base'),
    personal: of('personal'),
    job: of('job'),
    ext: of('ext'),
    bank: hasAccount ? 'accepted' : 'empty',
  };
}

/** Whether nothing is missing in a step that was given, for who wants so much. */
const isEnoughFor = ({ completeUpTo }: Pick<StepRow, 'completeUpTo'>, amount: bigint): boolean =>
  completeUpTo === null || amount <= completeUpTo;

/**
 * What still stands against applying for so much, in order: steps that were never given, those in which a
 * larger loan needs more, and those that were sent back.
 */
export async function missingStepsOf(
  tx: ReadTx,
  borrowerId: string,
  market: MarketId,
  amount: bigint,
): Promise<KycStepKey[]> {
  const rows = await listSteps(tx, borrowerId);
  return missingIn(market, statesOf(rows, await hasPayoutAccount(tx, borrowerId), amount));
}

export function missingIn(market: MarketId, states: StepStates): KycStepKey[] {
  return kycSteps.filter(
    (step) => states[step] === 'refused' || (states[step] === 'empty' && !isOptional(market, step)),
  );
}

/** Nobody has to give it, and it is not counted before somebody has. */
export function isOptional(market: MarketId, step: KycStepKey): boolean {
  const { steps }: CertificationForms = certifications[market];
  return step !== 'bank' && steps[step].isOptional === true;
}
