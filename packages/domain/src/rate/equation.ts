import { add, compare, floor, leastCommonMultiple, nearly, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { RateConvention } from './rate-convention.ts';

/** An amount so many time units after the first advance (before it, if negative). */
export type TimedFlow = { readonly amount: Rational; readonly time: Rational };

/** One side of the equation in doubles, in order of time: good for the search, not for the last digit. */
export interface Side {
  readonly amounts: readonly number[];
  /** The time; under simple part periods the whole periods of it. */
  readonly times: readonly number[];
  /**
   * The same in parts of a unit, whole ones where the convention counts so: there equal gaps are equal, which
   * in times they are not (2/12 - 1/12 is not 1/12 in doubles).
   */
  readonly ticks: readonly number[];
  readonly ticksPerUnit: number;
  /** Under simple part periods the fraction of a period beside the whole ones. */
  readonly fractions: readonly number[] | null;
}

/** A payment is positive, an advance negative; the scale of the amounts doesn't matter to a rate. */
export type ExactFlow = { readonly amount: bigint; readonly time: Rational; readonly fraction: Rational };

/** What was received = what is repaid, with flows of one time netted. */
export interface Equation {
  readonly advances: Side;
  readonly payments: Side;
  /** How often the net flows change sign in order of time: the equation has at most so many rates. */
  readonly signChanges: number;
  readonly startsWithAdvance: boolean;
  readonly partPeriod: RateConvention['partPeriod'];
  /** The same flows without any rounding; made only when doubles can't tell. */
  readonly exactly: () => readonly ExactFlow[];
}

export function equationOf(
  partPeriod: RateConvention['partPeriod'],
  advances: readonly TimedFlow[],
  payments: readonly TimedFlow[],
): Equation {
  const flows = inOrder(netted(advances, payments)).map(({ amount, time }) =>
    split(amount, time, partPeriod),
  );
  const signChanges = flows.filter(
    ({ amount }, index) => index > 0 && amount > 0n !== (flows[index - 1]?.amount ?? 0n) > 0n,
  ).length;
  return {
    advances: sideOf(flows, partPeriod, -1n),
    payments: sideOf(flows, partPeriod, 1n),
    signChanges,
    startsWithAdvance: (flows[0]?.amount ?? 0n) < 0n,
    partPeriod,
    exactly: () => flows,
  };
}

function netted(advances: readonly TimedFlow[], payments: readonly TimedFlow[]): TimedFlow[] {
  const byTime = new Map<string, TimedFlow>();
  const note = (amount: Rational, time: Rational) => {
    const key = `${time.num}/${time.den}`;
    byTime.set(key, { amount: add(byTime.get(key)?.amount ?? zero, amount), time });
  };
  for (const { amount, time } of advances) note({ num: -amount.num, den: amount.den }, time);
  for (const { amount, time } of payments) note(amount, time);
  return [...byTime.values()].filter(({ amount }) => amount.num !== 0n);
}

function inOrder(flows: readonly TimedFlow[]): { amount: bigint; time: Rational }[] {
  const scale = flows.reduce((den, { amount }) => leastCommonMultiple(den, amount.den), 1n);
  return flows
    .map(({ amount, time }) => ({ amount: amount.num * (scale / amount.den), time }))
    .toSorted((a, b) => compare(a.time, b.time));
}

function split(amount: bigint, time: Rational, partPeriod: RateConvention['partPeriod']): ExactFlow {
  if (partPeriod === 'compound') return { amount, time, fraction: zero };
  const whole = rational(floor(time));
  return { amount, time: whole, fraction: add(time, { num: -whole.num, den: 1n }) };
}

function sideOf(flows: readonly ExactFlow[], partPeriod: RateConvention['partPeriod'], sign: bigint): Side {
  const own = flows.filter(({ amount }) => amount * sign > 0n);
  const times = own.map(({ time }) => nearly(time));
  return {
    amounts: own.map(({ amount }) => Number(amount * sign)),
    times,
    ticks: times,
    ticksPerUnit: 1,
    fractions: partPeriod === 'simple' ? own.map(({ fraction }) => nearly(fraction)) : null,
  };
}
