import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { parseDecimal, parseFraction } from '@candor/domain/numbers';
import { parseMoney } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';
import { refuse } from '../problem.ts';
import { fieldOf, pathOf } from './read-object.ts';
import type { Fields } from './read-object.ts';

/** Numbers that matter are written in quotes: a bare one has been through a float before we ever see it. */
export function readText(fields: Fields, name: string, rule: string, example: string): string {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : refuse(pathOf(fields, name), rule, example);
}

/** A decimal number that is not negative. */
export function readDecimal(fields: Fields, name: string, what: string, example: string): Rational {
  const rule = `${what}: a decimal number in quotes, 0 or more, without exponent or separators`;
  const decimal = parseDecimal(readText(fields, name, rule, example));
  return isRefusal(decimal) || decimal.num < 0n ? refuse(pathOf(fields, name), rule, example) : decimal;
}

export function readFraction(fields: Fields, name: string, what: string, example: string): Rational {
  const rule = `${what}: a fraction such as "19/30" or a decimal number, in quotes`;
  const fraction = parseFraction(readText(fields, name, rule, example));
  return isRefusal(fraction) ? refuse(pathOf(fields, name), rule, example) : fraction;
}

/** An amount of money in minor units. */
export function readMoney(fields: Fields, name: string, what: string, example: string): bigint {
  const rule = `${what}: an amount in quotes with at most two decimals, 0 or more, without exponent or separators`;
  const minor = parseMoney(readText(fields, name, rule, example));
  return isRefusal(minor) || minor < 0n ? refuse(pathOf(fields, name), rule, example) : minor;
}

export function readDate(fields: Fields, name: string, what: string, example: string): CalendarDate {
  const rule = `${what}: a day of the calendar as "YYYY-MM-DD"`;
  const date = parseCalendarDate(readText(fields, name, rule, example));
  return isRefusal(date) ? refuse(pathOf(fields, name), rule, example) : date;
}

export function readWhole(
  fields: Fields,
  name: string,
  range: { least: number; most: number },
  example: string,
): number {
  const value = fieldOf(fields, name);
  const isFine =
    typeof value === 'number' && Number.isInteger(value) && value >= range.least && value <= range.most;
  return isFine
    ? value
    : refuse(pathOf(fields, name), `a whole number from ${range.least} to ${range.most}`, example);
}

export function readChoice<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice {
  const value = fieldOf(fields, name);
  const choice = choices.find((each) => each === value);
  return choice ?? refuse(pathOf(fields, name), `one of ${choices.join(', ')}`, choices[0] ?? '');
}
