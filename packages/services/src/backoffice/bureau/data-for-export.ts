import { amountText } from '@candor/domain/money';
import { listDisputesOf } from '@candor/store/bureau';
import { listReportedOf } from '@candor/store/bureau-files';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import type { DataSection } from '../../kernel/data-section.ts';
import { disputeReasonAbout, disputeWordsAbout } from './raise-dispute.ts';

/** What credit bureaus were told of somebody, file by file. */
export async function reportedLines(
  tx: ReadTx,
  _seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  return (await listReportedOf(tx, borrowerId)).map((row) => ({
    day: row.day,
    loan: row.orderId === null ? '' : applicationReference(row.orderId),
    status: row.status,
    openedOn: row.openedOn,
    closedOn: row.closedOn,
    sanctioned: amountText(row.sanctioned),
    instalment: amountText(row.instalment),
    outstanding: amountText(row.outstanding),
    overdue: amountText(row.overdue),
    writtenOff: amountText(row.writtenOff),
    daysLate: row.daysLate,
  }));
}

/** What they said was wrong with it, and what became of that. */
export async function disputeLines(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  return (await listDisputesOf(tx, borrowerId)).map(({ id, about, state, raisedAt, ...dispute }) => ({
    about,
    state,
    raisedAt: raisedAt.toISOString(),
    words: dispute.wordsSealed && seal.open(dispute.wordsSealed, disputeWordsAbout(id)),
    reason: dispute.reasonSealed && seal.open(dispute.reasonSealed, disputeReasonAbout(id)),
  }));
}
