import type { Loan } from '@candor/domain/loan';
import { joinSentences } from '@candor/i18n';
import { isLanguage, isMarketId, marketMoney, type Language, type MarketId } from '@candor/markets';
import { findCorrespondent } from '@candor/store/borrowers';
import { latestClaimOf } from '@candor/store/transfers';
import { lockPayment, type Payment } from '@candor/store/payments';
import { findApplicationOfLoan, readLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { Cause } from '../../customers/contact/ring-at.ts';
import { writeCopy } from '../../customers/mail/write-copy.ts';
import { writeMessage, type NewMessage } from '../../customers/messages/write-message.ts';
import { isAsMeant } from '../payments/is-as-meant.ts';
import { creditBackLine, creditBackOf, type CreditBack } from '../reversals/credit-back.ts';
import { paymentNewsTexts } from './payment-news-texts.ts';
import { paidBy } from '@candor/domain/repayment';

export type PaymentNews = {
  readonly of: 'counted' | 'refused' | 'taken-back';
  readonly paymentId: string;
  readonly causedBy: Cause;
};

const kinds = {
  counted: 'payment-counted',
  refused: 'payment-not-found',
  'taken-back': 'payment-taken-back',
} as const;

/**
 * Tells the borrower that their money counts, that it was not found or that it was taken back: in full in the
 * inbox, and by an SMS that reveals nothing. Who gave an e-mail address gets the receipt there.
 */
export const notifyPayment = (
  parts: Pick<IdentityDeps, 'seal' | 'newId' | 'ports'>,
): Command<PaymentNews, null, 'nobody_is_told_of_that'> => ({
  name: 'payment.tell',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { of, paymentId, causedBy }, { now }) {
    const { seal, newId } = parts;
    const payment = await lockPayment(tx, paymentId);
    const stored = payment?.loanId ? await readLoan(tx, payment.loanId) : undefined;
    const borrower = stored && (await findCorrespondent(tx, stored.borrowerId));
    if (!payment || !stored || !borrower || !isMarketId(stored.market))
      return { refused: 'nobody_is_told_of_that' };
    if (!(await isStillSo(tx, of, payment))) return { refused: 'nobody_is_told_of_that' };
    const { market } = stored;
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const orderId = await findApplicationOfLoan(tx, stored.id);
    const settledOrder =
      stored.loan.state === 'settled' && orderId !== undefined
        ? ({ is: 'settled', id: orderId } as const)
        : null;
    const back =
      paidBy(stored.loan, paymentId).toCredit > 0n
        ? await creditBackOf(tx, seal, { orderId: orderId ?? null, loan: stored.loan, market })
        : null;
    const message = {
      id: newId(),
      market,
      borrowerId: borrower.id,
      language,
      kind: kinds[of],
      causedBy,
      channel: 'sms',
      // Who has settled is led to what that means; else to the receipt.
      about: settledOrder ?? ({ is: 'payment', id: paymentId } as const),
      ...wordsOf(of, payment, { loan: stored.loan, market, language, back }),
    } as const;
    const outbox = await writeMessage(tx, seal, message, now);
    if (of !== 'counted') return { output: null, facts: { of }, outbox };
    const document = { is: 'receipt', id: paymentId } as const;
    const copy = { market, to: borrower, document, causedBy };
    return { output: null, facts: { of }, outbox: [...outbox, ...(await writeCopy(tx, parts, copy, now))] };
  },
});

async function isStillSo(tx: ReadTx, of: PaymentNews['of'], { id, state }: Payment): Promise<boolean> {
  if (of === 'counted') return state === 'allocated';
  if (of === 'taken-back') return state === 'reversed';
  return state === 'refused' && (await latestClaimOf(tx, id))?.state === 'refused';
}

type Told = {
  readonly loan: Loan;
  readonly market: MarketId;
  readonly language: Language;
  /** What of it is more than was owed. */
  readonly back: CreditBack | null;
};

function wordsOf(
  of: PaymentNews['of'],
  payment: Payment,
  { loan, market, language, back }: Told,
): Pick<NewMessage, 'title' | 'body'> {
  const sum = marketMoney(market, payment.amount);
  const say = paymentNewsTexts.all;
  if (of === 'refused') return { title: say('no-such-transfer.title'), body: say('no-such-transfer.body') };
  if (of === 'taken-back')
    return { title: say('charged-back.title'), body: say('charged-back.body', { sum }) };
  const body = say('counted.body', { sum });
  const more: string[] = [];
  const t = paymentNewsTexts(language);
  if (back) more.push(creditBackLine(back, { market, on: back.by, language }));
  else if (!isAsMeant(payment, loan)) more.push(t('instead'));
  const said = joinSentences(language, [body[language], ...more]);
  return { title: say('counted.title'), body: { ...body, [language]: said } };
}
