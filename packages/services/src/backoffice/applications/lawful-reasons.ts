import type { MarketId } from '@candor/markets';
import { certifications, type CertificationForms, type FormField } from '@candor/markets/certification';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import type { GivenValues } from './given-values.ts';
import { fittingRows } from '../../lending/decision-tables/evaluate-table.ts';
import {
  declinedFor,
  reasonsFor,
  reasonWords,
  requestedDocuments,
} from '../../lending/applications/application-reasons.ts';

/** A person's own judgement, and what must not be told: these need no row of a table behind them. */
const alwaysTrue: ReadonlySet<string> = new Set(['decided_by_a_person', 'cannot_be_offered']);

export type ReasonChoice = {
  readonly code: string;
  readonly sentence: string;
  readonly whatWouldChangeIt: string | null;
  readonly isBorneOut: boolean;
  /** Whether it asks for a document, and not for a correction. */
  readonly isDocument: boolean;
};

/**
 * Which reasons a refusal may give: a borrower is told the truth or that a person decided. Ana is 33 and owes
 * nothing: "too young" and "late with us" can't be given to her, however the table stands. What a row left to
 * a person for may be given too, as a ground for declining.
 */
export async function borneOutReasons(
  { rules }: Pick<DecisionTable, 'rules'>,
  facts: DecisionFacts | null,
): Promise<ReadonlySet<string>> {
  if (!facts) return alwaysTrue;
  const { places } = await fittingRows(
    rules.map(({ when }) => when),
    facts,
    'collect',
  );
  const fitting = places.flatMap((place) => rules[place] ?? []);
  return new Set([
    ...alwaysTrue,
    ...fitting.flatMap(({ outcome, reason }) =>
      outcome === 'refuse' ? reason : (declinedFor[reason] ?? []),
    ),
  ]);
}

export function refusalChoices(borneOut: ReadonlySet<string>, market: MarketId): ReasonChoice[] {
  const choices = reasonsFor.refuse.map((code) => choice(code, market, borneOut.has(code)));
  // What may be given comes first: whoever declines does not look for it below what may not.
  return [
    ...choices.filter(({ isBorneOut }) => isBorneOut),
    ...choices.filter(({ isBorneOut }) => !isBorneOut),
  ];
}

/**
 * What an application may be returned for: a document only where the form has a place for it. Nobody is asked
 * for the back of a passport.
 */
export function sendBackChoices(market: MarketId, given: GivenValues): ReasonChoice[] {
  const { steps }: CertificationForms = certifications[market];
  const isAsked = ({ shownIf }: FormField) =>
    shownIf === undefined || shownIf.isOneOf.includes(given.value(shownIf.field) ?? '');
  const places = new Set(
    Object.values(steps)
      .flatMap(({ fields }) => fields)
      .filter((field) => field.kind === 'picture' && isAsked(field))
      .map(({ field }) => field),
  );
  const documents: Readonly<Record<string, string | undefined>> = requestedDocuments;
  return reasonsFor['send-back']
    .filter((code) => documents[code] === undefined || places.has(documents[code]))
    .map((code) => choice(code, market, true, documents[code] !== undefined));
}

function choice(code: string, market: MarketId, isBorneOut: boolean, isDocument = false): ReasonChoice {
  const { sentence, whatWouldChangeIt } = reasonWords(code, 'en', market);
  return { code, sentence, whatWouldChangeIt, isBorneOut, isDocument };
}
