import type { Refusal } from '@candor/domain/refusals';
import { isMarketId } from '@candor/markets';
import { findComplaint, listComplaintMessages } from '@candor/store/complaints';
import { findOwnLoanId, readLoan } from '@candor/store/loans';
import type { ReadTx, Tx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { openSaid } from '../complaints/complaint-seal.ts';
import { decideOnCharge } from './decide-on-charge.ts';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';

export type SeenDecision = { readonly now: LoanStands; readonly later: LoanStands; readonly told: string };

/**
 * Decides on a disputed charge and says what the borrower owes before and after. Whoever only looks takes it
 * back.
 */
export async function seeChargeDecision(
  tx: Tx,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
  {
    reportId,
    decision,
    staffId,
    now,
  }: {
    readonly reportId: string;
    readonly decision: 'waive' | 'let-stand';
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<SeenDecision | Refusal<string>> {
  const before = await standsOf(tx, reportId);
  if (!before) return { refused: 'complaint_is_unknown' };
  const input = { reportId, decision, staffName: null, words: null };
  const decided = await decideOnCharge(parts).decide(tx, input, {
    actor: { kind: 'staff', id: staffId },
    now,
  });
  if ('refused' in decided) return { refused: decided.refused };
  const said = await listComplaintMessages(tx, [reportId]);
  const last = said.at(-1);
  return {
    now: before,
    later: (await standsOf(tx, reportId)) ?? before,
    told: last ? openSaid(parts.seal, last) : '',
  };
}

export async function standsOf(tx: ReadTx, reportId: string): Promise<LoanStands | undefined> {
  const complaint = await findComplaint(tx, reportId);
  if (!complaint || complaint.orderId === null) return undefined;
  const id = await findOwnLoanId(tx, complaint, complaint.orderId);
  const stored = id === undefined ? undefined : await readLoan(tx, id);
  if (!stored || !isMarketId(stored.market)) return undefined;
  return loanStands(stored.loan, await businessDateOf(tx, stored.market), stored.market);
}
