import type { MarketId } from '@candor/markets';
import { listSubjectsAsked } from '@candor/store/approvals';
import { openRestoreHold } from '@candor/store/restore';
import type { Database } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { channelsToAsk, type ChannelToAsk } from './channels-to-ask.ts';

export type RestoreHoldView = {
  readonly since: Date;
  readonly restoredTo: Date;
  readonly channels: readonly ChannelToAsk[];
  readonly isConfirmAsked: boolean;
};

/** What two people's word about the bank is asked about. */
export const restoreSubject = (market: MarketId) => `restore:${market}`;

/** What waits in a market since the database was restored; undefined where nothing does. */
export function readRestoreHold(
  database: Database,
  parts: Pick<LendingDeps, 'disbursementChannels' | 'collectChannels'>,
  market: MarketId,
): Promise<RestoreHoldView | undefined> {
  return database.read(async (tx) => {
    const hold = await openRestoreHold(tx);
    if (!hold) return undefined;
    const channels = await channelsToAsk(tx, parts, hold);
    return {
      since: hold.foundAt,
      restoredTo: hold.restoredTo,
      channels: channels.filter((each) => each.market === market),
      isConfirmAsked: (await listSubjectsAsked(tx, [restoreSubject(market)])).size > 0,
    };
  });
}
