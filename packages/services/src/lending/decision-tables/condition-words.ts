import type { MarketId } from '@candor/markets';
import { isFactName, type DecisionFacts, type FactName } from '@candor/markets/decision';
import { factKind, factWords, type FactKind } from './fact-names.ts';
import { moneyText, percentText } from './money-text.ts';

/**
 * A condition as a person says it, and back:
 *   age `< 18` ↔ under 18 · burdenPerMille `> 300` ↔ over 30 % · incomePerMonth `< 600000` ↔ under ₱6,000.00
 *   settledLoans `>= 3` ↔ 3 or more · `[3..5]` ↔ 3 to 5 · bureau `"thin", "unknown"` ↔ thin or unknown ·
 *     sharedAccount `true` ↔ yes
 */
export function conditionWords(market: MarketId, fact: FactName, condition: string): string {
  const kind = factKind(fact);
  if (kind === 'flag') return condition === 'true' ? 'yes' : 'no';
  if (kind === 'word')
    return condition
      .split(', ')
      .map((word) => word.slice(1, -1).replaceAll('-', ' '))
      .join(' or ');
  const say = (number: string) => figureWords(market, kind, Number(number));
  const range = /^\[(\d+)\.\.(\d+)\]$/u.exec(condition);
  if (range) return `${say(range[1]!)} to ${say(range[2]!)}`;
  const [, sign = '==', number = '0'] = /^(?:([<>]=?|==|!=) )?(\d+)$/u.exec(condition) ?? [];
  const figure = say(number);
  return {
    '<': `under ${figure}`,
    '>': `over ${figure}`,
    '<=': `${figure} at most`,
    '>=': `${figure} or more`,
    '!=': `not ${figure}`,
    '==': `exactly ${figure}`,
  }[sign]!;
}

/** The value of a fact as a person reads it. */
export function factText(market: MarketId, fact: FactName, value: DecisionFacts[FactName]): string {
  const kind = factKind(fact);
  if (kind === 'flag') return value === true ? 'yes' : 'no';
  if (kind === 'word') return String(value).replaceAll('-', ' ');
  return figureWords(market, kind, Number(value));
}

export type ReadCondition = { readonly condition: string } | { readonly fault: string };

const ways: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^(?:under|below|less than|<) *(.+)$/u, (first) => `< ${first}`],
  [/^(?:at most|up to|<=|≤) *(.+)$/u, (first) => `<= ${first}`],
  [/^(.+?) at most$/u, (first) => `<= ${first}`],
  [/^(?:at least|>=|≥) *(.+)$/u, (first) => `>= ${first}`],
  [/^(.+?) (?:or more|at least)$/u, (first) => `>= ${first}`],
  [/^(?:over|above|more than|>) *(.+)$/u, (first) => `> ${first}`],
  [/^(?:not|!=) *(.+)$/u, (first) => `!= ${first}`],
  [/^(.+?) *(?:to|–|-|\.\.) *(.+)$/u, (first, second) => `[${first}..${second}]`],
  [/^(?:exactly |== *)?(.+)$/u, (first) => `== ${first}`],
];

/** Reads what somebody wrote into a cell, or says in a sentence what could stand there. */
export function readCondition(market: MarketId, fact: string, text: string): ReadCondition {
  if (!isFactName(fact)) return { fault: `A decision may not rest on “${fact}”.` };
  const said = text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const kind = factKind(fact);
  if (kind === 'flag') return readFlag(said);
  if (kind === 'word') return readWords(said, factWords(fact));
  for (const [way, write] of ways) {
    const found = way.exec(said);
    if (!found) continue;
    const [first, second] = [figureIn(kind, found[1]!), figureIn(kind, found[2] ?? '0')];
    if (first === undefined || second === undefined) continue;
    if (found[2] !== undefined && BigInt(first) > BigInt(second))
      return { fault: 'The first figure of a range is the smaller one.' };
    return { condition: write(first, second) };
  }
  const example = { number: '3', money: moneyText(market, 500_000), share: '30 %' }[kind];
  return {
    fault: `“${text.trim()}” can’t be read. Say it so: under ${example}, over ${example}, ${example} or more.`,
  };
}

function readFlag(said: string): ReadCondition {
  if (said === 'yes' || said === 'no') return { condition: String(said === 'yes') };
  return { fault: 'Yes or no can stand here.' };
}

function readWords(said: string, known: readonly string[]): ReadCondition {
  const words = said.split(/ or |, */u).map((word) => word.trim().replaceAll(' ', '-'));
  if (words.every((word) => known.includes(word)))
    return { condition: [...new Set(words)].map((word) => `"${word}"`).join(', ') };
  const may = known.map((word) => word.replaceAll('-', ' ')).join(', ');
  return { fault: `What can stand here, joined by “or”: ${may}.` };
}

function figureWords(market: MarketId, kind: FactKind, figure: number): string {
  if (kind === 'money') return moneyText(market, figure);
  return kind === 'share' ? percentText(figure) : String(figure);
}

/** Minor units of an amount, thousandths of a share, or the number as it is; nothing where it is none. */
function figureIn(kind: FactKind, written: string): string | undefined {
  const plain = written.replaceAll(/[\p{Sc}%,\s]/gu, '');
  const [, whole = '', rest = ''] = /^(\d{1,13})(?:\.(\d+))?$/u.exec(plain) ?? [];
  const places = { money: 2, share: 1, number: 0, word: 0, flag: 0 }[kind];
  if (whole === '' || rest.replace(/0+$/u, '').length > places) return undefined;
  return String(BigInt(whole + rest.slice(0, places).padEnd(places, '0')));
}
