import { isDisputed, type Loan } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import { lending, markets, type MarketId } from '@candor/markets';
import { countContacts, unansweredWord, type ContactCount } from '@candor/store/collections';
import { findBorrower, listBorrowersHere, lockBorrower, type BorrowerRow } from '@candor/store/borrowers';
import { readLoan } from '@candor/store/loans';
import { shelterOfLoans, type ShelteredLoan } from '@candor/store/hardship';
import { listMessageChoices, type MessageChannel, type MessageRow } from '@candor/store/messages';
import { hasOpenComplaint } from '@candor/store/reminders';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn, instantOf, timeIn } from '../../kernel/time/market-time.ts';
import { dayWords } from '../messages/day-words.ts';
import { nextContactHour, opening, outsideHours, plus, type HoursRule } from './contact-hours.ts';
import {
  answerKinds,
  classOfKind,
  countedKinds,
  messageKinds,
  type MessageKind,
  type PermitKind,
} from './message-kinds.ts';
import { ringAt } from './ring-at.ts';
import { waysOf } from './ways.ts';

/** A message of a kind that needs a permit, or a call. */
export type ContactAbout = PermitKind | 'call';

export type ContactRule =
  | HoursRule
  | 'borrower_has_left'
  | 'nothing_is_owed'
  | 'borrower_has_not_written'
  | 'borrower_is_left_in_peace'
  | 'what_is_late_is_disputed'
  | 'complaint_is_open'
  | 'borrower_asked_not_to_be_called'
  | 'number_is_wrong'
  | 'contacted_often_enough';

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

type Rules = {
  /** They wrote, and nobody has answered. */
  readonly onlyAnswers?: true;
  /** Whoever asked for help or promised a day is left in peace. */
  readonly leavesInPeace?: true;
  /** So is whoever disputes all that is late; a reminder of what falls due is about that instalment alone. */
  readonly waitsForDisputes?: true;
  /** So many in a day and a week, whoever makes them. */
  readonly isCounted?: true;
  /** Not twice in a day. */
  readonly oncePerDay?: true;
  /** Not where somebody else answers: they would learn of the debt. */
  readonly reachesByPhone?: true;
};

const chasing: Rules = {
  leavesInPeace: true,
  waitsForDisputes: true,
  isCounted: true,
  reachesByPhone: true,
};

const rulesOf: Readonly<Record<ContactAbout, Rules>> = {
  call: chasing,
  collection: chasing,
  'loan-settlement': chasing,
  'late-reminder': chasing,
  'promise-broken': chasing,
  reminder: { leavesInPeace: true, oncePerDay: true, reachesByPhone: true },
  staff: { onlyAnswers: true },
};

export type ContactWish<About extends ContactAbout> = {
  readonly about: About;
  readonly market: MarketId;
  readonly loanId: bigint;
  readonly now: Date;
  /** It waits for the answer to a complaint of theirs, whatever that is about: a plan may say so. */
  readonly waitsForComplaints?: boolean;
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
  const refusal = await againstContact(tx, wish, stored?.loan, borrower);
  if (refusal || !borrower) return refusal ?? { refused: 'borrower_has_left' };
  const word = rulesOf[wish.about].onlyAnswers && (await unansweredWord(tx, borrower.id, answerKinds));
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
  return againstContact(tx, wish, stored?.loan, borrower);
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
        peaceIn(rulesOf[about], { market, loan, now }, shelter.get(id)) ??
        (count && tooOften({ about, market, now }, count));
      return refusal ? [[id, refusal] as const] : [];
    }),
  );
}

async function againstContact(
  tx: ReadTx,
  { about, market, loanId, now, waitsForComplaints = false }: ContactWish<ContactAbout>,
  loan: Loan | undefined,
  borrower: BorrowerRow | undefined,
): Promise<Refusal<ContactRule> | undefined> {
  const { onlyAnswers, oncePerDay } = rulesOf[about];
  const never = atAll({ about, market, now }, loan, borrower !== undefined);
  if (never || !loan || !borrower) return never;
  if (onlyAnswers && !(await unansweredWord(tx, borrower.id, answerKinds)))
    return { refused: 'borrower_has_not_written' };
  const peace = await peaceOf(tx, rulesOf[about], { market, loanId, loan, now });
  if (peace) return peace;
  if (waitsForComplaints && (await hasOpenComplaint(tx, borrower.id)))
    return { refused: 'complaint_is_open' };
  const often = tooOften({ about, market, now }, await contactsOf(tx, market, borrower.id, now));
  if (often) return often;
  return oncePerDay ? twiceToday(tx, { about, market, borrower, now }) : undefined;
}

type Asked = Pick<ContactWish<ContactAbout>, 'about' | 'market' | 'now'>;

/** They are still here and owe something, and it is an hour for it. */
function atAll(
  { about, market, now }: Asked,
  loan: Loan | undefined,
  isHere: boolean,
): Refusal<ContactRule> | undefined {
  if (!loan || !isHere) return { refused: 'borrower_has_left' };
  if (!owes(loan) && !rulesOf[about].onlyAnswers) return { refused: 'nothing_is_owed' };
  const outside = outsideHours(market, now);
  return outside && possible(outside, market, nextContactHour(market, now));
}

/** What the borrower has said about being called, whose number it is, and how often they were contacted. */
function tooOften({ about, market, now }: Asked, count: ContactCount): Refusal<ContactRule> | undefined {
  const { isCounted, reachesByPhone } = rulesOf[about];
  if (about === 'call' && count.isNotToBeCalled) return { refused: 'borrower_asked_not_to_be_called' };
  if (reachesByPhone && count.isWrongNumber) return { refused: 'number_is_wrong' };
  return isCounted ? oftenEnough(market, count, now) : undefined;
}

