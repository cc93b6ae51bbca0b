import { failPayout, holdPayout, payoutIdOfOrder, preparePayoutBatch } from '@candor/services';
import { intendPayout } from '../../packages/services/src/payouts/intend-payout.ts';
import { raiseConcern } from '../../packages/services/src/payouts/raise-concern.ts';
import { applyAt } from './leave-applications.ts';
import { clock, type MorningDesk } from './morning-desk.ts';

/** In a file that waits for its release, to be put into the next, held, failed, and one that somebody must look at. */
export async function leavePayouts(desk: MorningDesk): Promise<void> {
  const { market, newcomer } = desk.wish;
  const ways = ['prepared', 'prepared', 'file', 'file', 'held', 'failed', 'concern'] as const;
  for (const [nth, way] of ways.entries()) {
    const time = clock(8, 10 + nth * 7);
    const person = await newcomer();
    const orderId = await applyAt(desk, person, way === 'failed' ? 1 : 0, time, 'paying-out');
    const payoutId = payoutIdOfOrder(orderId);
    // The first two are in a file that finance has prepared and the controller has not released yet.
    if (nth === 2) await prepareFile(desk);
    const isByFile = way !== 'failed';
    if (isByFile) await desk.run(intendPayout({ ph: null, in: null }), { payoutId }, 'finance', 0, time);
    if (way === 'held')
      await desk.run(
        holdPayout,
        {
          payoutId,
          isHeld: true,
          reason: 'Account was changed an hour after signing. Calling them first.',
        },
        'finance',
        0,
        time,
      );
    if (way === 'failed') {
      await desk.run(failPayout, { payoutId, why: 'account_is_closed' }, 'finance', 1, '16:20');
    }
    if (way === 'concern')
      await desk.run(
        raiseConcern,
        { market, payoutId, orderId: null, why: 'no_file_was_made' },
        'finance',
        0,
        '08:58',
      );
  }
}

async function prepareFile(desk: MorningDesk): Promise<void> {
  const { parts, market, dice, staff } = desk.wish;
  const reason = 'Both owners confirmed their accounts in the app with a code.';
  const input = { market, requestId: dice.id(), maker: staff.finance, reason };
  await desk.run(preparePayoutBatch(parts.seal), input, 'finance', 0, '08:21');
}
