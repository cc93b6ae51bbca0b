import { decideTakeBackCharge } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintRule, ComplaintState } from '@candor/domain/states';
import type { DisputeRule, TakeBackRule } from '@candor/domain/decisions';
import type { Refusal } from '@candor/domain/refusals';
import { isLanguage, marketMoney } from '@candor/markets';
import { findOwnLoanId } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { changeLoan, type ChangedLoan, type LoanRefusal } from '../../lending/loans/change-loan.ts';
import { loanMessages } from '../../lending/loans/loan-answer.ts';
import { chargeAnswerTexts } from './charge-answer-texts.ts';
import { endDispute } from './dispute-charge.ts';
import { giveAnswer, stateAfterAnswer } from '../complaints/give-answer.ts';
import {
  lockComplaintOf,
  type KnownComplaint,
  type LockedComplaint,
} from '../complaints/lock-complaint-of.ts';

export type DecideOnCharge = {
  readonly reportId: string;
  readonly decision: 'waive' | 'let-stand';
  readonly staffName: string | null;
  /** Null: the house's own words. */
  readonly words: string | null;
};

type Rule = DisputeRule | TakeBackRule | LoanRefusal;

/**
 * Somebody of the lender's decides on a disputed charge. It is taken back in full, in the books and on the
 * loan's timeline, what was paid of it included; or it stands, and the same charge is not disputed again.
 * Either way the complaint is answered and the dispute is over.
 */
export const decideOnCharge = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  DecideOnCharge,
  { reportId: string; state: ComplaintState },
  'complaint_is_unknown' | 'complaint_disputes_no_charge' | ComplaintRule | Rule
> => ({
  name: 'problem.decide-on-charge',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId, decision, staffName, words }, { now }) {
    const locked = await lockComplaintOf(tx, reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const { complaint } = locked;
    if (complaint.rowN === null) return { refused: 'complaint_disputes_no_charge' };
    const next = stateAfterAnswer(locked);
    if (isRefusal(next)) return next;
    const done =
      decision === 'waive'
        ? await reverseDisputedCharge(tx, complaint, complaint.rowN)
        : await letStand(tx, complaint);
    if (isRefusal(done)) return done;
    const { state, outbox } = await giveAnswer(tx, parts, locked, {
      staffName,
      words: words ?? houseWords(locked, decision, done.amount),
      step: decision === 'waive' ? 'taken-back' : 'rejected',
      chargeDecision: decision === 'waive' ? 'taken-back' : 'stands',
      now,
    });
    return {
      output: { reportId, state },
      facts: { state, decision, amount: String(done.amount) },
      outbox: [...done.outbox, ...outbox],
    };
  },
});

type Decided = { readonly amount: bigint; readonly outbox: readonly OutboxMessage[] };

/** A late charge is reversed in full, what was paid of it included. */
export function reverseCharge(
  tx: Tx,
  loanId: bigint,
  charge: { readonly n: number; readonly reason: string },
): Promise<ChangedLoan | Refusal<TakeBackRule | LoanRefusal>> {
  return changeLoan<TakeBackRule>(tx, loanId, (loan, on) => decideTakeBackCharge(loan, charge, on));
}

async function reverseDisputedCharge(
  tx: Tx,
  { orderId, reference, ...borrower }: KnownComplaint,
  n: number,
): Promise<Decided | Refusal<TakeBackRule | LoanRefusal>> {
  const loanId = orderId === null ? undefined : await findOwnLoanId(tx, borrower, orderId);
  if (loanId === undefined) return { refused: 'loan_is_unknown' };
  const reason = `disputed: ${reference}`;
  const changed = await reverseCharge(tx, loanId, { n, reason });
  if (isRefusal(changed)) return changed;
  const amount = changed.events.reduce(
    (sum, event) => (event.event === 'charges-waived' ? sum + event.parts.penalty : sum),
    0n,
  );
  return { amount, outbox: loanMessages(changed) };
}

async function letStand(
  tx: Tx,
  complaint: KnownComplaint,
): Promise<Decided | Refusal<DisputeRule | LoanRefusal>> {
  const outbox = await endDispute(tx, complaint);
  return isRefusal(outbox) ? outbox : { amount: 0n, outbox };
}

function houseWords(
  { complaint, language }: LockedComplaint,
  decision: DecideOnCharge['decision'],
  amount: bigint,
): string {
  const t = chargeAnswerTexts(isLanguage(language) ? language : 'en');
  return t(decision, { amount: marketMoney(complaint.market, amount) });
}
