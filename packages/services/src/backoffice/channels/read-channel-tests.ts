import type { MarketId } from '@candor/markets';
import { searchAudit } from '@candor/store/audit';
import type { Database } from '@candor/store/database';

export type ChannelTest = {
  readonly at: Date;
  readonly by: string | null;
  readonly isWorking: boolean;
  readonly words: string;
};

const lookBack = 200;

/** The last test of each channel of a market, by the channel's key. */
export function readChannelTests(
  database: Database,
  market: MarketId,
): Promise<ReadonlyMap<string, ChannelTest>> {
  return database.read(async (tx) => {
    const entries = await searchAudit(tx, { command: 'channel.test' }, lookBack);
    const tests = new Map<string, ChannelTest>();
    for (const { subject, facts, at, staffName } of entries) {
      const key = subject.replace(/^channel:/u, '');
      if (facts['market'] !== market || tests.has(key)) continue;
      const words = String(facts['words'] ?? '');
      tests.set(key, { at, by: staffName, isWorking: facts['isWorking'] === true, words });
    }
    return tests;
  });
}
