import { add, multiply, rational } from '@candor/domain/numbers';
import { stepDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';
import { refuse } from '../problem.ts';
import { has, pathOf, readList, readObject } from '../read/read-object.ts';
import type { Fields } from '../read/read-object.ts';
import { readStep } from '../read/read-step.ts';
import { readDate, readDecimal, readFraction, readWhole } from '../read/read-values.ts';

/** A flow says when it happens in one of three ways. */
type When =
  | { readonly way: 'period'; readonly periods: Rational }
  | { readonly way: 'years'; readonly years: Rational }
  | { readonly way: 'date'; readonly date: CalendarDate };

export type FlowRead = { readonly amount: Rational; readonly when: When; readonly path: string };

type Way = When['way'];

const fieldsOfWay: Readonly<Record<Way, readonly string[]>> = {
  period: ['amount', 'count', 'period', 'fraction'],
  years: ['amount', 'count', 'years', 'everyYears'],
  date: ['amount', 'count', 'date', 'every'],
};
const ways = Object.keys(fieldsOfWay) as Way[];
const example = '{"amount": "230.00", "count": 24, "period": 1, "fraction": "0"}';
const mostOfAKind = 10_000;
const mostFlows = 100_000;
const farthest = 1_000_000n;

export function readFlows(value: unknown, field: 'advances' | 'payments'): FlowRead[] {
  const flows = readList(value, field, `[${example}]`).flatMap((flow, index) =>
    readFlow(flow, `${field}[${index}]`),
  );
  if (flows.length === 0) refuse(field, 'at least one flow', `[${example}]`);
  if (flows.length > mostFlows) refuse(field, `at most ${mostFlows} flows in all`, `[${example}]`);
  return flows;
}

function readFlow(value: unknown, path: string): FlowRead[] {
  const every = [...new Set(Object.values(fieldsOfWay).flat())];
  const any = readObject(value, path, every, example);
  const [way, ...others] = ways.filter((each) => has(any, each));
  if (way === undefined || others.length > 0)
    refuse(path, 'when, in exactly one way: period, years or date', example);
  const fields = readObject(value, path, fieldsOfWay[way], example);
  const amount = readDecimal(fields, 'amount', 'amount', '230.00');
  const count = has(fields, 'count') ? readWhole(fields, 'count', { least: 1, most: mostOfAKind }, '24') : 1;
  const whenOf = readers[way](fields, count);
  return Array.from({ length: count }, (_, k) => ({ amount, when: whenOf(k), path }));
}

/** Each reads when the first of a series is, and says when the k-th after it is. */
const readers: Readonly<Record<Way, (fields: Fields, count: number) => (k: number) => When>> = {
  period: (fields) => {
    const whole = readWhole(fields, 'period', { least: -100_000, most: 100_000 }, '1');
    const fraction = has(fields, 'fraction')
      ? readFraction(fields, 'fraction', 'fraction', '19/30')
      : rational(0n);
    if (fraction.num < 0n || fraction.num >= fraction.den) {
      refuse(
        pathOf(fields, 'fraction'),
        'from 0 up to but not 1: whole periods are given in period',
        '19/30',
      );
    }
    return (k) => ({ way: 'period', periods: add(rational(BigInt(whole + k)), fraction) });
  },
  years: (fields, count) => {
    const first = readYears(fields, 'years', '546/365');
    if (count > 1 && !has(fields, 'everyYears'))
      refuse(pathOf(fields, 'everyYears'), 'needed with a count', '1/12');
    const apart = has(fields, 'everyYears') ? readYears(fields, 'everyYears', '1/12') : rational(0n);
    return (k) => ({ way: 'years', years: add(first, multiply(rational(BigInt(k)), apart)) });
  },
  date: (fields, count) => {
    const first = readDate(fields, 'date', 'date', '2026-01-10');
    if (count > 1 && !has(fields, 'every')) {
      refuse(pathOf(fields, 'every'), 'needed with a count', '{"count": 1, "unit": "month"}');
    }
    const step = has(fields, 'every') ? readStep(fields, 'every') : { count: 1, unit: 'day' as const };
    return (k) => ({ way: 'date', date: stepDate(first, step, k) ?? beyond(fields) });
  },
};

function readYears(fields: Fields, name: string, sample: string): Rational {
  const years = readFraction(fields, name, 'years', sample);
  const size = years.num < 0n ? -years.num : years.num;
  return size > farthest * years.den
    ? refuse(pathOf(fields, name), `within ${farthest} years`, sample)
    : years;
}

function beyond(fields: Fields): never {
  return refuse(pathOf(fields, 'count'), 'no flow after the year 9999', '24');
}
