import { isLanguage, isMarketId } from '@candor/markets';
import { findBorrower, latestClaimOf, lockPayment, readLoan } from '@candor/store';
import type { Command } from '../commands/command.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { countedWords, noSuchTransferWords } from './payment-news-words.ts';

export type PaymentNews = { readonly of: 'counted' | 'refused'; readonly paymentId: string };

/** Tells the borrower that their money counts, or that it was not found: in full in the inbox, and by an SMS that reveals nothing. */
export const tellPayment = ({
  seal,
  newId,
}: Pick<IdentityParts, 'seal' | 'newId'>): Command<PaymentNews, null, 'nobody_is_told_of_that'> => ({
  name: 'payment.tell',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { of, paymentId }, { now }) {
    const payment = await lockPayment(tx, paymentId);
    const stored = payment?.loanId ? await readLoan(tx, payment.loanId) : undefined;
    const borrower = stored && (await findBorrower(tx, stored.borrowerId));
    if (!payment || !stored || !borrower || !isMarketId(stored.market))
      return { refused: 'nobody_is_told_of_that' };
    const claim = await latestClaimOf(tx, paymentId);
    const isStillSo =
      of === 'counted'
        ? payment.state === 'allocated'
        : payment.state === 'refused' && claim?.state === 'refused';
    if (!isStillSo) return { refused: 'nobody_is_told_of_that' };
    const { market } = stored;
    const message = {
      id: newId(),
      market,
      borrowerId: borrower.id,
      language: isLanguage(borrower.language) ? borrower.language : 'en',
      kind: of === 'counted' ? 'payment-counted' : 'payment-not-found',
      channel: 'sms',
      ...(of === 'counted' ? countedWords({ market, amount: payment.amount }) : noSuchTransferWords),
    } as const;
    return { output: null, facts: { of }, outbox: await writeMessage(tx, seal, message, now) };
  },
});
