import { marketIds } from '@candor/markets';
import {
  decisionFacts,
  decisionTables,
  type DecisionFacts,
  type DecisionTable,
} from '@candor/markets/decision';
import { asyncProperty, assert, boolean, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../decision-tables/evaluate-table.ts';
import { limitFor } from './gather-facts.ts';

/** Figures around the borders of the tables, and some far away. */
const figure = oneof(
  constantFrom(
    0,
    1,
    5,
    6,
    8,
    9,
    17,
    18,
    30,
    31,
    500_000,
    500_001,
    599_999,
    600_000,
    999_999,
    1_000_000,
    2_500_001,
  ),
  nat(20_000_000),
);

const anyFacts = record(
  Object.fromEntries(
    Object.entries(decisionFacts).map(([name, rule]) => {
      if ('words' in rule) return [name, constantFrom(...rule.words)];
      return [name, rule.kind === 'flag' ? boolean() : figure];
    }),
  ),
) as unknown as Arbitrary<DecisionFacts>;

/** The conditions read by hand: the oracle that the engine is compared with. */
function fits(condition: string, value: number | string | boolean): boolean {
  if (typeof value === 'boolean') return condition === String(value);
  if (typeof value === 'string') return condition.split(', ').includes(`"${value}"`);
  const [, sign = '==', figures = ''] = /^(?:(<=|>=|<|>|==|!=) )?(\d+)$/u.exec(condition) ?? [];
  const other = Number(figures);
  const compared = { '<': value < other, '<=': value <= other, '>': value > other, '>=': value >= other };
  return compared[sign as keyof typeof compared] ?? value === other;
}

const holds = (when: object, facts: DecisionFacts) =>
  Object.entries(when).every(([fact, text]) => fits(String(text), facts[fact as keyof DecisionFacts]));

describe.each(marketIds)('a decision in %s', (market) => {
  const table: DecisionTable = decisionTables[market];

  it('is what the rows say: one that refuses, else one that refers, else an offer', async () => {
    await assert(
      asyncProperty(anyFacts, async (facts) => {
        const fitting = table.rules.filter(({ when }) => holds(when, facts));
        const outcome =
          ['refuse', 'refer'].find((each) => fitting.some((row) => row.outcome === each)) ?? 'approve';
        const judged = await judge(table, facts);
        expect(judged.outcome).toBe(outcome);
        expect(judged.rows).toEqual(fitting.filter((row) => row.outcome === outcome));
        expect(judged.reasons.length === 0).toBe(outcome === 'approve');
        expect(await limitFor(table, facts)).toEqual(table.limits.find(({ when }) => holds(when, facts)));
      }),
    );
  });

  it('can be made again from what was kept: the same facts and the same version say the same', async () => {
    await assert(
      asyncProperty(anyFacts, async (facts) => {
        const kept = JSON.parse(JSON.stringify({ facts, table })) as {
          facts: DecisionFacts;
          table: DecisionTable;
        };
        expect(await judge(kept.table, kept.facts)).toEqual(await judge(table, facts));
      }),
    );
  });

  it('never becomes worse because somebody earns more', async () => {
    const rank = { refuse: 0, refer: 1, approve: 2 };
    await assert(
      asyncProperty(anyFacts, figure, async (facts, more) => {
        const richer = { ...facts, incomePerMonth: facts.incomePerMonth + more };
        const [before, after] = [await judge(table, facts), await judge(table, richer)];
        expect(rank[after.outcome]).toBeGreaterThanOrEqual(rank[before.outcome]);
      }),
    );
  });
});
