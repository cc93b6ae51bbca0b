import { toPointer, type FieldFault, type FieldRule } from '@candor/contract';
import type { Language, MarketId } from '@candor/markets';
import {
  faultSentence,
  type StepFault,
  type StepFaultKind,
  type StepValue,
} from '@candor/markets/certification';

const ruleOfFault: Readonly<Partial<Record<StepFaultKind, FieldRule>>> = {
  missing: 'required',
  'too-long': 'too_long',
  'number-long': 'too_long',
  'phone-long': 'too_long',
  'number-short': 'too_short',
  'phone-short': 'too_short',
  'too-young': 'too_small',
  'too-little': 'too_small',
  zero: 'too_small',
  'too-much': 'too_big',
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
      rule: ruleOfFault[fault] ?? 'bad_format',
      message: faultSentence(
        market,
        language,
        { field, fault },
        { documentKind, typed: values[found]?.value },
      ),
    };
  });
}
