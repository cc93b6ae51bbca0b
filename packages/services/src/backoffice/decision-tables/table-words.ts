import type { MarketId } from '@candor/markets';
import { isFactName, type Conditions, type DecisionTable } from '@candor/markets/decision';
import { conditionWords } from '../../lending/decision-tables/condition-words.ts';

type Cell = { readonly fact: string; readonly text: string };

type Worded<Row extends { readonly when: Conditions }> = Omit<Row, 'when'> & {
  readonly when: readonly Cell[];
};

/** A decision table as a person reads and writes it: `{ age: '< 18' }` is "Age under 18". */
export type TableInWords = {
  readonly limits: readonly Worded<DecisionTable['limits'][number]>[];
  readonly rules: readonly Worded<DecisionTable['rules'][number]>[];
};

export function tableInWords(market: MarketId, { limits, rules }: DecisionTable): TableInWords {
  return {
    limits: limits.map((row) => ({ ...row, when: cellsOf(market, row.when) })),
    rules: rules.map((row) => ({ ...row, when: cellsOf(market, row.when) })),
  };
}

function cellsOf(market: MarketId, when: Conditions): Cell[] {
  return Object.entries(when).flatMap(([fact, condition]) =>
    isFactName(fact) ? [{ fact, text: conditionWords(market, fact, condition) }] : [],
  );
}
