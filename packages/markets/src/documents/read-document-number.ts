import type { Refusal } from '@candor/domain/refusals';
import { shapeFault, type ShapeFaultKind } from '../faults/shape-fault.ts';
import type { Fault } from '../faults/fault.ts';
import type { MarketId } from '../markets.ts';
import { documents } from '../registry.generated.ts';
import type { IdentityDocument } from './identity-document.ts';

export interface DocumentNumber {
  /** All that may be stored. */
  readonly kept: string;
  /** All that may be shown again. */
  readonly masked: string;
}

export type DocumentFault =
  | 'document_is_not_accepted'
  | 'document_number_must_not_be_taken'
  | 'document_number_is_malformed'
  | 'document_number_is_mistyped';

/**
 * A document's number as it was typed, brought to its bare form and checked. "2341 2341 2346" as Aadhaar
 * gives the last four, 2346, and nothing else: the whole number leaves this function in no way.
 */
export function readDocumentNumber(
  market: MarketId,
  kind: string,
  typed: string,
): DocumentNumber | Refusal<DocumentFault> {
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];
  const document = Object.hasOwn(accepted, kind) ? accepted[kind] : undefined;
  if (!document) {
    return { refused: 'document_is_not_accepted', facts: { known: Object.keys(accepted).join(', ') } };
  }
  const { shapes, sentence, example, neverTake, isRight, keeps, ownDigits } = document;
  const number = bareNumber(typed);
  if (neverTake?.pattern.test(number)) {
    return { refused: 'document_number_must_not_be_taken', facts: { rule: neverTake.sentence } };
  }
  if (shapeFault(shapes, number))
    return { refused: 'document_number_is_malformed', facts: { rule: sentence, example } };
  if (isRight && !isRight(number))
    return { refused: 'document_number_is_mistyped', facts: { rule: sentence, example } };
  const own = number.slice(0, ownDigits);
  const lastFour = own.slice(-4);
  return { kept: keeps === 'whole' ? own : lastFour, masked: `•••• ${lastFour}` };
}

/** What is wrong with a number's shape, for whoever typed it; nothing where the shape is right. */
export function documentShapeFault(
  market: MarketId,
  kind: string,
  typed: string,
): Fault<ShapeFaultKind> | undefined {
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];
  const document = Object.hasOwn(accepted, kind) ? accepted[kind] : undefined;
  return document && shapeFault(document.shapes, bareNumber(typed));
}

const bareNumber = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '');
