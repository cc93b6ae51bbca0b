import type { CertificationState } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import { formSteps } from '@candor/markets/certification';
import { listSteps, type StepRow } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import { hasPayoutAccount } from '../payout-accounts/payout-accounts-of.ts';

/** In the order in which they are gone through. */
export const kycSteps = [...formSteps, 'bank'] as const;
export type KycStepKey = (typeof kycSteps)[number];

export type StepStates = Readonly<Record<KycStepKey, CertificationState>>;

/** How each step stands. Where the money goes needs nobody's look: an account is there or it isn't. */
async function stepStatesOf(tx: ReadTx, borrowerId: string): Promise<StepStates> {
  const rows = await listSteps(tx, borrowerId);
  return statesOf(rows, await hasPayoutAccount(tx, borrowerId));
}

export function statesOf(rows: readonly StepRow[], hasAccount: boolean): StepStates {
  const of = (step: string) => rows.find((row) => row.step === step)?.state ?? 'empty';
  return {
    base: of('base'),
    personal: of('personal'),
    job: of('job'),
    ext: of('ext'),
    bank: hasAccount ? 'accepted' : 'empty',
  };
}

/**
 * What still stands against applying, in order: steps that were never given, and those that were sent back.
 */
export async function missingStepsOf(
  tx: ReadTx,
  borrowerId: string,
  _market: MarketId,
): Promise<KycStepKey[]> {
  return missingIn(await stepStatesOf(tx, borrowerId));
}

export function missingIn(states: StepStates): KycStepKey[] {
  return kycSteps.filter((step) => states[step] === 'empty' || states[step] === 'refused');
}
