import { markComplaintSeen, type Complaint, type Database } from '@candor/store';
import { lease } from '../commands/lease.ts';

/** What was shown to the borrower is seen: no sign of news leads to it any more. */
export async function markProblemSeen(
  database: Database,
  complaint: Pick<Complaint, 'id' | 'seen' | 'news'>,
): Promise<void> {
  if (complaint.seen < complaint.news)
    await lease(database, 'complaint.mark-seen', (tx) => markComplaintSeen(tx, complaint));
}
