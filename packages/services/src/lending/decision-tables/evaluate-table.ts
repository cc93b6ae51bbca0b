import { ZenEngine } from '@gorules/zen-engine';
import type { Conditions, DecisionFacts, DecisionTable, RuleRow } from '@candor/markets/decision';
import type { Json } from '../../kernel/commands/command.ts';

const engine = new ZenEngine();

export type FitRows = (facts: Partial<DecisionFacts>) => Promise<{
  readonly places: readonly number[];
  readonly trace: Json;
}>;

/**
 * Which rows of some conditions fit facts, by their places: `first` gives the first of them, `collect` all.
 * The engine gets a graph of one table, once, with a column for every fact that the conditions name; an empty
 * cell fits everything.
 */
export function prepareRows(conditions: readonly Conditions[], policy: 'first' | 'collect'): FitRows {
  const named = [...new Set(conditions.flatMap((when) => Object.keys(when)))].toSorted();
  const rules = conditions.map((when, place) => ({
    _id: String(place),
    ...Object.fromEntries(named.map((fact) => [fact, when[fact as keyof Conditions] ?? ''])),
    place: String(place),
  }));
  const table = {
    hitPolicy: policy,
    inputs: named.map((fact) => ({ id: fact, name: fact, field: fact })),
    outputs: [{ id: 'place', name: 'place', field: 'place' }],
    rules,
    outputPath: 'fits',
  };
  const decision = engine.createDecision({
    nodes: [
      { id: 'facts', name: 'facts', type: 'inputNode' },
      { id: 'table', name: 'table', type: 'decisionTableNode', content: table },
      { id: 'outcome', name: 'outcome', type: 'outputNode' },
    ],
    edges: [
      { id: 'in', sourceId: 'facts', targetId: 'table', type: 'edge' },
      { id: 'out', sourceId: 'table', targetId: 'outcome', type: 'edge' },
    ],
  });
  return async (facts) => {
    const { result, trace } = await decision.evaluate({ ...facts }, { trace: true });
    const fits = [(result as { fits?: Fit | Fit[] | null } | null)?.fits ?? []].flat();
    return { places: fits.map(({ place }) => place), trace: (trace?.['table']?.traceData ?? null) as Json };
  };
}

/** The same, for facts that are looked at once. */
export function fittingRows(
  conditions: readonly Conditions[],
  facts: Partial<DecisionFacts>,
  policy: 'first' | 'collect',
): ReturnType<FitRows> {
  return prepareRows(conditions, policy)(facts);
}

type Fit = { readonly place: number };

export type Judgement = {
  readonly outcome: 'approve' | 'refuse' | 'refer';
  /** Of the rows that led to it. */
  readonly reasons: readonly string[];
  readonly rows: readonly RuleRow[];
  /** As the engine gives it. */
  readonly trace: Json;
};

/** What a table says of facts: the same table and the same facts say the same for ever. */
export function judge(table: DecisionTable, facts: DecisionFacts): Promise<Judgement> {
  return prepareJudge(table)(facts);
}

/** The same, for whoever asks a table many times. */
export function prepareJudge({ rules }: DecisionTable): (facts: DecisionFacts) => Promise<Judgement> {
  const fit = prepareRows(
    rules.map(({ when }) => when),
    'collect',
  );
  return async (facts) => {
    const { places, trace } = await fit(facts);
    const fitting = places.flatMap((place) => rules[place] ?? []);
    const outcome = (['refuse', 'refer'] as const).find((each) =>
      fitting.some((row) => row.outcome === each),
    );
    const rows = fitting.filter((row) => row.outcome === outcome);
    return {
      outcome: outcome ?? 'approve',
      reasons: [...new Set(rows.map(({ reason }) => reason))],
      rows,
      trace,
    };
  };
}
