import type { MarketId } from '@candor/markets';
import { listOwnLapsed } from '@candor/store/approvals';
import type { ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { readLines } from '../../approvals/read-approvals.ts';

/** Somebody is told for so long, or until they ask again. */
const toldForDays = 14;
const dayMs = 86_400_000;

export type LapsedRequest = {
  readonly requestId: string;
  readonly actName: string;
  readonly about: string;
  readonly lapsedAt: Date;
};

/** What somebody asked for and nobody decided in time: the maker requests it again, or drops it. */
export async function ownLapsed(
  tx: ReadTx,
  { market, staffId }: { readonly market: MarketId; readonly staffId: string },
  { parts, now }: { readonly parts: LendingDeps; readonly now: Date },
): Promise<LapsedRequest[]> {
  const since = new Date(now.getTime() - toldForDays * dayMs);
  const rows = await listOwnLapsed(tx, { market, staffId, since, now });
  return (await readLines(tx, rows, { parts, now })).map(({ id, actName, about, deadlineAt }) => ({
    requestId: id,
    actName,
    about,
    lapsedAt: deadlineAt,
  }));
}
