import { isDisputed, type Loan } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import { lending, markets, type MarketId } from '@candor/markets';
import { countContacts, unansweredWord, type ContactCount } from '@candor/store/collections';
import { shelterOfLoans, type ShelteredLoan } from '@candor/store/hardship';
import { hasOpenComplaint } from '@candor/store/reminders';
import type { ReadTx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn, instantOf, timeIn } from '../../kernel/time/market-time.ts';
import { dayWords } from '../messages/day-words.ts';
import { nextContactHour, opening, outsideHours, plus, type HoursRule } from './contact-hours.ts';
import { answerKinds, countedKinds, type PermitKind } from './message-kinds.ts';

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

type Rules = {
  /** They wrote, and nobody has answered. */
  readonly onlyAnswers?: true;
  /** Whoever asked for help or promised a day is not contacted. */
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

const rulesOfAbout: Readonly<Record<ContactAbout, Rules>> = {
  call: chasing,
  collection: chasing,
  'loan-settlement': chasing,
  'late-reminder': chasing,
  'promise-broken': chasing,
  reminder: { leavesInPeace: true, oncePerDay: true, reachesByPhone: true },
  staff: { onlyAnswers: true },
};

/** Of a kind that is not in the table any more: as strict as any. */
export function rulesOf(about: string): Rules {
  return Object.hasOwn(rulesOfAbout, about) ? rulesOfAbout[about as ContactAbout] : chasing;
}

export type ContactWish<About extends ContactAbout> = {
  readonly about: About;
  readonly market: MarketId;
  readonly loanId: bigint;
  readonly now: Date;
  /** It waits for the answer to a complaint of theirs, whatever that is about: a plan may say so. */
  readonly waitsForComplaints?: boolean;
};

/** Where the rules find what they ask about: the database as it is, or a day of the past. */
export type ContactFacts = {
  readonly shelterOf: (loanId: bigint, on: CalendarDate) => Promise<ShelteredLoan | undefined>;
  readonly hasOpenComplaint: (borrowerId: string) => Promise<boolean>;
  readonly hasUnansweredWord: (borrowerId: string) => Promise<boolean>;
  readonly countContacts: (borrowerId: string, wish: CountWish) => Promise<ContactCount | undefined>;
};

type CountWish = { readonly since: Date; readonly kinds: readonly string[] };

/** As things are now. */
export function factsNow(tx: ReadTx): ContactFacts {
  return {
    shelterOf: async (loanId, on) => (await shelterOfLoans(tx, [loanId], on))[0],
    hasOpenComplaint: (borrowerId) => hasOpenComplaint(tx, borrowerId),
    hasUnansweredWord: async (borrowerId) =>
      (await unansweredWord(tx, borrowerId, answerKinds)) !== undefined,
    countContacts: async (borrowerId, wish) => (await countContacts(tx, [borrowerId], wish))[0],
  };
}

/**
 * What stands against contacting a borrower about a loan: the one place that knows the rules and their order,
 * which `mayContact` tells. Whoever has left has no id.
 */
export async function judgeContact(
  facts: ContactFacts,
  { about, market, loanId, now, waitsForComplaints = false }: ContactWish<ContactAbout>,
  { loan, borrowerId }: { readonly loan: Loan | undefined; readonly borrowerId: string | undefined },
): Promise<Refusal<ContactRule> | undefined> {
  const rules = rulesOf(about);
  const never = atAll({ about, market, now }, loan, borrowerId !== undefined);
  if (never || !loan || borrowerId === undefined) return never;
  if (rules.onlyAnswers && !(await facts.hasUnansweredWord(borrowerId)))
    return { refused: 'borrower_has_not_written' };
  const peace = await peaceOf(facts, rules, { market, loanId, loan, now });
  if (peace) return peace;
  if (waitsForComplaints && (await facts.hasOpenComplaint(borrowerId)))
    return { refused: 'complaint_is_open' };
  const often = tooOften({ about, market, now }, await countOf(facts, market, borrowerId, now));
  if (often) return often;
  return rules.oncePerDay ? twiceToday(facts, { about, market, borrowerId, now }) : undefined;
}

export type Asked = Pick<ContactWish<ContactAbout>, 'about' | 'market' | 'now'>;

/** They are still here and owe something, and it is an hour for it. */
export function atAll(
  { about, market, now }: Asked,
  loan: Loan | undefined,
  isHere: boolean,
): Refusal<ContactRule> | undefined {
  if (!loan || !isHere) return { refused: 'borrower_has_left' };
  if (!owes(loan) && !rulesOf(about).onlyAnswers) return { refused: 'nothing_is_owed' };
  const outside = outsideHours(market, now);
  return outside && possible(outside, market, nextContactHour(market, now));
}

/** What the borrower has said about being called, whose number it is, and how often they were contacted. */
export function tooOften(
  { about, market, now }: Asked,
  count: ContactCount,
): Refusal<ContactRule> | undefined {
  const { isCounted, reachesByPhone } = rulesOf(about);
  if (about === 'call' && count.isNotToBeCalled) return { refused: 'borrower_asked_not_to_be_called' };
  if (reachesByPhone && count.isWrongNumber) return { refused: 'number_is_wrong' };
  return isCounted ? oftenEnough(market, count, now) : undefined;
}

/** What was written off is still owed. */
export function owes({ state }: Loan): boolean {
  return state === 'active' || state === 'written-off';
}

/**
 * What leaves a borrower in peace whatever the hour: a request for help, a promise whose day has not passed,
 * a dispute of all that is late.
 */
export async function peaceOf(
  facts: ContactFacts,
  rules: Rules,
  { loanId, ...of }: Owing & { readonly loanId: bigint },
): Promise<Refusal<ContactRule> | undefined> {
  const on = dayIn(markets[of.market].timeZone, of.now);
  const sheltered = rules.leavesInPeace ? await facts.shelterOf(loanId, on) : undefined;
  return peaceIn(rules, of, sheltered);
}

type Owing = { readonly market: MarketId; readonly loan: Loan; readonly now: Date };

export function peaceIn(
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
export function contactsSince(market: MarketId, now: Date): Date {
  const { timeZone } = markets[market];
  return instantOf(plus(dayIn(timeZone, now), 1 - weekDays), '00:00', timeZone);
}

/** How often one borrower was contacted in these seven days, by anyone. */
export async function countOf(
  facts: ContactFacts,
  market: MarketId,
  borrowerId: string,
  now: Date,
): Promise<ContactCount> {
  const wish = { since: contactsSince(market, now), kinds: countedKinds };
  const count = await facts.countContacts(borrowerId, wish);
  if (!count) throw new Error('a borrower who was counted is gone');
  return count;
}

/** How many of these contacts were today. */
export function contactsToday(market: MarketId, { contactedAt }: Contacted, now: Date): number {
  const { timeZone } = markets[market];
  const today = dayIn(timeZone, now);
  return contactedAt.filter((at) => dayIn(timeZone, at) === today).length;
}

type Contacted = Pick<ContactCount, 'contactedAt'>;

/** Whether this day, and the seven days that end with it, have as many contacts as are promised. */
export function contactsFull(
  market: MarketId,
  count: Contacted,
  now: Date,
): { readonly day: boolean; readonly week: boolean } {
  const { aDay, aWeek } = lending[market].contactsAtMost;
  return { day: contactsToday(market, count, now) >= aDay, week: count.contactedAt.length >= aWeek };
}

function oftenEnough(market: MarketId, count: ContactCount, now: Date): Refusal<ContactRule> | undefined {
  const { timeZone } = markets[market];
  const { aDay, aWeek } = lending[market].contactsAtMost;
  const today = dayIn(timeZone, now);
  const { contactedAt } = count;
  const isFull = contactsFull(market, count, now);
  if (!isFull.day && !isFull.week) return undefined;
  // The week has room again when as many as are too many have left it.
  const leaves = isFull.week ? contactedAt[contactedAt.length - aWeek] : undefined;
  const days = [plus(today, 1), ...(leaves ? [plus(dayIn(timeZone, leaves), weekDays)] : [])].toSorted();
  const refusal = { refused: 'contacted_often_enough', facts: { aDay, aWeek } } as const;
  return possible(refusal, market, opening(market, days.at(-1) ?? today));
}

type Twice = {
  readonly about: ContactAbout;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly now: Date;
};

async function twiceToday(
  facts: ContactFacts,
  { about, market, borrowerId, now }: Twice,
): Promise<Refusal<ContactRule> | undefined> {
  const { timeZone } = markets[market];
  const today = dayIn(timeZone, now);
  const kinds = [...countedKinds, about];
  const count = await facts.countContacts(borrowerId, { since: instantOf(today, '00:00', timeZone), kinds });
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
