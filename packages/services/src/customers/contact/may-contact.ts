import { lending, markets, type MarketId } from '@candor/markets';
import { countContacts, unansweredWord, type ContactCount } from '@candor/store/collections';
import { findBorrower, listBorrowersHere, lockBorrower, type BorrowerRow } from '@candor/store/borrowers';
import { readLoan } from '@candor/store/loans';
import { shelterOfLoans } from '@candor/store/hardship';
import type { Loan } from '@candor/domain/loan';
import { listMessageChoices, type MessageChannel, type MessageRow } from '@candor/store/messages';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import {
  atAll,
  contactsSince,
  contactsToday,
  countOf,
  factsNow,
  judgeContact,
  owes,
  peaceIn,
  peaceOf,
  rulesOf,
  tooOften,
  type Asked,
  type ContactAbout,
  type ContactRule,
  type ContactWish,
} from './judge-contact.ts';
import { answerKinds, classOfKind, countedKinds, messageKinds, type MessageKind } from './message-kinds.ts';
import { ringAt } from './ring-at.ts';
import { waysOf } from './ways.ts';

export { contactsToday, type ContactAbout, type ContactRule };

declare const permitted: unique symbol;

/**
 * That one borrower may be contacted about one thing now. Made here and nowhere else: what speaks of a debt
 * can't be written without it.
 */
export type ContactPermit<About extends ContactAbout = ContactAbout> = {
  readonly about: About;
  readonly market: MarketId;
  readonly loanId: bigint;
  readonly borrower: BorrowerRow;
  /** Of an answer: what of theirs it answers. */
  readonly answers: string | null;
  readonly [permitted]: true;
};

/**
 * May we contact this person now, in this way, about this? For every sender: somebody of the lender's, the
 * plan of reminders, the worker. In this order: they are still here and owe something; the law's hours and
 * persons, and those that the agreement promises; an answer is one to somebody who wrote; whoever asked for
 * help or promised a day is left in peace; a disputed charge is; whoever asked not to be called is written
 * to, and nobody at a number that is not theirs; nobody is contacted more than so often. Who is refused is
 * told when it will be possible. The borrower is locked: of two at once the second sees the first.
 *   Manila, 20:30 on a Wednesday: tomorrow at 08:00. 10:00, called at 09:00: tomorrow. Called on Monday,
 *     Tuesday and today: on Monday.
 */
export async function mayContact<About extends ContactAbout>(
  tx: Tx,
  wish: ContactWish<About>,
): Promise<ContactPermit<About> | Refusal<ContactRule>> {
  const stored = await readLoan(tx, wish.loanId);
  const borrower = stored && (await lockBorrower(tx, stored.borrowerId));
  const of = { loan: stored?.loan, borrowerId: borrower?.id };
  const refusal = await judgeContact(factsNow(tx), wish, of);
  if (refusal || !borrower) return refusal ?? { refused: 'borrower_has_left' };
  const word = rulesOf(wish.about).onlyAnswers && (await unansweredWord(tx, borrower.id, answerKinds));
  const { about, market, loanId } = wish;
  return { about, market, loanId, borrower, answers: word ? word.about : null } as ContactPermit<About>;
}

/** The same for looking: nothing is locked, nothing is permitted. */
export async function seeContact(
  tx: ReadTx,
  wish: ContactWish<ContactAbout>,
): Promise<Refusal<ContactRule> | undefined> {
  const stored = await readLoan(tx, wish.loanId);
  const borrower = stored && (await findBorrower(tx, stored.borrowerId));
  return judgeContact(factsNow(tx), wish, { loan: stored?.loan, borrowerId: borrower?.id });
}

type Seen = { readonly id: bigint; readonly borrowerId: string; readonly loan: Loan };

/**
 * The same for the loans of a list, in a handful of statements: what stands against contacting each of these
 * borrowers now, by loan. Who may be contacted is not in it.
 */
