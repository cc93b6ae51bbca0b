import { decideDispute, type Restructure } from '@candor/domain/decisions';
import { isRefusal, type Refusal } from '@candor/domain/refusals';
import type { Decide, Done } from '../../../kernel/commands/command.ts';
import { changeByAct } from '../change-by-act.ts';
import { changeLoan, type ChangedLoan } from '../change-loan.ts';
import { lawfulRestructure } from '../../restructures/lawful-restructure.ts';
import { loanAnswer, loanFacts, loanMessages, type LoanAnswer } from '../loan-answer.ts';
import { passDay } from '../pass-day.ts';
import type { WaivablePart } from '@candor/domain/instalments';

type OfLoan = { readonly loanId: bigint };

/** What the end of the day does to one loan, for a test that is about that loan alone. */
export const passDayOfLoan: Decide<OfLoan, LoanAnswer, string> = async (tx, { loanId }) =>
  answerOf(await passDay(tx, loanId));

/** What is booked when a maker and a checker have agreed to it. */
export const writeOffLoan: Decide<OfLoan & { readonly reason: string }, LoanAnswer, string> = async (
  tx,
  { loanId, reason },
) =>
  answerOf(await changeByAct(tx, 'write-off', { loanId: String(loanId), part: null, amount: null, reason }));

/** The oldest instalment first, as everywhere. */
export const waiveCharges: Decide<
  OfLoan & { readonly part: WaivablePart; readonly amount: bigint; readonly reason: string },
  LoanAnswer,
  string
> = async (tx, { loanId, part, amount, reason }) =>
  answerOf(await changeByAct(tx, 'waive', { loanId: String(loanId), part, amount: String(amount), reason }));

/** Any terms that the law allows, also those that the lender's policy would not offer. */
export const restructureLoan: Decide<OfLoan & Omit<Restructure, 'limits'>, LoanAnswer, string> = async (
  tx,
  { loanId, terms, reason },
) =>
  answerOf(
    await changeLoan<string>(tx, loanId, (_loan, on, stored) =>
      lawfulRestructure(stored, { terms, reason }, on),
    ),
  );

/** An instalment in dispute, or no longer, without the complaint about it. */
export const disputeRow: Decide<
  OfLoan & { readonly n: number; readonly isOver: boolean },
  LoanAnswer,
  string
> = async (tx, { loanId, ...dispute }) =>
  answerOf(await changeLoan<string>(tx, loanId, (loan, on) => decideDispute(loan, dispute, on)));

function answerOf<Rule extends string>(
  changed: ChangedLoan | Refusal<Rule>,
): Done<LoanAnswer> | Refusal<Rule> {
  if (isRefusal(changed)) return changed;
  return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
}
