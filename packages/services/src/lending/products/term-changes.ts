import type { ActTerm } from '../../kernel/acts/approvable-act.ts';

/**
 * What differs between two terms of a product, leaf by leaf, by their paths:
 *   fees[0].percent "5" → "8" · terms "1 × 1 month, 2 × 1 month" → "2 × 1 month"
 */
export function termChanges(before: unknown, after: unknown): ActTerm[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({ name, before: was.get(name) ?? '–', after: is.get(name) ?? '–' }));
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (path === 'terms' && Array.isArray(value)) return leaves.set(path, value.map(offeredWords).join(', '));
  if (path === 'paymentOrder' && Array.isArray(value)) return leaves.set(path, value.join(', '));
  if (Array.isArray(value)) value.forEach((each, k) => leavesOf(each, `${path}[${k}]`, leaves));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value))
      leavesOf(each, path === '' ? name : `${path}.${name}`, leaves);
  } else if (path !== '') leaves.set(path, value === null ? 'none' : String(value));
  return leaves;
}

function offeredWords(term: unknown): string {
  const { instalments, every } = term as { instalments: number; every: { count: number; unit: string } };
  return `${instalments} × ${every.count} ${every.unit}`;
}
