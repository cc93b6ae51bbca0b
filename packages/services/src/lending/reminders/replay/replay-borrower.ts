import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { rowStates } from '@candor/domain/instalments';
import { isDisputed } from '@candor/domain/loan';
import { isHandOver, type ReminderStep } from '@candor/domain/reminder-plan';
import { markets, type MarketId } from '@candor/markets';
import {
  contactsFull,
  contactsSince,
  judgeContact,
  type ContactRule,
} from '../../../customers/contact/judge-contact.ts';
import { nextInWindow } from '../../../customers/contact/contact-hours.ts';
import { countedKinds } from '../../../customers/contact/message-kinds.ts';
import { wayInsteadOfPush } from '../../../customers/contact/ways.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { rowToRemindOf } from '../../loans/send-reminder.ts';
import { stopOf } from '../plan-day.ts';
import type { PlansInForce } from '../plans-in-force.ts';
import { loanAtMoment, loanOnEvening, plannedKinds, type BorrowerHistory } from './borrower-history.ts';
import { factsThen, shelterThen, stoppedThen, type MadeContact } from './facts-then.ts';
import { plannedThen, type PastStep, type ReplayedDays } from './planned-then.ts';
import type { ReplayRule } from './replay-rules.ts';

export type ReplayedStep = PastStep & {
  /** Null: it would have been sent, or handed over. */
  readonly heldBack: ReplayRule | null;
  /** By which way it would have gone. */
  readonly way: ReminderStep['channel'];
};

export type ReplayedBorrower = {
  readonly history: BorrowerHistory;
  readonly steps: readonly ReplayedStep[];
  /** In these days and the weeks before, in their order; those of the plan have their step. */
  readonly made: readonly (MadeContact & { readonly step: ReplayedStep | null })[];
  /** Contacts that were made in these days, and for which the plan would have left no room. */
  readonly displaced: number;
};

export type ReplayWish = {
  readonly market: MarketId;
  readonly plans: PlansInForce;
  readonly days: ReplayedDays;
};

type Moment =
  | { readonly at: Date; readonly step: PastStep }
  | { readonly at: Date; readonly step: null; readonly kind: string };

/**
 * A borrower's days lived again by some plans, moment after moment: every step is asked about where every
 * contact is, with what was true then and what was sent before it, really or here. What the plan of those
 * days really sent is left out. A call or a letter of a person stands where it was made; only where the plan
 * would have used up the day or the week before is there no room for it.
 */
export async function replayBorrower(history: BorrowerHistory, wish: ReplayWish): Promise<ReplayedBorrower> {
  const { market, days } = wish;
  const begins = instantOf(days.from, '00:00', markets[market].timeZone);
  const made: { at: Date; kind: string; step: ReplayedStep | null }[] = history.contacts
    .filter(({ at }) => at < begins)
    .map(({ at, kind }) => ({ at, kind, step: null }));
  const ofPeople = history.contacts.filter(({ at, kind }) => at >= begins && !plannedKinds.includes(kind));
  const moments: Moment[] = [
    ...ofPeople.map(({ at, kind }) => ({ at, kind, step: null })),
    ...plannedThen(history, wish).map((step) => ({ at: step.at, step })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const steps: ReplayedStep[] = [];
  let displaced = 0;
  for (const moment of moments) {
    const { at } = moment;
    if (moment.step === null) {
      if (isFull(market, made, at)) displaced += 1;
      else made.push({ at, kind: moment.kind, step: null });
      continue;
    }
    const heldBack = await against(history, made, { market, step: moment.step });
    const step = { ...moment.step, heldBack, way: wayThen(history, moment.step) };
    steps.push(step);
    if (heldBack === null && !isHandOver(step.step)) made.push({ at, kind: kindOf(step), step });
  }
  return { history, steps, made, displaced };
}

export function kindOf({ step }: Pick<PastStep, 'step'>): 'late-reminder' | 'reminder' {
  return step.day > 0 ? 'late-reminder' : 'reminder';
}

/** As the day-end, the hand-over and the sending ask, in their order. */
async function against(
  history: BorrowerHistory,
  made: readonly MadeContact[],
  {
    market,
    step: { step, by, due, on, at, history: loan },
  }: { readonly market: MarketId; readonly step: PastStep },
): Promise<ReplayRule | null> {
  const eve = loanOnEvening(loan, dateOfDayNumber(dayNumber(on) - 1));
  const midnight = instantOf(on, '00:00', markets[market].timeZone);
  const planned = eve && stopOf(stoppedThen(history, loan, { was: eve, on, at: midnight }), by.plan);
  if (planned) return planned;
  const was = loanAtMoment(loan, on, at);
  const { dueOn } = due;
  const isDisputedThen =
    was?.state === 'active' &&
    rowStates(was).some(({ row }) => row.dueOn === dueOn && isDisputed(was, row.n));
  if (isHandOver(step)) {
    const stop = was && stopOf(stoppedThen(history, loan, { was, on, at }), by.plan);
    if (stop) return stop;
  } else if (isDisputedThen) return 'dispute';
  if (!was || !rowToRemindOf(was, market, { on, dueOn })) return 'paid';
  if (isHandOver(step)) return null;
  if (nextInWindow(market, step, at) > at) return 'hours-of-agreement';
  const about = kindOf({ step });
  const refusal = await judgeContact(
    factsThen(history, made, at),
    { about, market, loanId: loan.id, now: at, waitsForComplaints: by.plan.stops.includes('complaint') },
    {
      loan: was,
      borrowerId: history.leftAt !== null && history.leftAt <= at ? undefined : history.borrowerId,
    },
  );
  if (!refusal) return null;
  if (refusal.refused === 'contacted_often_enough' && about === 'late-reminder')
    return contactsFull(market, { contactedAt: countedBefore(market, made, at) }, at).day ? 'day' : 'week';
  if (refusal.refused === 'borrower_is_left_in_peace')
    return shelterThen(loan, on, at)?.promisedOn ? 'promise' : 'hardship';
  const rule = ruleOf[refusal.refused];
  if (!rule) throw new Error(`${refusal.refused} stands against no reminder`);
  return rule;
}

/** The rules that may stand against a reminder; the two that have several names are told apart above. */
const ruleOf: Readonly<Partial<Record<ContactRule, ReplayRule>>> = {
  person_must_not_be_contacted: 'persons',
  outside_contact_hours: 'hours-of-law',
  outside_the_houses_hours: 'hours-of-agreement',
  borrower_has_left: 'left',
  nothing_is_owed: 'paid',
  what_is_late_is_disputed: 'dispute',
  complaint_is_open: 'complaint',
  number_is_wrong: 'number',
  contacted_often_enough: 'once',
};

/** What counts as a contact in the seven days that end at a moment. */
function countedBefore(market: MarketId, made: readonly MadeContact[], at: Date): Date[] {
  const since = contactsSince(market, at);
  return made.filter((each) => isCounted(each) && each.at >= since && each.at <= at).map((each) => each.at);
}

export function isCounted({ kind }: Pick<MadeContact, 'kind'>): boolean {
  return kind === 'call' || countedKinds.some((counted) => counted === kind);
}

function isFull(market: MarketId, made: readonly MadeContact[], at: Date): boolean {
  const { day, week } = contactsFull(market, { contactedAt: countedBefore(market, made, at) }, at);
  return day || week;
}

function wayThen({ deviceSince }: BorrowerHistory, { step, at }: PastStep): ReminderStep['channel'] {
  const hadDevice = deviceSince !== null && deviceSince <= at;
  return step.channel === 'push' && !hadDevice ? wayInsteadOfPush : step.channel;
}