/** What was written off is still owed. */
function owes({ state }: Loan): boolean {
  return state === 'active' || state === 'written-off';
}

/**
 * What leaves a borrower in peace whatever the hour: a request for help, a promise whose day has not passed,
 * a dispute of all that is late.
 */
async function peaceOf(
  tx: ReadTx,
  rules: Rules,
  { loanId, ...of }: Owing & { readonly loanId: bigint },
): Promise<Refusal<ContactRule> | undefined> {
  const on = dayIn(markets[of.market].timeZone, of.now);
  const [sheltered] = rules.leavesInPeace ? await shelterOfLoans(tx, [loanId], on) : [];
  return peaceIn(rules, of, sheltered);
}

type Owing = { readonly market: MarketId; readonly loan: Loan; readonly now: Date };

function peaceIn(
  { leavesInPeace, waitsForDisputes }: Rules,
  { market, loan, now }: Owing,
  sheltered: ShelteredLoan | undefined,
): Refusal<ContactRule> | undefined {
  const on = dayIn(markets[market].timeZone, now);
  if (leavesInPeace && sheltered)
    return possible({ refused: 'borrower_is_left_in_peace' }, market, opening(market, sheltered.until));
  return waitsForDisputes && isAllDisputed(loan, on) ? { refused: 'what_is_late_is_disputed' } : undefined;
}

function isAllDisputed(loan: Loan, on: CalendarDate): boolean {
  const late = rowStates(loan).filter(
    ({ row, left }) => row.dueOn < on && left.principal + left.interest + left.fee > 0n,
  );
  return late.length > 0 && late.every(({ row }) => isDisputed(loan, row.n));
}

const weekDays = 7;

/** Since when a week is counted: this day began at midnight of the market, the week six days before it. */
function contactsSince(market: MarketId, now: Date): Date {
  const { timeZone } = markets[market];
  return instantOf(plus(dayIn(timeZone, now), 1 - weekDays), '00:00', timeZone);
}

/** How often one borrower was contacted in these seven days, by whomever. */
export async function contactsOf(
  tx: ReadTx,
  market: MarketId,
  borrowerId: string,
  now: Date,
): Promise<ContactCount> {
  const wish = { since: contactsSince(market, now), kinds: countedKinds };
  const [count] = await countContacts(tx, [borrowerId], wish);
  if (!count) throw new Error('a borrower who was counted is gone');
  return count;
}

/** How many of these contacts were today. */
export function contactsToday(market: MarketId, { contactedAt }: ContactCount, now: Date): number {
  const { timeZone } = markets[market];
  const today = dayIn(timeZone, now);
  return contactedAt.filter((at) => dayIn(timeZone, at) === today).length;
}

function oftenEnough(market: MarketId, count: ContactCount, now: Date): Refusal<ContactRule> | undefined {
  const { timeZone } = markets[market];
  const { aDay, aWeek } = lending[market].contactsAtMost;
  const today = dayIn(timeZone, now);
  const { contactedAt } = count;
  const isWeekFull = contactedAt.length >= aWeek;
  if (contactsToday(market, count, now) < aDay && !isWeekFull) return undefined;
  // The week has room again when as many as are too many have left it.
  const leaves = isWeekFull ? contactedAt[contactedAt.length - aWeek] : undefined;
  const days = [plus(today, 1), ...(leaves ? [plus(dayIn(timeZone, leaves), weekDays)] : [])].toSorted();
  const refusal = { refused: 'contacted_often_enough', facts: { aDay, aWeek } } as const;
  return possible(refusal, market, opening(market, days.at(-1) ?? today));
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
  return rulesOf[asked.about].oncePerDay && isTwice
    ? { refused: 'contacted_often_enough', facts: lending[market].contactsAtMost }
    : undefined;
}

type Twice = {
  readonly about: ContactAbout;
  readonly market: MarketId;
  readonly borrower: BorrowerRow;
  readonly now: Date;
};

async function twiceToday(
  tx: ReadTx,
  { about, market, borrower, now }: Twice,
): Promise<Refusal<ContactRule> | undefined> {
  const { timeZone } = markets[market];
  const today = dayIn(timeZone, now);
  const kinds = [...countedKinds, about];
  const [count] = await countContacts(tx, [borrower.id], {
    since: instantOf(today, '00:00', timeZone),
    kinds,
  });
  if (!count || count.contactedAt.length === 0) return undefined;
  const { contactsAtMost } = lending[market];
  const refusal = { refused: 'contacted_often_enough', facts: contactsAtMost } as const;
  return possible(refusal, market, opening(market, plus(today, 1)));
}

/** With when it will be possible, for whoever waits: an instant for the worker, words for staff. */
function possible(
  { refused, facts = {} }: Refusal<ContactRule>,
  market: MarketId,
  at: Date,
): Refusal<ContactRule> {
  const { timeZone } = markets[market];
  const when = `${dayWords(dayIn(timeZone, at), 'en')}, ${timeIn(timeZone, at)}`;
  return { refused, facts: { ...facts, when, possibleAt: at.toISOString() } };
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
  const of = classOfKind(kind);
  const stored = of === 'debt' && loanId !== null ? await readLoan(tx, loanId) : undefined;
  if (stored) {
    if (!owes(stored.loan)) return { is: 'withdraw', why: 'nothing_is_owed' };
    const rules = kind in rulesOf ? rulesOf[kind as ContactAbout] : chasing;
    const peace = await peaceOf(tx, rules, { market, loanId: stored.id, loan: stored.loan, now });
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
