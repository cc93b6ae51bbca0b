import { marketIds, type MarketId } from '@candor/markets';
import { listBusinessClocks } from '@candor/store/end-of-day';
import { listRestoreChecks, type RestoreHold } from '@candor/store/restore';
import type { ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { transferChannel } from '../../payments/transfers/transfer-channel.ts';

export type ChannelToAsk = {
  readonly market: MarketId;
  readonly channel: string;
  /** How it is asked: by calls for each disbursement, for each payment, or by people who ask the bank. */
  readonly by: 'disbursements' | 'payments' | 'people';
};

/**
 * The channels that were not asked yet since a restore, of every market with books. A bank that is given
 * files answers no call: two people compare its list. What came by transfer stands on the next statement, and
 * nothing leaves because of it.
 */
export async function channelsToAsk(
  tx: ReadTx,
  { disbursementChannels, collectChannels }: Pick<LendingDeps, 'disbursementChannels' | 'collectChannels'>,
  hold: RestoreHold,
): Promise<readonly ChannelToAsk[]> {
  const open = new Set((await listBusinessClocks(tx)).map(({ market }) => market));
  const done = new Set(
    (await listRestoreChecks(tx, hold.id)).map(({ market, channel }) => `${market} ${channel}`),
  );
  const all = marketIds
    .filter((market) => open.has(market))
    .flatMap((market) => {
      const payout = disbursementChannels[market];
      const out: ChannelToAsk = payout
        ? { market, channel: disbursementCheck(payout.name), by: 'disbursements' }
        : { market, channel: disbursementCheck(byFile), by: 'people' };
      const vendors = collectChannels[market].filter(({ id }) => id !== transferChannel);
      return [out].concat(vendors.map(({ id }) => ({ market, channel: id, by: 'payments' })));
    });
  return all.filter(({ market, channel }) => !done.has(`${market} ${channel}`));
}

/** One vendor may both collect and pay out: it is asked for both. */
export const disbursementCheck = (channel: string) => `payout:${channel}`;
