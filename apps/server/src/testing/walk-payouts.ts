import { payoutRounds } from '@candor/services/payments/disbursements';

/** What the worker does about payouts, once round; how many it turned to. */
export async function walkPayouts(parts: Parameters<typeof payoutRounds>[0]): Promise<number> {
  const taken = await Promise.all(payoutRounds(parts).map(({ run }) => run()));
  return taken.reduce((sum, count) => sum + count, 0);
}
