import { creditOrBack, debitOrBack } from '../entry.ts';
import type { DraftLine, LoanSubject } from '../entry.ts';

/**
 * What a repayment pays, in the default order of payment. A part is negative where more of it was paid than
 * turned out to be owed: interest paid to the due date of a row, when a settlement ends it ten days before.
 */
export type RepaidParts = {
  readonly penalty: bigint;
  readonly fee: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  /** Interest that was only noted while the loan was non-performing: now that it is paid it is income. */
  readonly memorandumInterest?: bigint;
  /** The same of late charges. */
  readonly memorandumPenalty?: bigint;
};

export function sumOfParts({
  penalty,
  fee,
  interest,
  principal,
  memorandumInterest = 0n,
  memorandumPenalty = 0n,
}: RepaidParts): bigint {
  return penalty + fee + interest + principal + memorandumInterest + memorandumPenalty;
}

export function repaidLines(parts: RepaidParts, loan: LoanSubject): DraftLine[] {
  const noted = parts.memorandumInterest ?? 0n;
  const notedPenalty = parts.memorandumPenalty ?? 0n;
  return [
    creditOrBack('penalty-receivable', parts.penalty, loan),
    creditOrBack('fee-receivable', parts.fee, loan),
    creditOrBack('interest-receivable', parts.interest, loan),
    creditOrBack('interest-income', noted),
    creditOrBack('penalty-income', notedPenalty),
    creditOrBack('principal-receivable', parts.principal, loan),
    debitOrBack('npa-interest-contra', noted, loan),
    creditOrBack('npa-interest', noted, loan),
    debitOrBack('npa-penalty-contra', notedPenalty, loan),
    creditOrBack('npa-penalty', notedPenalty, loan),
  ];
}
