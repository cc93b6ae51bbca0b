import {
  lockOtherIntents,
  updateDisbursementIntent,
  type DisbursementIntent,
} from '@candor/store/disbursement-attempts';
import type { Tx } from '@candor/store/database';

/**
 * One attempt was paid: another one that nobody has must not be sent any more. Where one is with a channel or
 * a bank, or was paid too, only a person can keep the money from leaving twice, or ask for it back.
 *   attempt 1 failed by file → attempt 2 sent by file → "attempt 1 paid" → a person stops attempt 2
 */
export async function stopOtherAttempts(
  tx: Tx,
  { payoutId, attempt }: Pick<DisbursementIntent, 'payoutId' | 'attempt'>,
  now: Date,
): Promise<string | null> {
  const others = await lockOtherIntents(tx, payoutId, attempt);
  for (const other of others.filter(({ state }) => state === 'intended')) {
    const why = 'another_attempt_was_paid';
    await updateDisbursementIntent(tx, { ...other, state: 'failed', why, changedAt: now, nextAt: null });
  }
  const states = new Set(others.map(({ state }) => state));
  if (states.has('left')) return 'payout_was_paid_twice';
  const isUnderWay = (['calling', 'sent', 'unknown'] as const).some((state) => states.has(state));
  return isUnderWay ? 'another_attempt_is_under_way' : null;
}
