import { dayWords } from '../words/day-words.ts';
import { type MoneyWay, moneyWords } from '../words/money-words.ts';
import { type ListFilter, readRange } from './list-types.ts';

type Ways = { readonly money: MoneyWay; readonly today: string };
export type FilterWords = { readonly verb: string; readonly words: string };

/**
 * A filter as a sentence, without its subject:
 *   dpd 31..60 → is 31–60 · payoff 500000.. → over ₱5,000 · disbursed ..2026-11-18 → until Wed 18 Nov
 */
export function filterWords(filter: ListFilter, value: string, { money, today }: Ways): FilterWords {
  if (filter.kind === 'choice') {
    const words = filter.options.find((option) => option.value === value)?.words ?? value;
    return { verb: 'is', words };
  }
  const usual = filter.usual?.find((one) => one.value === value);
  if (usual) return { verb: 'is', words: usual.words };
  const { from, to } = readRange(value);
  const say = (bound: string) => boundWords(filter.kind, bound, { money, today });
  if (from !== '' && from === to) return { verb: filter.kind === 'day' ? 'on' : 'is', words: say(from) };
  if (from !== '' && to !== '') return { verb: 'is', words: `${say(from)}–${say(to)}` };
  if (from !== '') return { verb: filter.kind === 'day' ? 'from' : 'at least', words: say(from) };
  return { verb: filter.kind === 'day' ? 'until' : 'at most', words: say(to) };
}

function boundWords(kind: ListFilter['kind'], bound: string, { money, today }: Ways): string {
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/u.test(bound) ? dayWords(bound, today) : bound;
  if (kind !== 'amount' || !/^\d{1,15}$/u.test(bound)) return bound;
  // Whole amounts are said whole: over ₱5,000.
  return moneyWords(money, BigInt(bound)).replace(/\.0+$/u, '');
}
