import { isLanguage, isMarketId, marketMoney, type Language } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import { readLoan } from '@candor/store/loans';
import {
  findDebit,
  findMandate,
  latestNotice,
  noticeOfPayment,
  type DebitNotice,
  type MandateDebit,
} from '@candor/store/mandates';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { writeMessage, type NewMessage } from '../../customers/messages/write-message.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { AboutDebit } from '../../kernel/outbox/topics.ts';
import { schemeOfMandate } from './scheme-of.ts';
import { debitTexts } from './debit-texts.ts';

const kinds = { notice: 'debit-notice', bounced: 'debit-bounced', returned: 'debit-returned' } as const;

/**
 * The borrower hears what will be debited and when, that it brought nothing, or that it goes back: in full in
 * the inbox, and by an SMS that names the lender and the subject. The notice's hours begin when the phone has
 * it.
 */
export const notifyDebit = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<AboutDebit, null, 'nobody_is_told_of_that'> => ({
  name: 'mandate.tell',
  subject: ({ debit }) => `debit:${debit}`,
  async decide(tx, { of, payment, debit: debitId }, { now }) {
    const notice = await noticeOfPayment(tx, payment);
    const debit = await findDebit(tx, debitId);
    const stored = debit && (await readLoan(tx, debit.loanId));
    const borrower = stored && (await findBorrower(tx, stored.borrowerId));
    if (!notice || !borrower || !isMarketId(stored.market) || !(await isStillSo(tx, of, debit, notice)))
      return { refused: 'nobody_is_told_of_that' };
    const { market } = stored;
    const mandate = await findMandate(tx, debit.mandateId);
    const mostTries = mandate ? schemeOfMandate(mandate).debits.tries : 0;
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const message: NewMessage = {
      id: of === 'notice' ? notice.messageId : newId(),
      market,
      borrowerId: borrower.id,
      language,
      kind: kinds[of],
      channel: 'sms',
      ...(await aboutLoan(tx, stored.id)),
      ...wordsOf({ of, notice, debit, mostTries, sum: marketMoney(market, notice.amount), language }),
    };
    return { output: null, facts: { of }, outbox: await writeMessage(tx, seal, message, now) };
  },
});

/** A notice that was overtaken, by another amount or because the due was paid, is told to nobody. */
async function isStillSo(
  tx: ReadTx,
  of: AboutDebit['of'],
  debit: MandateDebit,
  notice: DebitNotice,
): Promise<boolean> {
  if (of === 'notice')
    return debit.state === 'notified' && (await latestNotice(tx, debit.id))?.n === notice.n;
  return of === 'bounced' ? ['bounced', 'failed'].includes(debit.state) : notice.returnBy !== null;
}

type Told = {
  readonly of: AboutDebit['of'];
  readonly notice: DebitNotice;
  readonly debit: MandateDebit;
  readonly mostTries: number;
  readonly sum: string;
  readonly language: Language;
};

function wordsOf({ of, notice, debit, mostTries, sum, language }: Told): Pick<NewMessage, 'title' | 'body'> {
  const say = debitTexts.all;
  switch (of) {
    case 'notice': {
      const day = dayWords(notice.firstOn, language);
      const body = mostTries > 1 ? 'notice.body' : 'notice.body-once';
      return { title: say('notice.title', { day }), body: say(body, { sum, day }) };
    }
    case 'bounced': {
      const body = debit.state === 'bounced' ? 'bounced.again' : 'bounced.over';
      return { title: say('bounced.title'), body: say(body, { sum }) };
    }
    case 'returned': {
      const day = dayWords(notice.returnBy ?? notice.firstOn, language);
      return { title: say('returned.title'), body: say('returned.body', { day }) };
    }
  }
}
