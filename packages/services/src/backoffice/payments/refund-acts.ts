import { marketMoney, isMarketId } from '@candor/markets';
import { accountOfApplication } from '@candor/store/disbursements';
import { chooseRefundAccount } from '@candor/store/refunds';
import { findCreditToReturn } from '@candor/store/loan-lists';
import { findListedMoney } from '@candor/store/payments';
import { findLoanByApplication } from '@candor/store/transfers';
import type { JournalEntry } from '@candor/store/ledger';
import type { ReadTx, Tx } from '@candor/store/database';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { seeGivenAccount } from './given-account.ts';
import { moneyAbout } from './money-about.ts';
import { actEntryOf, postingsOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { refundCredit } from '../../lending/loans/refund-credit.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { refundPayment } from '../../payments/reversals/refund-payment.ts';
import type {
  ActContext,
  ActLine,
  ActPreview,
  ActReader,
  ApprovableAct,
} from '../../kernel/acts/approvable-act.ts';

/**
 * Money that is for no loan goes back to whoever paid. `refundId` is the payout's: chosen when it is asked
 * for, so that it goes once.
 */
export type RefundMoney = {
  readonly paymentId: string;
  readonly refundId: string;
  /** Where it goes, given with proof: what came by a statement says from whom, not from which account. */
  readonly accountId?: string | null;
};

export const refundMoney = {
  key: 'payment.refund',
  name: 'Refund a payment',
  asks: 'money.refund',
  decides: 'money.approve',
  isOneAtATime: true,

  givenAccount: ({ accountId }) => accountId ?? null,

  async stake(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    return money && { amount: money.amount, borrowerId: money.borrowerId };
  },

  cases: async (_tx, { paymentId }) => ({ queues: ['money'], itemIds: [paymentId] }),

  async line(tx, { paymentId }, { parts }) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return gone(paymentId);
    return {
      about: await moneyAbout(tx, parts.seal, money),
      size: marketMoney(money.market, money.amount),
      place: { section: 'payments', id: paymentId },
    };
  },

  async preview(tx, input, reader) {
    const money = await findListedMoney(tx, input.paymentId);
    if (!money || !isMarketId(money.market)) return { refused: 'payment_is_unknown' };
    const size = marketMoney(money.market, money.amount);
    const to = await refundGoesTo(tx, reader.parts.seal, { accountId: input.accountId, orderId: null });
    const { answer, entries } = await previewEntries(tx, () =>
      refundPayment.decide(tx, input, previewer(reader)),
    );
    if ('refused' in answer) return answer;
    if (to.refused !== undefined) return { refused: to.refused };
    return refundPreview(size, entries, {
      terms: to.terms,
      figure: { name: 'In suspense', before: String(money.amount), after: '0', isTotal: true },
      checks: [{ is: 'kept', words: 'The money is on no loan' }, ...to.checks],
      sent: null,
    });
  },

  async carryOut(tx, input, context) {
    const to = await refundGoesTo(tx, context.parts.seal, { accountId: input.accountId, orderId: null });
    if (to.refused !== undefined) return { refused: to.refused };
    const answer = done(await refundPayment.decide(tx, input, agreed(context)));
    if (!('refused' in answer)) await choose(tx, input, context);
    return answer;
  },
} as const satisfies ApprovableAct<RefundMoney>;

/** What was overpaid on a loan that has ended is the borrower's. */
export type ReturnCredit = {
  readonly orderId: string;
  readonly amount: string;
  readonly refundId: string;
  /** Where it goes if not to the account that the loan was disbursed to. */
  readonly accountId?: string | null;
};

