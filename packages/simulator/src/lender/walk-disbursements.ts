import { disbursementRounds } from '@candor/services/payments/disbursements';

/** What the worker does about payouts, once round; how many it turned to. */
export async function walkDisbursements(parts: Parameters<typeof disbursementRounds>[0]): Promise<number> {
  const taken = await Promise.all(disbursementRounds(parts).map(({ run }) => run()));
  return taken.reduce((sum, count) => sum + count, 0);
}
