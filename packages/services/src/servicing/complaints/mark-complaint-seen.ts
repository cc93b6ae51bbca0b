import { markComplaintSeen } from '@candor/store/complaints';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';

type Seen = {
  readonly borrowerId: string;
  readonly reportId: string;
  /** How much of the news was shown. */
  readonly news: number;
};

/**
 * What was shown to the borrower is seen: no sign of news leads to it any more. Nothing for somebody else's.
 */
export async function markProblemSeen(
  database: Database,
  { borrowerId, reportId, news }: Seen,
): Promise<{ reportId: string; hasNews: boolean } | undefined> {
  const marked = await lease(database, 'complaint.mark-seen', (tx) =>
    markComplaintSeen(tx, { id: reportId, borrowerId, news }),
  );
  return marked && { reportId, hasNews: marked.seen < marked.news };
}
