import type { Database } from '@candor/store/database';
import { listStaff } from '@candor/store/staff';
import { readApprover, type Approver } from '../../approvals/may-decide.ts';
import {
  readApproval,
  readApprovals,
  type ApprovalList,
  type ApprovalView,
} from '../../approvals/read-approvals.ts';
import type { ActReader } from '../../kernel/acts/approvable-act.ts';
import { preview } from '../../kernel/commands/preview.ts';
import { approvalStands, type QueueStand } from '../queues/read-queues.ts';

type Wanted = Parameters<typeof readApprovals>[1];

export type ApprovalQueue = ApprovalList & {
  readonly who: Approver;
  readonly queue: QueueStand;
  /** Of the queue: what waits for an answer of the reader. */
  readonly answers: QueueStand;
  /** What others decide. */
  readonly others: QueueStand;
  /** Whoever may have asked for something. */
  readonly makers: readonly { readonly staffId: string; readonly name: string }[];
};

/** A choice of more is no choice. */
const makersAtMost = 200;

/** A page of requests for an approver, who looks at it, and how the queue stands. */
export function readApprovalQueue(
  database: Database,
  wanted: Wanted,
  reader: ActReader,
): Promise<ApprovalQueue> {
  const { market, staffId, may } = wanted;
  const asked = { market, now: reader.now, may, staffId };
  return database.read(async (tx) => {
    const page = await readApprovals(tx, wanted, reader);
    const who = await readApprover(tx, { staffId, may });
    const staff = await listStaff(tx, { after: null, limit: makersAtMost });
    const { own: queue, answers, others } = await approvalStands(tx, asked);
    const makers = staff.map(({ id, name }) => ({ staffId: id, name }));
    return { ...page, who, makers, queue, answers, others };
  });
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
