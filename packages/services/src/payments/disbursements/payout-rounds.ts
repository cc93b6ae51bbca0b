import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { advancePayouts, type PayoutTrouble } from './advance-payouts.ts';
import { notifyOfLyingPayouts } from '../disbursement-notices/notify-of-lying-payouts.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'payoutChannels' | 'seal'>;

export type PayoutRound = { readonly name: string; readonly run: () => Promise<number> };

/**
 * What has to be done about payouts again and again, each by itself: a round for every channel, so that a vendor that hangs
 * holds up nobody's money but its own, and one for payouts that no channel turns to.
 */
export function payoutRounds(
  parts: Parts,
  onTrouble: (trouble: PayoutTrouble) => void = () => {},
): readonly PayoutRound[] {
  const channels = Object.values(parts.payoutChannels).flatMap((channel) => channel ?? []);
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  return [
    ...[...byName.values()].map((channel) => ({
      name: `payouts by ${channel.name}`,
      run: () => advancePayouts(parts, channel, onTrouble),
    })),
    { name: 'payouts that lie', run: () => notifyOfLyingPayouts(parts, [...byName.keys()]) },
  ];
}
