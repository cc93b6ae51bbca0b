import type { DecisionFacts, DecisionTable, RuleRow } from '@candor/markets/decision';
import type { StoredDecision } from '@candor/store/decisions';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Json } from '../../kernel/commands/command.ts';

/** What a decision rests on. Together it is a portrait of a person: it is kept sealed. */
export type DecisionGrounds = {
  /** Null where the certification had gaps. */
  readonly facts: DecisionFacts | null;
  readonly limit: DecisionTable['limits'][number] | null;
  /** The rows of the table that led to the outcome. */
  readonly rows: readonly RuleRow[];
  /** As the engine gave it. */
  readonly trace: Json;
};

export const decisionAbout = (id: string) => `decision:${id}`;

/** Null where they were forgotten because the borrower has left. */
export function openGrounds(seal: PersonSeal, { id, sealed }: StoredDecision): DecisionGrounds | null {
  if (sealed === null) return null;
  return JSON.parse(seal.open(sealed, decisionAbout(id))) as DecisionGrounds;
}
