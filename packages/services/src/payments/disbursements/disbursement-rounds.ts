import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { advanceDisbursements, type DisbursementTrouble } from './advance-disbursements.ts';
import { notifyOfLyingDisbursements } from '../disbursement-notices/notify-of-lying-disbursements.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'disbursementChannels' | 'seal'>;

export type DisbursementRound = { readonly name: string; readonly run: () => Promise<number> };

/**
 * What has to be done about payouts again and again, each by itself: a round for every channel, so that a
 * vendor that hangs holds up nobody's money but its own, and one for payouts that no channel turns to.
 */
export function disbursementRounds(
  parts: Parts,
  onTrouble: (trouble: DisbursementTrouble) => void = () => {},
): readonly DisbursementRound[] {
  const channels = Object.values(parts.disbursementChannels).flatMap((channel) => channel ?? []);
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  return [
    ...[...byName.values()].map((channel) => ({
      name: `payouts by ${channel.name}`,
      run: () => advanceDisbursements(parts, channel, onTrouble),
    })),
    { name: 'payouts that lie', run: () => notifyOfLyingDisbursements(parts, [...byName.keys()]) },
  ];
}
