import { parseMoney } from '../money/parse-money.ts';
import { parseDecimal } from '../numbers/parse-decimal.ts';
import { zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { ProductFault } from './product-fault.ts';

/**
 * The fields of one object that somebody wrote. A reader that meets a fault notes it and goes on with a
 * stand-in, which nobody sees: terms with faults are never handed out.
 */
export type ProductFields = {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: ProductFault[];
};

/** Names are listed: a misspelt term must not be left out silently. */
export function fieldsOf(
  value: unknown,
  path: string,
  faults: ProductFault[],
  known: readonly string[],
): ProductFields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const values = isObject ? (value as Record<string, unknown>) : {};
  if (!isObject)
    faults.push({ field: path || 'product', rule: 'this is an object', example: `{"${known[0]}": …}` });
  for (const name of Object.keys(values).filter((each) => !known.includes(each))) {
    const rule = `there is no such field; known are ${known.join(', ')}`;
    faults.push({ field: joined(path, name), rule, example: known[0] ?? '' });
  }
  return { path, values, faults };
}

export function valueAt({ values }: ProductFields, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export function pathAt({ path }: ProductFields, name: string): string {
  return joined(path, name);
}

export function listAt(fields: ProductFields, name: string, example: string): readonly unknown[] {
  const value = valueAt(fields, name);
  if (Array.isArray(value)) return value;
  return note(fields, name, 'this is a list', example, []);
}

export function moneyAt(fields: ProductFields, name: string, example: string): bigint {
  const value = valueAt(fields, name);
  const minor = typeof value === 'string' ? parseMoney(value) : undefined;
  if (typeof minor === 'bigint' && minor >= 0n) return minor;
  return note(
    fields,
    name,
    'an amount in quotes with at most two decimals, 0 or more, without exponent or separators',
    example,
    0n,
  );
}

export function percentAt(fields: ProductFields, name: string, example: string): Rational {
  const value = valueAt(fields, name);
  const decimal = typeof value === 'string' ? parseDecimal(value) : undefined;
  if (decimal !== undefined && !isRefusal(decimal) && decimal.num >= 0n) return decimal;
  return note(
    fields,
    name,
    'percent: a decimal number in quotes, 0 or more, without exponent or separators',
    example,
    zero,
  );
}

export function wholeAt(
  fields: ProductFields,
  name: string,
  { least, most }: { least: number; most: number },
  example: string,
): number {
  const value = valueAt(fields, name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  return note(fields, name, `a whole number from ${least} to ${most}`, example, least);
}

export function textAt(fields: ProductFields, name: string, rule: string, example: string): string {
  const value = valueAt(fields, name);
  if (typeof value === 'string' && /^\S.{0,58}\S$|^\S$/u.test(value)) return value;
  return note(fields, name, rule, example, '');
}

export function choiceAt<Choice extends string>(
  fields: ProductFields,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = valueAt(fields, name);
  const choice = choices.find((each) => each === value);
  return choice ?? note(fields, name, `one of ${choices.join(', ')}`, choices[0], choices[0]);
}

function note<Value>(
  fields: ProductFields,
  name: string,
  rule: string,
  example: string,
  standIn: Value,
): Value {
  fields.faults.push({ field: pathAt(fields, name), rule, example });
  return standIn;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
