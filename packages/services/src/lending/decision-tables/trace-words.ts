import type { MarketId } from '@candor/markets';
import {
  isFactName,
  type Conditions,
  type DecisionFacts,
  type DecisionTable,
} from '@candor/markets/decision';
import { conditionWords, factText } from './condition-words.ts';
import { fittingRows } from './evaluate-table.ts';
import { factNames } from './fact-names.ts';

export type TraceRow = {
  readonly n: number;
  readonly says: string;
  readonly conditions: readonly { readonly what: string; readonly value: string; readonly asks: string }[];
  readonly result: 'pass' | 'refer' | 'refuse';
};

/**
 * Every row of a table beside the facts that it looked at:
 *   1 Only adults borrow. · Age 33, refuses under 18 → pass
 *   9 A certification step was taken back … · Steps missing 1, over 0 → refer
 * The same version and the same facts fit the same rows for ever, so it is read from them anew.
 */
export async function traceWords(
  market: MarketId,
  { rules }: DecisionTable,
  facts: DecisionFacts,
): Promise<TraceRow[]> {
  const { places } = await fittingRows(
    rules.map(({ when }) => when),
    facts,
    'collect',
  );
  return rules.map(({ says, when, outcome }, at) => ({
    n: at + 1,
    says,
    conditions: conditionsOf(market, when, facts),
    result: places.includes(at) ? outcome : 'pass',
  }));
}

export function conditionsOf(
  market: MarketId,
  when: Conditions,
  facts: DecisionFacts,
): TraceRow['conditions'] {
  return Object.entries(when).flatMap(([fact, condition]) =>
    isFactName(fact)
      ? [
          {
            what: factNames[fact],
            value: factText(market, fact, facts[fact]),
            asks: conditionWords(market, fact, condition),
          },
        ]
      : [],
  );
}
