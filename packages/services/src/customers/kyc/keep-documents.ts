import { readDocumentNumber, type MarketId } from '@candor/markets';
import {
  certifications,
  type CertificationForms,
  type FormStep,
  type StepValue,
} from '@candor/markets/certification';
import { deleteDocument } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import { noteDocument } from '../borrowers/note-document.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Refusal } from '../../kernel/commands/command.ts';

type Which = { readonly market: MarketId; readonly step: FormStep };
type GivenNumber = { readonly field: string; readonly kind: string; readonly typed: string };

/** The numbers of documents among a step's values, each with the document that it is of. */
function numbersIn({ market, step }: Which, values: readonly StepValue[]): GivenNumber[] {
  const { steps }: CertificationForms = certifications[market];
  const at = (field: string) => values.find((each) => each.field === field)?.value ?? '';
  return steps[step].fields.flatMap(({ field, kind, documentKind }) => {
    if (kind !== 'document-number' || at(field) === '') return [];
    return [{ field, kind: documentKind ?? at('documentKind'), typed: at(field) }];
  });
}

/** The fields whose number came back as it is shown, masked, for the same document. */
export function unchangedNumbers(
  which: Which,
  before: readonly StepValue[],
  values: readonly StepValue[],
): Set<string> {
  const earlier = numbersIn(which, before);
  const same = numbersIn(which, values).filter(({ field, kind, typed }) =>
    earlier.some((one) => one.field === field && one.kind === kind && one.typed === typed),
  );
  return new Set(same.map(({ field }) => field));
}

/**
 * Whether a number is brought that could be looked up: not one that is as before, nor one that is mistyped.
 */
export function bringsNumber(
  which: Which,
  before: readonly StepValue[],
  values: readonly StepValue[],
): boolean {
  const unchanged = unchangedNumbers(which, before, values);
  return numbersIn(which, values).some(
    ({ field, kind, typed }) =>
      !unchanged.has(field) && !('refused' in readDocumentNumber(which.market, kind, typed)),
  );
}

/**
 * Puts each number where it opens one account only, and leaves its end; a document that is given no longer is
 * forgotten.
 */
export async function keepDocuments(
  tx: Tx,
  seal: PersonSeal,
  { borrowerId, before, ...which }: Which & { borrowerId: string; before: readonly StepValue[] },
  values: readonly StepValue[],
): Promise<{ values: readonly StepValue[] } | Refusal<'document_belongs_to_another_account'>> {
  const numbers = numbersIn(which, values);
  const unchanged = unchangedNumbers(which, before, values);
  const masked = new Map<string, string>();
  for (const { field, kind, typed } of numbers) {
    if (unchanged.has(field)) continue;
    const noted = await noteDocument(tx, seal, { borrowerId, market: which.market, kind, typed });
    if (!('refused' in noted)) masked.set(field, noted.masked);
    else if (noted.refused === 'document_belongs_to_another_account')
      return { refused: noted.refused, facts: { ...noted.facts, field } };
    else throw new Error(noted.refused);
  }
  for (const { kind } of numbersIn(which, before)) {
    if (numbers.every((each) => each.kind !== kind)) await deleteDocument(tx, borrowerId, kind);
  }
  return { values: values.map(({ field, value }) => ({ field, value: masked.get(field) ?? value })) };
}
