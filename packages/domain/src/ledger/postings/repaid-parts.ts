import { credit, debit } from '../entry.ts';
import type { DraftLine, LoanSubject } from '../entry.ts';

/** What a repayment pays, in the default order of payment. */
export type RepaidParts = {
  readonly penalty: bigint;
  readonly fee: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  /** Interest that was only noted while the loan was non-performing: now that it is paid it is income. */
  readonly memorandumInterest?: bigint;
};

export function sumOfParts({
  penalty,
  fee,
  interest,
  principal,
  memorandumInterest = 0n,
}: RepaidParts): bigint {
  return penalty + fee + interest + principal + memorandumInterest;
}

export function repaidLines(parts: RepaidParts, loan: LoanSubject): DraftLine[] {
  const noted = parts.memorandumInterest ?? 0n;
  return [
    credit('penalty-receivable', parts.penalty, loan),
    credit('fee-receivable', parts.fee, loan),
    credit('interest-receivable', parts.interest, loan),
    credit('interest-income', noted),
    credit('principal-receivable', parts.principal, loan),
    debit('npa-interest-contra', noted, loan),
    credit('npa-interest', noted, loan),
  ];
}
