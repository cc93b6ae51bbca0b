import { failPayout, holdPayout, payoutIdOfOrder } from '@candor/services';
import { intendPayout } from '../../packages/services/src/payouts/intend-payout.ts';
import { raiseConcern } from '../../packages/services/src/payouts/raise-concern.ts';
import { applyAt } from './leave-applications.ts';
import { clock, type MorningDesk } from './morning-desk.ts';

/** To be put into the bank's file, held, failed, and one that somebody must look at. */
export async function leavePayouts(desk: MorningDesk): Promise<void> {
  const { market, newcomer } = desk.wish;
  const ways = ['file', 'file', 'held', 'failed', 'concern'] as const;
  for (const [nth, way] of ways.entries()) {
    const time = clock(8, 10 + nth * 7);
    const person = await newcomer();
    const orderId = await applyAt(desk, person, way === 'failed' ? 1 : 0, time, 'paying-out');
    const payoutId = payoutIdOfOrder(orderId);
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
