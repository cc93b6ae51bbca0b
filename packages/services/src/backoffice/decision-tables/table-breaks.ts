import type { MarketId } from '@candor/markets';
import { isFactName, type Conditions, type DecisionTable } from '@candor/markets/decision';
import { conditionWords } from '../../lending/decision-tables/condition-words.ts';
import { factNames } from '../../lending/decision-tables/fact-names.ts';
import { moneyText, percentText } from '../../lending/decision-tables/money-text.ts';

export type TableDifference = { readonly name: string; readonly before: string; readonly after: string };

/**
 * Every cell in which two tables differ, in words: "Rule 4 · Days late ever", "over 30" → "over 15". A dash
 * is a row that is not there.
 */
export function tableDifferences(
  market: MarketId,
  before: DecisionTable,
  after: DecisionTable,
): TableDifference[] {
  return [
    ...differ('Limit', cellsOfLimits(market, before), cellsOfLimits(market, after)),
    ...differ('Rule', cellsOfRules(market, before), cellsOfRules(market, after)),
  ];
}

type Cells = ReadonlyMap<string, string>;

function differ(part: string, before: readonly Cells[], after: readonly Cells[]): TableDifference[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, row) => row).flatMap((row) => {
    const [was, is] = [before[row], after[row]];
    const names = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
    const missing = (cells: Cells | undefined, name: string) => cells?.get(name) ?? (cells ? 'any' : '–');
    return [...names].flatMap((name) => {
      const cell = { before: missing(was, name), after: missing(is, name) };
      return cell.before === cell.after ? [] : [{ name: `${part} ${row + 1} · ${name}`, ...cell }];
    });
  });
}

function conditions(market: MarketId, when: Conditions): [string, string][] {
  return Object.entries(when).flatMap(([fact, condition]): [string, string][] =>
    isFactName(fact) ? [[factNames[fact], conditionWords(market, fact, condition)]] : [],
  );
}

function cellsOfLimits(market: MarketId, { limits }: DecisionTable): Cells[] {
  return limits.map(
    ({ when, mostBurdenPerMille, mostAmount, says }) =>
      new Map([
        ...conditions(market, when),
        ['DTI limit', percentText(mostBurdenPerMille)],
        ['Amount', moneyText(market, mostAmount)],
        ['In words', says],
      ]),
  );
}

function cellsOfRules(market: MarketId, { rules }: DecisionTable): Cells[] {
  return rules.map(
    ({ when, outcome, reason, says }) =>
      new Map([...conditions(market, when), ['Outcome', outcome], ['Reason', reason], ['In words', says]]),
  );
}
