import { toPointer, type FieldFault, type FieldRule } from '@candor/contract';
import type { Language, MarketId } from '@candor/markets';
import {
  faultSentence,
  type StepFault,
  type StepFaultKind,
  type StepValue,
} from '@candor/markets/certification';

const ruleOfFault: Readonly<Record<StepFaultKind, FieldRule>> = {
  missing: 'required',
  wrong: 'bad_format',
  'too-long': 'too_long',
  'too-young': 'too_small',
  'too-little': 'too_small',
  'too-much': 'too_big',
  'malformed-number': 'bad_format',
  'mistyped-number': 'bad_format',
  'never-take': 'not_allowed',
  'unknown-field': 'unknown_field',
  repeated: 'repeated',
  'picture-gone': 'not_allowed',
  'document-elsewhere': 'not_allowed',
};

export type Given = {
  readonly market: MarketId;
  readonly language: Language;
  readonly values: readonly StepValue[];
};

/**
 * What a form has to mend, each with the place where it was sent and a sentence that its reader understands.
 */
export function stepFieldFaults(
  { market, language, values }: Given,
  faults: readonly StepFault[],
): FieldFault[] {
  const documentKind = values.find(({ field }) => field === 'documentKind')?.value;
  return faults.map(({ field, index, fault }) => {
    const found = values.findIndex((each) => each.field === field);
    const at = index ?? (found < 0 ? null : found);
    const part = fault === 'unknown-field' || fault === 'repeated' ? 'field' : 'value';
    return {
      // What did not come at all has no place of its own: its sentence says which one it is.
      path: at === null ? toPointer(['values']) : toPointer(['values', String(at), part]),
      rule: ruleOfFault[fault],
      message: faultSentence(market, language, { field, fault }, documentKind),
    };
  });
}