export const returnCredit = {
  key: 'credit.refund',
  name: 'Refund an overpayment',
  asks: 'money.refund',
  decides: 'money.approve',
  isOneAtATime: true,

  givenAccount: ({ accountId }) => accountId ?? null,

  async stake(tx, { orderId, amount }) {
    const loan = await findLoanByApplication(tx, orderId);
    return loan && { amount: BigInt(amount), borrowerId: loan.borrowerId };
  },

  async line(tx, { orderId, amount }, { parts }) {
    const loan = await findLoanByApplication(tx, orderId);
    if (!loan || !isMarketId(loan.market)) return gone(orderId);
    const name = (await namesOf(tx, parts.seal, [loan.borrowerId])).get(loan.borrowerId);
    const about = [name, applicationReference(orderId)].filter((word) => word !== undefined).join(' · ');
    return {
      about,
      size: marketMoney(loan.market, BigInt(amount)),
      place: { section: 'payments', id: orderId },
    };
  },

  async preview(tx, input, reader) {
    const loan = await findLoanByApplication(tx, input.orderId);
    if (!loan || !isMarketId(loan.market)) return { refused: 'loan_is_unknown' };
    const refused = await hasAnother(tx, input);
    if (refused) return refused;
    const amount = BigInt(input.amount);
    const refund = { refundId: input.refundId, loanId: loan.loanId, amount };
    const to = await refundGoesTo(tx, reader.parts.seal, input);
    if (to.refused !== undefined) return { refused: to.refused };
    const { answer, entries } = await previewEntries(tx, () =>
      refundCredit.decide(tx, refund, previewer(reader)),
    );
    if ('refused' in answer) return answer;
    return refundPreview(marketMoney(loan.market, amount), entries, {
      terms: to.terms,
      figure: { name: 'Credit of the borrower', before: input.amount, after: '0', isTotal: true },
      checks: [
        { is: 'kept', words: 'The loan has ended: nothing falls due that the credit could pay' },
        ...to.checks,
      ],
      sent: 'The borrower is notified when it is sent.',
    });
  },

  async carryOut(tx, input, context) {
    const loan = await findLoanByApplication(tx, input.orderId);
    if (!loan) return { refused: 'loan_is_unknown' };
    const refused = await hasAnother(tx, input);
    if (refused) return refused;
    const to = await refundGoesTo(tx, context.parts.seal, input);
    if (to.refused !== undefined) return { refused: to.refused };
    const refund = { refundId: input.refundId, loanId: loan.loanId, amount: BigInt(input.amount) };
    const answer = done(await refundCredit.decide(tx, refund, agreed(context)));
    if (!('refused' in answer)) await choose(tx, input, context);
    return answer;
  },
} as const satisfies ApprovableAct<ReturnCredit>;

/** The account that two people agreed to is the one that the refund goes to. */
async function choose(
  tx: Tx,
  { accountId, refundId }: Pick<RefundMoney, 'accountId' | 'refundId'>,
  { now }: ActContext,
): Promise<void> {
  if (accountId) await chooseRefundAccount(tx, accountId, refundId, now);
}

type GoesTo = Pick<ActPreview, 'terms' | 'checks'> & { readonly refused?: never };

/** Nothing is sent back without an account to go to: approved, it would wait for ever. */
async function refundGoesTo(
  tx: ReadTx,
  seal: PersonSeal,
  { accountId, orderId }: { readonly accountId?: string | null | undefined; readonly orderId: string | null },
): Promise<GoesTo | { readonly refused: 'refund_has_no_account' }> {
  const given = accountId ? await seeGivenAccount(tx, seal, accountId) : undefined;
  if (given) return { terms: given.terms, checks: given.checks };
  const own = orderId === null ? null : await accountOfApplication(tx, orderId);
  const to = own === null ? undefined : await payoutAccountFor(tx, seal, own);
  if (!to) return { refused: 'refund_has_no_account' };
  const words = `${to.institutionName} ${to.masked}, ${to.holder}`;
  return {
    terms: [{ name: 'Account', before: '–', after: words }],
    checks: [{ is: 'kept', words: `It goes to ${words}, where the loan was disbursed to` }],
  };
}

/** Only the whole is returned, and only what is there: somebody may have been quicker. */
async function hasAnother(tx: ReadTx, { orderId, amount }: ReturnCredit) {
  const credit = await findCreditToReturn(tx, orderId);
  return credit && String(credit.amount) === amount
    ? undefined
    : ({ refused: 'credit_has_changed' } as const);
}

const previewer = ({ now }: ActReader) => ({ actor: { kind: 'system', id: 'preview' } as const, now });
const agreed = ({ by: [, second], now }: ActContext) => ({
  actor: { kind: 'staff', id: second } as const,
  now,
});

type Answer =
  | Awaited<ReturnType<typeof refundPayment.decide>>
  | Awaited<ReturnType<typeof refundCredit.decide>>;

function done(answer: Answer) {
  if ('refused' in answer) return answer;
  return { facts: answer.facts ?? {}, outbox: answer.outbox ?? [] };
}

function refundPreview(
  size: string,
  entries: readonly JournalEntry[],
  {
    figure,
    terms,
    checks,
    sent,
  }: Pick<ActPreview, 'checks' | 'sent' | 'terms'> & { readonly figure: ActPreview['figures'][number] },
): ActPreview {
  return {
    title: `Send ${size} back?`,
    commits: `Send ${size} back`,
    figures: [figure],
    terms,
    checks,
    entries: entries.map(actEntryOf),
    postings: postingsOf(entries.map(actEntryOf)),
    sent,
  };
}

function gone(id: string): ActLine {
  return { about: id, size: '', place: null };
}
