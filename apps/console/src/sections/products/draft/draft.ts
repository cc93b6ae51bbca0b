import type { Calls, ResponseOf } from '@candor/contract/console-client';

/** A product's terms as they are written, sent and read: amounts and percentages are text. */
export type WrittenTerms = ResponseOf<Calls['console.product']>['versions'][number]['terms'];

/** While somebody types a leaf may be anything: the domain's own reader says what is wrong with it. */
export type Draft = { readonly [name: string]: unknown };

/** fees[0].percent → fees, 0, percent */
const stepsOf = (path: string) => path.split(/[.[\]]+/u).filter((step) => step !== '');

export function readAt(draft: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    draft,
  );
}

/** A new draft with one leaf changed; nothing else is touched. */
export function writeAt(draft: Draft, path: string, value: unknown): Draft {
  return write(draft, stepsOf(path), value) as Draft;
}

function write(at: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at))
    return at.map((each: unknown, k) => (String(k) === step ? write(each, rest, value) : each));
  const fields = (typeof at === 'object' && at !== null ? at : {}) as Record<string, unknown>;
  return { ...fields, [step]: write(fields[step], rest, value) };
}

/**
 * As a whole number where it is one: days and times are numbers, and what is not one stays as it was typed.
 */
export const typedWhole = (text: string): number | string => (/^\d{1,6}$/u.test(text) ? Number(text) : text);

/** Every leaf by its path, in words; the offered terms together. */
export function leavesOf(draft: unknown): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (path === 'terms' && Array.isArray(value)) leaves.set(path, value.map(offeredWords).join(', '));
    else if (path === 'paymentOrder' && Array.isArray(value)) leaves.set(path, value.join(', '));
    else if (Array.isArray(value)) value.forEach((each, k) => walk(each, `${path}[${k}]`));
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(each, path === '' ? name : `${path}.${name}`);
    else if (path !== '') leaves.set(path, value === null ? 'none' : String(value));
  };
  walk(draft, '');
  return leaves;
}

type Offered = {
  readonly instalments: number;
  readonly every: { readonly count: number; readonly unit: string };
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "3 months"; "30 days"; "4 × 2 weeks" where a step is more than one. */
export function offeredWords(term: unknown): string {
  const { instalments, every } = term as Offered;
  if (instalments === 1) return counted(every.count, every.unit);
  return every.count === 1
    ? counted(instalments, every.unit)
    : `${instalments} × ${counted(every.count, every.unit)}`;
}

/** Which leaves differ. */
export function changedPaths(before: unknown, after: unknown): readonly string[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
}
