import {
  applyEvents,
  costToTheEnd,
  dateOfDayNumber,
  dayNumber,
  isRefusal,
  rowStates,
  totalOfParts,
} from '@candor/domain';
import type { CalendarDate, Loan, LoanEvent, Restructure } from '@candor/domain';
import { lending, type MarketId } from '@candor/markets';
import type { HardshipOption } from '@candor/store';
import { lawfulRestructure } from '../loans/lawful-restructure.ts';
import { hardshipTerms, type OtherInstalments } from './hardship-terms.ts';

export type HardshipChoice = {
  readonly option: HardshipOption;
  /** The largest of the new instalments, how many there are, and the day of the last. */
  readonly instalment: bigint | null;
  readonly instalments: number | null;
  readonly firstDueOn: CalendarDate | null;
  readonly lastDueOn: CalendarDate | null;
  readonly costToTheEnd: bigint | null;
  /** The latest day of a promise. */
  readonly latestOn: CalendarDate | null;
};

const none = {
  instalment: null,
  instalments: null,
  firstDueOn: null,
  lastDueOn: null,
  costToTheEnd: null,
  latestOn: null,
};

type OfMarket = { readonly market: MarketId; readonly loan: Loan; readonly on: CalendarDate };

/** What somebody who can't pay may ask for: only what the law would allow if it were granted today. Talking is always there. */
export function hardshipOptions({ market, loan, on }: OfMarket): HardshipChoice[] {
  if (loan.state !== 'active') return [];
  const others = (['delay', 'smaller-instalments'] as const).flatMap((option) => {
    const found = otherInstalments({ market, loan, on }, option);
    return found ? [choiceOf(loan, option, found)] : [];
  });
  const latestOn = dateOfDayNumber(dayNumber(on) + lending[market].promiseDays);
  return [...others, { option: 'promise-to-pay', ...none, latestOn }, { option: 'talk', ...none }];
}

export type LawfulInstalments = {
  readonly terms: Restructure['terms'];
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
    const events = lawfulRestructure({ market, loan }, { terms, reason: 'hardship' }, on);
    if (!isRefusal(events)) return { terms, events };
  }
  return undefined;
}

function choiceOf(
  loan: Loan,
  option: OtherInstalments,
  { terms, events }: LawfulInstalments,
): HardshipChoice {
  const after = applyEvents(loan, events);
  // What is carried over is a row of its own, due with the last: it is paid in one.
  const dues = new Map<CalendarDate, bigint>();
  for (const { row, left } of rowStates(after)) {
    const amount = totalOfParts(left);
    if (amount > 0n) dues.set(row.dueOn, (dues.get(row.dueOn) ?? 0n) + amount);
  }
  const days = [...dues.keys()].toSorted();
  return {
    option,
    instalment: [...dues.values()].reduce((most, amount) => (amount > most ? amount : most), 0n),
    instalments: terms.instalments,
    firstDueOn: days[0] ?? null,
    lastDueOn: days.at(-1) ?? null,
    costToTheEnd: costToTheEnd(after).total,
    latestOn: null,
  };
}
