import type { MarketId } from '@candor/markets';
import {
  claimsOfNumbers,
  listAwaitedPayments,
  listAwaitedTransfers,
  listLoansBetween,
  listPaymentsBetween,
  type AwaitedPayment,
  type NamedLoan,
  type PaymentProof,
} from '@candor/store/transfers';
import type { ReadTx } from '@candor/store/database';
import {
  idsOfReference,
  isLoanNamed,
  paymentReference,
  referencesIn,
} from '../../kernel/references/payment-reference.ts';

/** Money as the bank's statement tells of it. */
export type TransferredMoney = {
  readonly market: MarketId;
  /** The bank's number. */
  readonly reference: string;
  readonly amount: bigint;
  readonly narration: string;
};

type Owner = {
  readonly by: 'claim' | 'reference';
  /** Null where the payer named the loan and no payment was asked for. */
  readonly paymentId: string | null;
  readonly loanId: bigint;
};

export type CandidateReason =
  | 'payment_is_named'
  | 'loan_is_named'
  | 'number_is_claimed'
  | 'number_was_claimed_in_vain'
  | 'amount_is_asked_for'
  | 'amount_differs'
  | 'payment_has_its_money';

export type Candidate = {
  readonly loanId: bigint;
  readonly orderId: string;
  readonly reasons: readonly CandidateReason[];
};

export type Ownership = { readonly owner: Owner | null; readonly candidates: readonly Candidate[] };

/**
 * Whose money is it? Exact, or not at all: what leaves room for another reading waits for a person, with
 * candidates and reasons.
 *   "UPI/CPFWX93GGB9Q/Maria", ₹1,860.00: the payment that is named, whatever the amount; the payer had our
 *     name for it.
 *   "IMPS 412345678901", and one borrower has claimed that number for exactly this amount: that claim.
 *   The same, and two borrowers have claimed it, or another amount was asked for: nobody, both are
 *     candidates.
 *   A claim that the text contradicts (it names another's payment) is nobody's either.
 */
export async function ownerOfMoney(tx: ReadTx, money: TransferredMoney): Promise<Ownership> {
  const [only] = await ownersOfMoney(tx, money.market, [money]);
  return only!;
}

/**
 * The same of many sums of a market, in their order: as few queries as for one, save for what their texts
 * name.
 */
export async function ownersOfMoney(
  tx: ReadTx,
  market: MarketId,
  sums: readonly Omit<TransferredMoney, 'market'>[],
): Promise<Ownership[]> {
  const claims = await claimsOfNumbers(
    tx,
    market,
    sums.map(({ reference }) => reference),
  );
  const counted = [...claims.values()].flat().filter(isCounted);
  const claimedPayments = await listAwaitedPayments(
    tx,
    counted.map(({ paymentId }) => paymentId),
  );
  const awaited = await listAwaitedTransfers(
    tx,
    market,
    sums.map(({ amount }) => amount),
  );
  const owners: Ownership[] = [];
  for (const { reference, amount, narration } of sums) {
    const named = await namedIn(tx, market, narration);
    const claimed = (claims.get(reference) ?? []).filter(isCounted).flatMap((claim) => {
      const payment = claimedPayments.get(claim.paymentId);
      return payment ? [{ claim, payment }] : [];
    });
    owners.push({
      owner: exactOwner(amount, named, claimed),
      candidates: candidatesOf(amount, named, claimed, awaited.get(amount) ?? []),
    });
  }
  return owners;
}

type Named = { readonly payments: readonly AwaitedPayment[]; readonly loans: readonly NamedLoan[] };
type Claimed = { readonly claim: PaymentProof; readonly payment: AwaitedPayment };

async function namedIn(tx: ReadTx, market: string, narration: string): Promise<Named> {
  const names = referencesIn(narration);
  const payments: AwaitedPayment[] = [];
  for (const name of names.payments) {
    const near = await listPaymentsBetween(tx, market, idsOfReference(name));
    payments.push(...near.filter(({ paymentId }) => paymentReference(paymentId) === name));
  }
  const loans: NamedLoan[] = [];
  for (const name of names.loans) {
    const near = await listLoansBetween(tx, market, idsOfReference(name));
    loans.push(...near.filter(({ orderId }) => isLoanNamed(orderId, name)));
  }
  return { payments, loans };
}

/** Claims that wait, and those of whoever came second: they may have been right. */
const isCounted = ({ state, why }: PaymentProof) => state === 'waiting' || why === 'utr_was_used';

function exactOwner(amount: bigint, named: Named, claimed: readonly Claimed[]): Owner | null {
  const [payment, secondPayment] = named.payments;
  const [loan, secondLoan] = named.loans;
  if (secondPayment || secondLoan) return null;
  const loanId = payment?.loanId ?? loan?.loanId;
  // Everything that is said must be said of one loan.
  if (payment && loan && payment.loanId !== loan.loanId) return null;
  if (loanId !== undefined && claimed.some((each) => each.payment.loanId !== loanId)) return null;
  if (payment) return { by: 'reference', paymentId: payment.paymentId, loanId: payment.loanId };
  const [first, second] = claimed;
  const isOneClaim = first?.claim.state === 'waiting' && !second;
  if (isOneClaim && first.payment.amount === amount && !first.payment.isPaid)
    return { by: 'claim', paymentId: first.payment.paymentId, loanId: first.payment.loanId };
  if (loan) return { by: 'reference', paymentId: null, loanId: loan.loanId };
  return null;
}

function candidatesOf(
  amount: bigint,
  named: Named,
  claimed: readonly Claimed[],
  awaited: readonly AwaitedPayment[],
): Candidate[] {
  const found = new Map<bigint, { orderId: string; reasons: Set<CandidateReason> }>();
  const add = ({ loanId, orderId }: NamedLoan, ...reasons: readonly CandidateReason[]) => {
    const candidate = found.get(loanId) ?? { orderId, reasons: new Set() };
    for (const reason of reasons) candidate.reasons.add(reason);
    found.set(loanId, candidate);
  };
  const asked = (payment: AwaitedPayment): CandidateReason[] => [
    ...(payment.isPaid ? (['payment_has_its_money'] as const) : []),
    payment.amount === amount ? 'amount_is_asked_for' : 'amount_differs',
  ];
  for (const payment of named.payments) add(payment, 'payment_is_named', ...asked(payment));
  for (const loan of named.loans) add(loan, 'loan_is_named');
  for (const { claim, payment } of claimed) {
    const isWaiting = claim.state === 'waiting';
    add(payment, isWaiting ? 'number_is_claimed' : 'number_was_claimed_in_vain', ...asked(payment));
  }
  for (const payment of awaited) add(payment, ...asked(payment));
  return [...found].map(([loanId, { orderId, reasons }]) => ({ loanId, orderId, reasons: [...reasons] }));
}
