import { isLanguage, isMarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findApplicationOfLoan } from '@candor/store/loans';
import { findDisbursement, type Payout } from '@candor/store/disbursements';
import { lockApplication } from '@candor/store/applications';
import { findSignedAgreement } from '@candor/store/contracts';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Command, Refusal } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { Cause } from '../../customers/contact/ring-at.ts';
import { writeMessage, type NewMessage } from '../../customers/messages/write-message.ts';
import { paidOutWords, disbursementFailedWords, refundedWords, signedWords } from './disbursement-texts.ts';

export type DisbursementNews =
  | { readonly of: 'signed'; readonly orderId: string }
  | { readonly of: 'left'; readonly payoutId: string; readonly causedBy: Cause }
  | {
      readonly of: 'failed';
      readonly payoutId: string;
      readonly why: string;
      readonly causedBy: Cause;
    };

type NotTold = 'order_is_unknown' | 'borrower_is_unknown' | 'nobody_is_told_of_that';

/** A payout that failed is corrected on the order's own page. */
const pages = { signed: 'signed', left: 'arrived', failed: 'order' } as const;

const kinds = { left: 'payout-left', failed: 'payout-failed' } as const;

/** Who signed so lately waits for the money with the phone in hand. */
const justNowMs = 60 * 60_000;

/** Tells the borrower how far the money is: in full in the inbox, and by an SMS that reveals nothing. */
export const notifyDisbursement = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<DisbursementNews, null, NotTold> => ({
  name: 'payout.tell',
  subject: (news) => ('orderId' in news ? `order:${news.orderId}` : `payout:${news.payoutId}`),
  async decide(tx, news, { now }) {
    const about = await wordsOf(tx, news);
    if ('refused' in about) return about;
    const order = await lockApplication(tx, about.orderId);
    if (!order || !isMarketId(order.market)) return { refused: 'order_is_unknown' };
    const borrower = await findBorrower(tx, order.borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    const message = {
      id: newId(),
      market: order.market,
      borrowerId: borrower.id,
      language: isLanguage(borrower.language) ? borrower.language : 'en',
      channel: 'sms',
      about: { is: pages[news.of], id: about.orderId },
      ...about.words,
    } as const;
    const kinded =
      news.of === 'signed'
        ? ({ ...message, kind: 'order-signed' } as const)
        : { ...message, kind: kinds[news.of], causedBy: await causeOf(tx, news, about.orderId, now) };
    return { output: null, facts: { of: news.of }, outbox: await writeMessage(tx, seal, kinded, now) };
  },
});

/** What a channel sends straight after the signature follows from it; hours later or by file it does not. */
async function causeOf(
  tx: ReadTx,
  { causedBy, payoutId }: Extract<DisbursementNews, { causedBy: Cause }>,
  orderId: string,
  now: Date,
): Promise<Cause> {
  const payout = await findDisbursement(tx, payoutId);
  const signed = await findSignedAgreement(tx, orderId);
  if (payout?.kind === 'refund' || !signed) return 'lender';
  return now.getTime() - signed.signedAt.getTime() <= justNowMs ? causedBy : 'lender';
}

type About = { readonly orderId: string; readonly words: Pick<NewMessage, 'title' | 'body'> };

async function wordsOf(tx: Tx, news: DisbursementNews): Promise<About | Refusal<NotTold>> {
  if (news.of === 'signed') {
    const signed = await findSignedAgreement(tx, news.orderId);
    const order = await lockApplication(tx, news.orderId);
    if (!signed || !order || !isMarketId(order.market)) return { refused: 'order_is_unknown' };
    const words = signedWords({ market: order.market, amount: signed.schedule.netReceived });
    return { orderId: news.orderId, words };
  }
  const payout = await findDisbursement(tx, news.payoutId);
  const first = payout?.schedule?.rows[0];
  if (payout?.kind === 'refund') return refundWordsOf(tx, payout, news.of);
  // Money that left for a withdrawn order is a person's matter.
  if (!payout?.orderId || !isMarketId(payout.market) || !first) return { refused: 'nobody_is_told_of_that' };
  const { orderId, market, amount } = payout;
  if (news.of === 'failed') return { orderId, words: disbursementFailedWords(news) };
  if (payout.loanId === null) return { refused: 'nobody_is_told_of_that' };
  return { orderId, words: paidOutWords({ market, amount, first }) };
}

/**
 * What was overpaid has left for the borrower's account. Of one that failed finance hears, and sends it
 * again.
 */
async function refundWordsOf(
  tx: ReadTx,
  { loanId, market, amount }: Payout,
  of: 'left' | 'failed',
): Promise<About | Refusal<NotTold>> {
  const orderId = loanId === null ? undefined : await findApplicationOfLoan(tx, loanId);
  if (orderId === undefined || of === 'failed' || !isMarketId(market))
    return { refused: 'nobody_is_told_of_that' };
  return { orderId, words: refundedWords({ market, amount }) };
}
