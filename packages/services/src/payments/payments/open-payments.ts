import { openCodesOf, type OpenCode } from '@candor/store/payment-instructions';
import type { Database, ReadTx } from '@candor/store/database';
import { ownLoan, type LoanReader, type OwnLoan } from '../../lending/loans/own-loan.ts';

/** A payment that can still be made, or is said to be made. */
export type OpenLoanPayment = OpenCode;

/** Those of a loan, the newest first. */
export function openPaymentsOf(
  tx: ReadTx,
  { id }: Pick<OwnLoan, 'id'>,
  now: Date,
): Promise<readonly OpenLoanPayment[]> {
  return openCodesOf(tx, id, now);
}

/** A borrower's own loan with its open payments; undefined for anybody else's. */
export function readLoanWithOpenPayments(
  database: Database,
  borrower: LoanReader,
  orderId: string,
  now: Date,
): Promise<{ readonly own: OwnLoan; readonly open: readonly OpenLoanPayment[] } | undefined> {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    return own && { own, open: await openPaymentsOf(tx, own, now) };
  });
}

/** The newest one that waits for money: whoever chose another way has no use for the first code. */
export function newestOpenPayment(payments: readonly OpenLoanPayment[]): OpenLoanPayment | null {
  return payments.find(({ isClaimed }) => !isClaimed) ?? null;
}

/** The newest one that moves an instalment, also where it is said to be made. */
export function begunExtension(payments: readonly OpenLoanPayment[]): OpenLoanPayment | null {
  return payments.find(({ meantFor }) => meantFor === 'delay') ?? null;
}
