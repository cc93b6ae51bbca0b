import { isRefusal } from '@candor/domain/refusals';
import { isMarketId, marketMoney } from '@candor/markets';
import { readLoan } from '@candor/store/loans';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActLine, ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { sizeOfAct } from '../authority/approver-limit.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { offerRestructure } from '../../lending/restructures/offer-restructure.ts';
import { changeByAct, type LoanActInput, type LoanActKind } from '../../lending/loans/change-by-act.ts';
import { knownLoans } from '../../lending/loans/known-loans.ts';
import { seeLoanAct } from '../../lending/loans/loan-act-preview.ts';

/** Forgiving late charges, fees or earned interest: asked for by one, posted when another agrees. */
export const waiveOfLoan = {
  key: 'loan.waive',
  name: 'Waive charges',
  asks: 'loan.act',
  decides: 'loan.approve',
  async stake(tx, { loanId, amount }) {
    const stored = await readLoan(tx, BigInt(loanId));
    return stored && { amount: BigInt(amount ?? '0'), borrowerId: stored.borrowerId };
  },
  line: (tx, input, reader) => loanLine(tx, input, reader, BigInt(input.amount ?? '0')),
  preview: (tx, input) => previewOf(tx, 'waive', input),
  carryOut: (tx, input) => carryOut(tx, 'waive', input),
} as const satisfies ApprovableAct<LoanActInput>;

/** Giving a loan up: the borrower still owes it, and what comes later is a recovery. */
export const writeOffOfLoan = {
  key: 'loan.write-off',
  name: 'Write off a loan',
  asks: 'loan.act',
  decides: 'loan.approve',
  isOneAtATime: true,
  // What was given up stays what it was shown as, whatever comes back later.
  line: (tx, input, reader) =>
    loanLine(tx, input, reader, reader.figures ? sizeOfAct({ figures: reader.figures }) : null),
  preview: (tx, input) => previewOf(tx, 'write-off', input),
  carryOut: (tx, input) => carryOut(tx, 'write-off', input),
} as const satisfies ApprovableAct<LoanActInput>;

/**
 * New terms beyond what the product lets the borrower do: always two people, and then the borrower's own
 * word. What is agreed to here is what the borrower is offered; the loan changes, by the same decision, when
 * they accept it with a code.
 */
export const restructureOfLoan = {
  key: 'loan.restructure',
  name: 'Restructure a loan',
  asks: 'loan.act',
  decides: 'loan.approve',
  isOneAtATime: true,
  line: (tx, input, reader) => loanLine(tx, input, reader, null),
  preview: (tx, input) => previewOf(tx, 'restructure', input),
  async carryOut(tx, { loanId, terms, reason }, { parts, now }) {
    if (terms === undefined) return { refused: 'terms_are_beyond_policy' };
    return offerRestructure(tx, parts, { loanId: BigInt(loanId), requestId: null, terms, reason, now });
  },
} as const satisfies ApprovableAct<LoanActInput>;

async function previewOf(tx: Tx, act: LoanActKind, input: LoanActInput) {
  const seen = await seeLoanAct(tx, act, input);
  return isRefusal(seen) ? seen : seen.preview;
}

/** How a request about a loan reads in a list; without an amount of its own, by what is owed. */
export async function loanLine(
  tx: ReadTx,
  { loanId }: Pick<LoanActInput, 'loanId'>,
  { parts, loans }: ActReader,
  amount: bigint | null,
): Promise<ActLine> {
  const loan = loans?.get(loanId) ?? (await knownLoans(tx, parts.seal, [loanId])).get(loanId);
  if (!loan || !isMarketId(loan.market)) return { about: `loan ${loanId}`, size: '', place: null };
  const { name, borrower } = loan;
  return {
    about: borrower ? `${borrower} · ${name}` : name,
    size: marketMoney(loan.market, amount ?? loan.owed),
    place: { section: 'loans', id: name },
  };
}

async function carryOut(tx: Tx, act: 'waive' | 'write-off', input: LoanActInput) {
  const changed = await changeByAct(tx, act, input);
  if (isRefusal(changed)) return changed;
  return { facts: { ...loanFacts(changed), reason: input.reason }, outbox: loanMessages(changed) };
}
