import { applyEvents, costToTheEnd } from '@candor/domain/loan';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import { lending, type MarketId } from '@candor/markets';
import type { HardshipOption } from '@candor/store/hardship';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import {
  earnsInterest,
  restructureTo,
  scheduleLeft,
  type NewTerms,
} from '../../lending/restructures/new-terms.ts';
import { hardshipTerms, type OtherInstalments } from './hardship-terms.ts';

export type HardshipChoice = {
  readonly option: HardshipOption;
  /** What would be due, day by day, as the offer of it would show it. */
  readonly rows: readonly { readonly dueOn: CalendarDate; readonly total: bigint }[];
  /** The largest of them, and how many there are. */
  readonly instalment: bigint | null;
  readonly instalments: number | null;
  readonly firstDueOn: CalendarDate | null;
  readonly lastDueOn: CalendarDate | null;
  readonly costToTheEnd: bigint | null;
  /** All of the rows together. */
  readonly toPay: bigint | null;
  /** The latest day of a promise, and what is then to pay. */
  readonly latestOn: CalendarDate | null;
  readonly payThen: bigint | null;
  /** How much more it costs in all than paying today. */
  readonly costsMore: bigint | null;
  /** How much less: a new plan may have no interest, where no law allows the loan's own on it. */
  readonly costsLess: bigint | null;
  readonly isInterestFree: boolean;
};

const none = {
  rows: [],
  instalment: null,
  instalments: null,
  firstDueOn: null,
  lastDueOn: null,
  costToTheEnd: null,
  toPay: null,
  latestOn: null,
  payThen: null,
  costsMore: null,
  costsLess: null,
  isInterestFree: false,
};

type OfMarket = { readonly market: MarketId; readonly loan: Loan; readonly on: CalendarDate };

/**
 * What somebody who can't pay may ask for: only what the law would allow if it were granted today. Talking is
 * always there.
 */
export function hardshipOptions({ market, loan, on }: OfMarket): HardshipChoice[] {
  if (loan.state !== 'active') return [];
  const others = (['delay', 'smaller-instalments'] as const).flatMap((option) => {
    const found = otherInstalments({ market, loan, on }, option);
    return found ? [choiceOf(loan, option, found, on)] : [];
  });
  const promise = promiseOf({ market, loan, on });
  const today = payingToday({ market, loan, on }).costToTheEnd;
  const cost = (choice: HardshipChoice) => choice.costToTheEnd ?? 0n;
  const choices = [promise, ...others].toSorted((a, b) => Number(cost(a) - cost(b)));
  const compared = choices.map((choice) =>
    Object.assign(choice, {
      costsMore: above(cost(choice), today),
      costsLess: above(today, cost(choice)),
    }),
  );
  return [...compared, { option: 'talk', ...none }];
}

/** What is late, if it is paid today, and what the loan then costs to its end: the cheapest way. */
export function payingToday({ market, loan, on }: OfMarket): {
  readonly pay: bigint;
  readonly costToTheEnd: bigint;
} {
  const { overdue, costAtTheEnd } = loanPosition(loan, on, market);
  return { pay: overdue, costToTheEnd: costAtTheEnd };
}

/**
 * What is late today, or else the next instalment, paid on the last day that can be named. A pause ends when
 * the promise is agreed to, perhaps today: with it the figure is the most that there can be to pay.
 */
function promiseOf({ market, loan, on }: OfMarket): HardshipChoice {
  const latestOn = dateOfDayNumber(dayNumber(on) + lending[market].promiseDays);
  const now = loanPosition(loan, on, market);
  const late = now.rows.filter(({ state }) => state === 'late');
  const asked = new Set(
    (late.length > 0 ? late : now.rows.filter(({ left }) => left > 0n).slice(0, 1)).map(({ n }) => n),
  );
  const then = loanPosition(withoutPause(loan, on), latestOn, market);
  const payThen = then.rows.reduce((sum, { n, left }) => (asked.has(n) ? sum + left : sum), 0n);
  return { option: 'promise-to-pay', ...none, latestOn, payThen, costToTheEnd: then.costAtTheEnd };
}

function withoutPause(loan: Loan, on: CalendarDate): Loan {
  const pauses = loan.pauses.flatMap(({ since, until }) =>
    since < on ? [{ since, until: until < on ? until : on }] : [],
  );
  return { ...loan, pauses };
}

const above = (cost: bigint, least: bigint) => (cost > least ? cost - least : 0n);

export type LawfulInstalments = {
  readonly terms: NewTerms;
  readonly events: readonly LoanEvent[];
};

/** The first of the terms that are lawful; with a count, the first of so many instalments. */
export function otherInstalments(
  { market, loan, on }: OfMarket,
  option: OtherInstalments,
  count?: number,
): LawfulInstalments | undefined {
  for (const terms of hardshipTerms(loan, option, on)) {
    if (count !== undefined && terms.instalments !== count) continue;
    const events = restructureTo({ market, loan }, { terms, reason: 'hardship' }, on);
    if (!isRefusal(events)) return { terms, events };
  }
  return undefined;
}

function choiceOf(
  loan: Loan,
  option: OtherInstalments,
  { events }: LawfulInstalments,
  on: CalendarDate,
): HardshipChoice {
  const after = applyEvents(loan, events);
  const rows = scheduleLeft(after, on).map(({ dueOn, total }) => ({ dueOn, total }));
  return {
    option,
    rows,
    instalment: rows.reduce((most, { total }) => (total > most ? total : most), 0n),
    instalments: rows.length,
    firstDueOn: rows[0]?.dueOn ?? null,
    lastDueOn: rows.at(-1)?.dueOn ?? null,
    costToTheEnd: costToTheEnd(after).total,
    toPay: rows.reduce((sum, { total }) => sum + total, 0n),
    latestOn: null,
    payThen: null,
    costsMore: null,
    costsLess: null,
    isInterestFree: !earnsInterest(after),
  };
}
