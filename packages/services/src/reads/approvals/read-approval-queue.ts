import type { MarketId } from '@candor/markets';
import type { ApprovalPlace } from '@candor/store/approvals';
import type { Database } from '@candor/store/database';
import { readApprover, type Approver } from '../../approvals/may-decide.ts';
import {
  readApproval,
  readApprovals,
  type ApprovalList,
  type ApprovalView,
} from '../../approvals/read-approvals.ts';
import type { ActReader } from '../../kernel/acts/approvable-act.ts';
import { preview } from '../../kernel/commands/preview.ts';
import { approvalsOfOthers, standOf } from '../queues/read-queues.ts';

type Wanted = {
  readonly market: MarketId;
  readonly show: 'waiting' | 'others' | 'ended' | 'asked-back';
  readonly after: ApprovalPlace | null;
  readonly staffId: string;
  readonly may: ReadonlySet<string>;
};

export type ApprovalQueue = ApprovalList & {
  readonly who: Approver;
  readonly queue: Awaited<ReturnType<typeof standOf>>;
  readonly others: Awaited<ReturnType<typeof standOf>>;
};

/** A page of requests for an approver, who looks at it, and how the queue stands. */
export function readApprovalQueue(
  database: Database,
  wanted: Wanted,
  reader: ActReader,
): Promise<ApprovalQueue> {
  const { market, staffId, may } = wanted;
  const asked = { market, now: reader.now, may, staffId };
  return database.read(async (tx) => ({
    ...(await readApprovals(tx, wanted, reader)),
    who: await readApprover(tx, { staffId, may }),
    queue: await standOf(tx, ['second-person'], asked),
    others: await approvalsOfOthers(tx, asked),
  }));
}

/** One request as whoever decides sees it. Its preview does the act, and is rolled back. */
export function readApprovalPage(
  database: Database,
  id: string,
  reader: ActReader & { readonly staffId: string; readonly may: ReadonlySet<string> },
): Promise<{ readonly view: ApprovalView | undefined; readonly who: Approver }> {
  const { staffId, may } = reader;
  return preview(database, async (tx) => ({
    view: await readApproval(tx, id, reader),
    who: await readApprover(tx, { staffId, may }),
  }));
}
