import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { fittingRows } from '../../lending/decision-tables/evaluate-table.ts';
import { reasonsFor, reasonWords } from '../../lending/applications/application-reasons.ts';

/** A person's own judgement, and what must not be told: these need no row of a table behind them. */
const alwaysTrue: ReadonlySet<string> = new Set(['decided_by_a_person', 'cannot_be_offered']);

export type ReasonChoice = {
  readonly code: string;
  readonly sentence: string;
  readonly whatWouldChangeIt: string | null;
  readonly isBorneOut: boolean;
};

/**
 * Which reasons a refusal may give: a borrower is told the truth or that a person decided. Ana is 33 and owes
 * nothing: "too young" and "late with us" can't be given to her, however the table stands.
 */
export async function borneOutReasons(
  { rules }: Pick<DecisionTable, 'rules'>,
  facts: DecisionFacts | null,
): Promise<ReadonlySet<string>> {
  if (!facts) return alwaysTrue;
  const refusing = rules.filter(({ outcome }) => outcome === 'refuse');
  const { places } = await fittingRows(
    refusing.map(({ when }) => when),
    facts,
    'collect',
  );
  return new Set([...alwaysTrue, ...places.flatMap((place) => refusing[place]?.reason ?? [])]);
}

export function refusalChoices(borneOut: ReadonlySet<string>): ReasonChoice[] {
  const choices = reasonsFor.refuse.map((code) => choice(code, borneOut.has(code)));
  // What may be given comes first: whoever declines does not look for it below what may not.
  return [
    ...choices.filter(({ isBorneOut }) => isBorneOut),
    ...choices.filter(({ isBorneOut }) => !isBorneOut),
  ];
}

export function sendBackChoices(): ReasonChoice[] {
  return reasonsFor['send-back'].map((code) => choice(code, true));
}

function choice(code: string, isBorneOut: boolean): ReasonChoice {
  const { sentence, whatWouldChangeIt } = reasonWords(code, 'en');
  return { code, sentence, whatWouldChangeIt, isBorneOut };
}
