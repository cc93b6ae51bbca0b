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
import { notifyCharge } from '../../lending/loans/notify-charge.ts';
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

/**
 * A charge by hand that the agreement lists: always two people, and the borrower is told. What the agreement
 * does not list, what was made often enough, and what the law leaves no room for is not made.
 */
export const chargeOfLoan = {
  key: 'loan.charge',
  name: 'Charge a fee',
  asks: 'loan.act',
  decides: 'loan.approve',
  // Of two that wait, the second could be one too many when the first is agreed to.
  isOneAtATime: true,
  async line(tx, input, reader) {
    const stored = await readLoan(tx, BigInt(input.loanId));
    const charge = stored?.loan.agreement.contingentCharges?.find(({ code }) => code === input.code);
    return loanLine(tx, input, reader, charge?.amount ?? 0n);
  },
  preview: (tx, input) => previewOf(tx, 'charge', input),
  async carryOut(tx, input, { parts, now }) {
    const changed = await changeByAct(tx, 'charge', input);
    if (isRefusal(changed)) return changed;
    const told = await notifyCharge(tx, parts, changed, input.code ?? '', now);
    const facts = { ...loanFacts(changed), charge: input.code ?? null, reason: input.reason };
    return { facts, outbox: [...loanMessages(changed), ...told] };
  },
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
