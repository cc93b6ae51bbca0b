import { broughtTo } from '@candor/domain/late';
import { decideDispute } from '@candor/domain/decisions';
import { isDisputed } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DisputeRule } from '@candor/domain/decisions';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import { findOwnLoanId } from '@candor/store/loans';
import type { ReadTx, Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { changeLoan, type LoanRefusal } from '../../lending/loans/change-loan.ts';
import { loanMessages } from '../../lending/loans/loan-answer.ts';
import type { KnownComplaint } from '../complaints/lock-complaint-of.ts';

type Disputed = Pick<KnownComplaint, 'borrowerId' | 'market' | 'orderId' | 'rowN' | 'chargeDecision'>;

/**
 * While a complaint about a late charge waits for its answer, the charge's row is in dispute: disputed with
 * 72.75 on 28 November and answered on 5 December, it bears 72.75 on both days, and the seven days between
 * are never charged. No reminder speaks of the row. Opened again it is in dispute again, unless the charge is
 * gone or somebody has decided that it stands: the way from there is the regulator.
 */
export async function disputeCharge(
  tx: Tx,
  complaint: Disputed,
): Promise<OutboxMessage[] | Refusal<DisputeRule | LoanRefusal>> {
  const { rowN: n, chargeDecision } = complaint;
  const loanId = await loanOf(tx, complaint);
  if (n === null || loanId === undefined || chargeDecision === 'stands') return [];
  const changed = await changeLoan<DisputeRule>(tx, loanId, (loan, on) => disputeOf(loan, n, on));
  return isRefusal(changed) ? changed : loanMessages(changed);
}

/** The complaint is answered: from this day on late charges grow again, if the row is still owed. */
export async function endDispute(
  tx: Tx,
  complaint: Disputed,
): Promise<OutboxMessage[] | Refusal<DisputeRule | LoanRefusal>> {
  const { rowN: n } = complaint;
  const loanId = await loanOf(tx, complaint);
  if (n === null || loanId === undefined) return [];
  const changed = await changeLoan<DisputeRule>(tx, loanId, (loan, on) => endOfDispute(loan, n, on));
  return isRefusal(changed) ? changed : loanMessages(changed);
}

/**
 * What a complaint about an instalment's late charge does to the loan: nothing where no such charge is owed.
 */
export function disputeOf(loan: Loan, n: number, on: CalendarDate): LoanEvent[] | Refusal<DisputeRule> {
  const state = rowStates(broughtTo(loan, on)).find(({ row }) => row.n === n);
  const isCharged = loan.state === 'active' && state !== undefined && state.left.penalty > 0n;
  return isCharged ? decideDispute(loan, { n, isOver: false }, on) : [];
}

export function endOfDispute(loan: Loan, n: number, on: CalendarDate): LoanEvent[] | Refusal<DisputeRule> {
  return isDisputed(loan, n) ? decideDispute(loan, { n, isOver: true }, on) : [];
}

async function loanOf(tx: ReadTx, { orderId, ...borrower }: Disputed): Promise<bigint | undefined> {
  return orderId === null ? undefined : findOwnLoanId(tx, borrower, orderId);
}
