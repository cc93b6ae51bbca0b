import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isHandOver, type ReminderStep, type StopCondition } from '@candor/domain/reminder-plan';
import { markets, type MarketId } from '@candor/markets';
import { listBorrowersHere } from '@candor/store/borrowers';
import { countContacts, type ContactCount } from '@candor/store/collections';
import { readLoans } from '@candor/store/end-of-day';
import type { StoredLoan } from '@candor/store/loans';
import { listBorrowersWithDevice } from '@candor/store/privacy';
import { loansDueOn } from '@candor/store/reminders';
import type { ReadTx } from '@candor/store/database';
import { countedKinds } from '../../customers/contact/message-kinds.ts';
import { foreseeContact } from '../../customers/contact/may-contact.ts';
import { wayInsteadOfPush } from '../../customers/contact/ways.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { loanPosition } from '../loans/loan-position.ts';
import {
  dueDatesOfDay,
  judgeSteps,
  stepAt,
  stepsOfDay,
  type JudgedStep,
  type PlannedStep,
} from './plan-day.ts';
import { plansOn, withPlan, type PlanInForce } from './plans-in-force.ts';

/** So many days are looked ahead, beginning with the next one that a day-end will plan. */
const dryRunDays = 7;

export type HeldBackFor = StopCondition | 'covered' | 'contacts' | 'number' | 'left';

export type DryStep = JudgedStep & {
  readonly on: CalendarDate;
  readonly at: Date;
  /** Null: it would be sent, or handed over. */
  readonly heldBack: HeldBackFor | null;
  /** By which way it would go, as the phones are today. */
  readonly way: ReminderStep['channel'];
};

export type DryRun = { readonly days: readonly CalendarDate[]; readonly steps: readonly DryStep[] };

/**
 * Who would get what in the next seven days: the book as it is today, by the functions that the day-ends will
 * plan with and the rules that each step will be asked about, as if nobody paid, promised or wrote until
 * then. With a draft: as if it were in force from the first of these days. What was planned earlier is in it,
 * so that nobody would hear from us too often by two plans.
 */
export async function dryRun(tx: ReadTx, market: MarketId, draft?: PlanInForce): Promise<DryRun> {
  const today = await businessDateOf(tx, market);
  const days = Array.from({ length: dryRunDays }, (_, n) => dateOfDayNumber(dayNumber(today) + n + 1));
  const judged: { readonly on: CalendarDate; readonly steps: readonly JudgedStep[] }[] = [];
  for (const on of days) {
    const planned = await stepsOf(tx, market, on, draft);
    judged.push({ on, steps: await judgeSteps(tx, on, planned) });
  }
  const all = judged.flatMap(({ steps }) => steps);
  const hasDevice = new Set(
    await listBorrowersWithDevice(tx, [...new Set(all.map(({ due }) => due.borrowerId))]),
  );
  const against = await againstSteps(tx, market, all, days[0] ?? today);
  const steps = judged.flatMap(({ on, steps: ofDay }) => {
    const opening = instantOf(on, '00:00', markets[market].timeZone);
    return ofDay
      .flatMap((step) => {
        const at = stepAt(market, on, step, opening);
        return at ? [{ ...step, on, at }] : [];
      })
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((step): DryStep => {
        const way = hasDevice.has(step.due.borrowerId) ? step.step.channel : insteadOfPush(step.step.channel);
        return Object.assign({}, step, { heldBack: step.stop ?? against(step), way });
      });
  });
  return { days, steps };
}

/** What nobody's phone takes as a push notice goes by the next way. */
function insteadOfPush(channel: ReminderStep['channel']): ReminderStep['channel'] {
  return channel === 'push' ? wayInsteadOfPush : channel;
}

const everyLoan = { firstLoan: 0n, lastLoan: 2n ** 63n - 1n };

async function stepsOf(
  tx: ReadTx,
  market: MarketId,
  on: CalendarDate,
  draft: PlanInForce | undefined,
): Promise<PlannedStep[]> {
  const inForce = await plansOn(tx, market, on);
  const plans = draft ? withPlan(inForce, draft) : inForce;
  const due = await loansDueOn(tx, { market, ...everyLoan }, dueDatesOfDay(plans, on));
  return stepsOfDay(plans, on, due);
}

type Moment = PlannedStep & { readonly on: CalendarDate; readonly at: Date };

/** What stands against each step beyond the stop conditions; it remembers what it let pass. */
async function againstSteps(
  tx: ReadTx,
  market: MarketId,
  steps: readonly PlannedStep[],
  first: CalendarDate,
): Promise<(moment: Moment) => HeldBackFor | null> {
  const borrowers = [...new Set(steps.map(({ due }) => due.borrowerId))];
  const since = instantOf(dateOfDayNumber(dayNumber(first) - dryRunDays), '00:00', markets[market].timeZone);
  const counted = await countContacts(tx, borrowers, { since, kinds: countedKinds });
  const counts = new Map(counted.map((count) => [count.borrowerId, count]));
  const here = new Set(await listBorrowersHere(tx, borrowers));
  const withCredit = steps.flatMap(({ due }) => (due.hasCredit ? [due.loan] : []));
  const loans = await readLoans(tx, [...new Set(withCredit)]);
  const reminded = new Set<string>();
  return ({ on, at, due, step }) => {
    if (isCovered(loans.get(due.loan), { market, on, dueOn: due.dueOn })) return 'covered';
    if (isHandOver(step)) return null;
    const count = counts.get(due.borrowerId);
    if (!count || !here.has(due.borrowerId)) return 'left';
    const about = step.day > 0 ? 'late-reminder' : 'reminder';
    const ofDay = `${due.borrowerId} ${on}`;
    const refusal = foreseeContact({ about, market, now: at }, count, reminded.has(ofDay));
    if (refusal) return refusal.refused === 'number_is_wrong' ? 'number' : 'contacts';
    if (about === 'reminder') reminded.add(ofDay);
    else counts.set(due.borrowerId, contacted(count, at));
    return null;
  };
}

const contacted = (count: ContactCount, at: Date): ContactCount => ({
  ...count,
  contactedAt: [...count.contactedAt, at],
});

/** The borrower's credit pays all that the instalment asks for. */
function isCovered(
  stored: StoredLoan | undefined,
  {
    market,
    on,
    dueOn,
  }: { readonly market: MarketId; readonly on: CalendarDate; readonly dueOn: CalendarDate },
): boolean {
  if (!stored) return false;
  const row = loanPosition(stored.loan, on, market).rows.find((each) => each.dueOn === dueOn);
  return (row?.left ?? 0n) <= 0n;
}
