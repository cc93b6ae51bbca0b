import { marketMoney, isMarketId } from '@candor/markets';
import {
  findCreditToReturn,
  findListedMoney,
  findLoanByOrder,
  type JournalEntry,
  type Tx,
} from '@candor/store';
import { namesOf } from '../console/names-of.ts';
import { previewEntries } from '../console/preview-entries.ts';
import { refundCredit } from '../loans/refund-credit.ts';
import { orderReference } from '../orders/order-reference.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { postingOf } from './posting-of.ts';
import type { ActContext, ActLine, ActPreview, ActReader, ActWithTwo } from './act-with-two.ts';

/** Money that is for no loan goes back to whoever paid. `refundId` is the payout's: chosen when it is asked for, so that it goes once. */
export type RefundMoney = { readonly paymentId: string; readonly refundId: string };

export const refundMoney: ActWithTwo<RefundMoney> = {
  name: 'Refund money',
  asks: 'money.refund',
  decides: 'money.approve',

  async stake(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    return money && { amount: money.amount, borrowerId: money.borrowerId };
  },

  async line(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return gone(paymentId);
    return {
      about: `${money.channel} ${money.externalId ?? 'part of a transfer'}`,
      size: marketMoney(money.market, money.amount),
      place: { section: 'payments', id: paymentId },
    };
  },

  async preview(tx, input, reader) {
    const money = await findListedMoney(tx, input.paymentId);
    if (!money || !isMarketId(money.market)) return { refused: 'payment_is_unknown' };
    const size = marketMoney(money.market, money.amount);
    const { answer, entries } = await previewEntries(tx, [`payment:${input.paymentId}`], () =>
      refundPayment.decide(tx, input, previewer(reader)),
    );
    if ('refused' in answer) return answer;
    return refundPreview(size, entries, {
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      figure: { name: 'In suspense', now: String(money.amount), then: '0', isTotal: true },
      checks: [
        { is: 'kept', words: 'The money is on no loan' },
        {
          is: 'look',
          words: 'It came without an account to go back to: finance sends it, and says so in Payouts',
        },
      ],
      sent: null,
    });
  },

  async carryOut(tx, input, context) {
    return done(await refundPayment.decide(tx, input, agreed(context)));
  },
};

/** What was overpaid on a loan that has ended is the borrower's. */
export type ReturnCredit = { readonly orderId: string; readonly amount: string; readonly refundId: string };

export const returnCredit: ActWithTwo<ReturnCredit> = {
  name: 'Return overpaid money',
  asks: 'money.refund',
  decides: 'money.approve',

  async stake(tx, { orderId, amount }) {
    const loan = await findLoanByOrder(tx, orderId);
    return loan && { amount: BigInt(amount), borrowerId: loan.borrowerId };
  },

  async line(tx, { orderId, amount }, { parts }) {
    const loan = await findLoanByOrder(tx, orderId);
    if (!loan || !isMarketId(loan.market)) return gone(orderId);
    const name = (await namesOf(tx, parts.seal, [loan.borrowerId])).get(loan.borrowerId);
    const about = [name, orderReference(orderId)].filter((word) => word !== undefined).join(' · ');
    return {
      about,
      size: marketMoney(loan.market, BigInt(amount)),
      place: { section: 'payments', id: orderId },
    };
  },

  async preview(tx, input, reader) {
    const loan = await findLoanByOrder(tx, input.orderId);
    if (!loan || !isMarketId(loan.market)) return { refused: 'loan_is_unknown' };
    const refused = await hasAnother(tx, input);
    if (refused) return refused;
    const amount = BigInt(input.amount);
    const refund = { refundId: input.refundId, loanId: loan.loanId, amount };
    const { answer, entries } = await previewEntries(tx, [`loan:${loan.loanId}`], () =>
      refundCredit.decide(tx, refund, previewer(reader)),
    );
    if ('refused' in answer) return answer;
    return refundPreview(marketMoney(loan.market, amount), entries, {
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      figure: { name: 'Credit of the borrower', now: input.amount, then: '0', isTotal: true },
      checks: [
        { is: 'kept', words: 'The loan has ended: nothing falls due that the credit could pay' },
        { is: 'kept', words: 'It goes to the account that the loan was paid out to' },
      ],
      sent: 'The borrower is told when it has left.',
    });
  },

  async carryOut(tx, input, context) {
    const loan = await findLoanByOrder(tx, input.orderId);
    if (!loan) return { refused: 'loan_is_unknown' };
    const refused = await hasAnother(tx, input);
    if (refused) return refused;
    const refund = { refundId: input.refundId, loanId: loan.loanId, amount: BigInt(input.amount) };
    return done(await refundCredit.decide(tx, refund, agreed(context)));
  },
};

/** Only the whole is returned, and only what is there: somebody may have been quicker. */
async function hasAnother(tx: Tx, { orderId, amount }: ReturnCredit) {
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
    checks,
    sent,
  }: Pick<ActPreview, 'checks' | 'sent'> & { readonly figure: ActPreview['figures'][number] },
): ActPreview {
  return {
    title: `Send ${size} back?`,
    commits: `Send ${size} back`,
    figures: [figure],
    terms: [],
    checks,
    postings: entries.flatMap(({ lines }) => lines.map(postingOf)),
    sent,
  };
}

function gone(id: string): ActLine {
  return { about: id, size: '', place: null };
}
