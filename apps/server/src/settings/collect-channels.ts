import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import type { CollectChannel } from '@candor/services/kernel/ports';
import { dragonpayCollecting } from './dragonpay-collecting.ts';
import { ownBank } from './own-bank.ts';
import type { Settings } from './read-settings.ts';

/** The ways to pay that the settings choose, in the order in which they are shown. */
export function collecting(
  settings: Settings,
  identity: Pick<IdentityDeps, 'database' | 'now'>,
): Pick<LendingDeps, 'collectChannels' | 'sandboxPayer'> {
  const bank = ownBank(settings);
  const { channels, sandboxPayer } = dragonpayCollecting(settings, identity);
  const ph: CollectChannel[] = [...channels, bank];
  const india: CollectChannel[] = [bank];
  return { collectChannels: { ph, in: india }, sandboxPayer };
}