export async function seeContacts(
  tx: ReadTx,
  { about, market, now }: Omit<ContactWish<'call' | 'collection'>, 'loanId'>,
  loans: readonly Seen[],
): Promise<ReadonlyMap<bigint, Refusal<ContactRule>>> {
  const borrowers = [...new Set(loans.map(({ borrowerId }) => borrowerId))];
  const wish = { since: contactsSince(market, now), kinds: countedKinds };
  const counts = new Map(
    (await countContacts(tx, borrowers, wish)).map((count) => [count.borrowerId, count]),
  );
  const here = new Set(await listBorrowersHere(tx, borrowers));
  const on = dayIn(markets[market].timeZone, now);
  const ids = loans.map(({ id }) => id);
  const shelter = new Map((await shelterOfLoans(tx, ids, on)).map((each) => [each.loanId, each]));
  return new Map(
    loans.flatMap(({ id, borrowerId, loan }) => {
      const count = here.has(borrowerId) ? counts.get(borrowerId) : undefined;
      const refusal =
        atAll({ about, market, now }, loan, count !== undefined) ??
        peaceIn(rulesOf(about), { market, loan, now }, shelter.get(id)) ??
        (count && tooOften({ about, market, now }, count));
      return refusal ? [[id, refusal] as const] : [];
    }),
  );
}

/** How often one borrower was contacted in these seven days, by anyone. */
export function contactsOf(
  tx: ReadTx,
  market: MarketId,
  borrowerId: string,
  now: Date,
): Promise<ContactCount> {
  return countOf(factsNow(tx), market, borrowerId, now);
}

/**
 * What would stand against a reminder at an hour to come, by how often its borrower will have been contacted
 * until then: the same rules, for whoever looks a week ahead.
 */
export function foreseeContact(
  asked: Asked,
  count: ContactCount,
  isRemindedThatDay: boolean,
): Refusal<ContactRule> | undefined {
  const { market, now } = asked;
  const since = contactsSince(market, now);
  const recent = { ...count, contactedAt: count.contactedAt.filter((at) => at >= since && at <= now) };
  const often = tooOften(asked, recent);
  if (often) return often;
  const isTwice = isRemindedThatDay || contactsToday(market, recent, now) > 0;
  return rulesOf(asked.about).oncePerDay && isTwice
    ? { refused: 'contacted_often_enough', facts: lending[market].contactsAtMost }
    : undefined;
}

/** What becomes of a message that is about to be handed over. */
export type DeliveryVerdict =
  | { readonly is: 'now'; readonly ways: readonly MessageChannel[] }
  | { readonly is: 'wait'; readonly until: Date }
  | { readonly is: 'withdraw'; readonly why: ContactRule };

/**
 * Asked once more when a message is handed over, which may be hours after it was written: one of 19:59 that
 * leaves at 20:10 waits for the morning, and one to somebody who has asked for help meanwhile, or owes
 * nothing any more, is not sent. By which ways, in which order, is in the answer: what was not written for
 * the telephone falls back to no number that is said to be somebody else's.
 */
export async function mayDeliver(
  tx: ReadTx,
  {
    kind,
    market,
    loanId,
    causedBy,
    channel,
    borrowerId,
  }: Pick<MessageRow, 'kind' | 'loanId' | 'causedBy' | 'channel' | 'borrowerId'> & {
    readonly market: MarketId;
  },
  now: Date,
): Promise<DeliveryVerdict> {
  const facts = factsNow(tx);
  const of = classOfKind(kind);
  const stored = of === 'debt' && loanId !== null ? await readLoan(tx, loanId) : undefined;
  if (stored) {
    if (!owes(stored.loan)) return { is: 'withdraw', why: 'nothing_is_owed' };
    const rules = rulesOf(kind);
    const peace = await peaceOf(facts, rules, { market, loanId: stored.id, loan: stored.loan, now });
    if (peace) return { is: 'withdraw', why: peace.refused };
    const { isWrongNumber } = await contactsOf(tx, market, stored.borrowerId, now);
    if (rules.reachesByPhone && isWrongNumber) return { is: 'withdraw', why: 'number_is_wrong' };
  }
  const until = ringAt({ kind, market, causedBy }, now);
  if (until > now) return { is: 'wait', until };
  const choices = borrowerId === null ? [] : await listMessageChoices(tx, borrowerId);
  const ways = waysOf({ market, kind, channel }, choices);
  // What was written for the telephone goes there whatever is said of it; a second or a chosen way does not.
  const isForOthers =
    !(channel === 'sms' && ways[0] === 'sms') &&
    borrowerId !== null &&
    (await contactsOf(tx, market, borrowerId, now)).isWrongNumber;
  return { is: 'now', ways: isForOthers ? ways.filter((way) => way !== 'sms') : ways };
}

/** Whether a kind of message is written with a permit alone. */
export function needsPermit(kind: MessageKind): boolean {
  const of = messageKinds[kind].class;
  return of === 'debt' || of === 'answer';
}
