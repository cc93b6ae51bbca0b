import { isLanguage, isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findListedMoney, type ListedMoney } from '@candor/store/payments';
import { linesOfPayments } from '@candor/store/transfers';
import type { ReadTx, Tx } from '@candor/store/database';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { actFigures } from '../../lending/loans/loan-act-preview.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import type { ActContext, ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { actEntryOf, postingsOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { paymentNewsTexts } from '../../payments/payment-notices/payment-news-texts.ts';
import { handWays } from '../../payments/posting/hand-ways.ts';
import { transferChannel } from '../../payments/transfers/transfer-channel.ts';
import { loanEffect, standingTerms } from './loan-effect.ts';

/**
 * `wrong-loan`: the money is here, is not for this loan, and waits in suspense again. `not-received`: what
 * was posted by hand has not come after all (a cheque that bounced, a wrong count), and nothing is here.
 */
export type ReverseMatch = {
  readonly paymentId: string;
  readonly why?: 'wrong-loan' | 'not-received';
};

export const reverseMatch = {
  key: 'payment.reverse',
  name: 'Reverse a payment',
  asks: 'money.match',
  decides: 'money.approve',

  async stake(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    return money && { amount: money.amount, borrowerId: money.borrowerId };
  },

  async line(tx, { paymentId }, { parts }) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return { about: paymentId, size: '', place: null };
    const loan = loanNameOf(money, await namesOf(tx, parts.seal, [money.borrowerId]));
    return {
      about: [loan?.name, `${money.channel} ${money.externalId ?? 'part of a transfer'}`]
        .filter((word) => typeof word === 'string')
        .join(' · '),
      size: marketMoney(money.market, money.amount),
      place: { section: 'payments', id: paymentId },
    };
  },

  async preview(tx, input, reader) {
    const money = await findListedMoney(tx, input.paymentId);
    if (!money || !isMarketId(money.market)) return { refused: 'payment_is_unknown' };
    const { market } = money;
    const size = marketMoney(market, money.amount);
    const actor = { kind: 'system', id: 'preview' } as const;
    const seen = await effectOf(tx, money, () => reverse(tx, input, actor, reader));
    if ('refused' in seen) return seen;
    return {
      title: `Reverse ${size}?`,
      commits: `Reverse ${size}`,
      figures: seen.figures,
      terms: seen.terms,
      checks: [
        { is: 'look', words: 'The borrower owes it again, from the day on that it had counted' },
        input.why === 'not-received'
          ? { is: 'look', words: 'The money is not here: nothing waits in suspense' }
          : { is: 'look', words: 'The money is here: it waits in suspense until somebody says whose it is' },
      ],
      entries: seen.entries,
      postings: postingsOf(seen.entries),
      sent: money.loanId === null ? null : sentOf(input, size),
    };
  },

  async carryOut(tx, input, context) {
    const money = await findListedMoney(tx, input.paymentId);
    const done = await reverse(tx, input, { kind: 'staff', id: context.by[1] }, context);
    if ('refused' in done) return done;
    const told = money && input.why !== 'not-received' ? await tell(tx, money, context) : [];
    const facts = { ...done.facts, why: input.why ?? 'wrong-loan' };
    return { facts, outbox: [...(done.outbox ?? []), ...told] };
  },
} as const satisfies ApprovableAct<ReverseMatch>;

/** What becomes due again; of money on no loan, what of it is counted at all. */
async function effectOf(tx: Tx, money: ListedMoney, act: () => ReturnType<typeof reverse>) {
  if (money.loanId === null) {
    const { answer, entries } = await previewEntries(tx, act);
    if ('refused' in answer) return answer;
    const figures = [{ name: 'Counted', before: String(money.amount), after: '0', isTotal: true }] as const;
    return { figures, terms: [], entries: entries.map(actEntryOf) };
  }
  const seen = await loanEffect(tx, money.loanId, act);
  if ('refused' in seen) return seen;
  return { figures: actFigures(seen.now, seen.later), terms: standingTerms(seen), entries: seen.entries };
}

async function reverse(
  tx: Tx,
  { paymentId, why = 'wrong-loan' }: ReverseMatch,
  actor: { readonly kind: 'staff' | 'system'; readonly id: string },
  { now }: Pick<ActReader, 'now'>,
) {
  if (why === 'not-received' && !(await isByHandAlone(tx, paymentId)))
    return { refused: 'money_is_on_a_statement' } as const;
  const how = why === 'not-received' ? 'taken-back' : why;
  return reversePayment.decide(tx, { paymentId, why: how }, { actor, now });
}

/** Whether nobody but the lender's own people has ever said that this money came. */
async function isByHandAlone(tx: ReadTx, paymentId: string): Promise<boolean> {
  const money = await findListedMoney(tx, paymentId);
  if (!money) return false;
  const isByHand = money.channel === transferChannel || handWays.includes(money.channel);
  return isByHand && !(await linesOfPayments(tx, [paymentId])).has(paymentId);
}

function sentOf({ why }: ReverseMatch, sum: string): string {
  return paymentNewsTexts('en')(why === 'not-received' ? 'charged-back.body' : 'moved-off.body', { sum });
}

/** Whose loan it was on hears that it is open again. */
async function tell(
  tx: Tx,
  { market, amount, borrowerId }: ListedMoney,
  { parts: { seal, newId }, now }: ActContext,
): Promise<readonly OutboxMessage[]> {
  const borrower = borrowerId === null ? undefined : await findBorrower(tx, borrowerId);
  if (!borrower || !isMarketId(market)) return [];
  const say = paymentNewsTexts.all;
  const message = {
    id: newId(),
    market: market satisfies MarketId,
    borrowerId: borrower.id,
    language: isLanguage(borrower.language) ? borrower.language : 'en',
    kind: 'payment-taken-back',
    causedBy: 'lender',
    channel: 'sms',
    title: say('moved-off.title'),
    body: say('moved-off.body', { sum: marketMoney(market, amount) }),
  } as const;
  return writeMessage(tx, seal, message, now);
}
