import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { equationOf } from './equation.ts';
import type { Equation, TimedFlow } from './equation.ts';
import type { DatedConvention, Time } from './rate-convention.ts';

/** Minor units on a day. */
export type DatedFlow = { readonly amount: bigint; readonly on: CalendarDate };

/**
 * Time is counted from the first advance, that is from the earliest; a flow before it has a negative time.
 */
export function datedEquation(
  convention: DatedConvention,
  advances: readonly DatedFlow[],
  payments: readonly DatedFlow[],
): Equation {
  const first = advances.reduce<CalendarDate | undefined>(
    (day, { on }) => (day && day < on ? day : on),
    undefined,
  );
  const start = first ?? payments[0]?.on;
  if (start === undefined) return equationOf(convention.partPeriod, [], []);
  const [only, ...others] = advances;
  if (only && only.amount > 0n && others.length === 0 && isOrderedAfter(start, payments)) {
    return plainLoan(convention, only, payments);
  }
  const timed = (flows: readonly DatedFlow[]): TimedFlow[] =>
    flows.map(({ amount, on }) => ({
      amount: rational(amount),
      time: exactTime(convention.timeBetween(start, on)),
    }));
  return equationOf(convention.partPeriod, timed(advances), timed(payments));
}

/**
 * Nearly every loan: one advance, then payments in order. Nothing to net or to sort, so nothing exact is made
 * yet.
 */
function plainLoan(
  convention: DatedConvention,
  advance: DatedFlow,
  payments: readonly DatedFlow[],
): Equation {
  const { timeBetween, partPeriod } = convention;
  const amounts: number[] = [];
  const found: Time[] = [];
  let ticksPerUnit = 1;
  for (const { amount, on } of payments) {
    const time = timeBetween(advance.on, on);
    if (time.den > ticksPerUnit) ticksPerUnit = time.den;
    amounts.push(Number(amount));
    found.push(time);
  }
  return {
    advances: { amounts: [Number(advance.amount)], ...atTheStart },
    payments: {
      amounts,
      times: found.map(({ num, den }) => num / den),
      ticks: found.map(({ num, den }) => num * (ticksPerUnit / den)),
      ticksPerUnit,
      fractions: null,
    },
    signChanges: 1,
    startsWithAdvance: true,
    partPeriod,
    exactly: () => [
      { amount: -advance.amount, time: zero, fraction: zero },
      ...payments.map(({ amount, on }) => ({
        amount,
        time: exactTime(timeBetween(advance.on, on)),
        fraction: zero,
      })),
    ],
  };
}

const atTheStart = { times: [0], ticks: [0], ticksPerUnit: 1, fractions: null };

function isOrderedAfter(start: CalendarDate, payments: readonly DatedFlow[]): boolean {
  let before = start;
  for (const { amount, on } of payments) {
    if (on <= before || amount < 0n) return false;
    before = on;
  }
  return (payments[0]?.amount ?? 0n) > 0n;
}

function exactTime({ num, den }: Time): Rational {
  return rational(BigInt(num), BigInt(den));
}
