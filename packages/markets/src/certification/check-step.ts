import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import type { CertificationForms, FormField, FormStep } from './certification-forms.ts';
import { checkValue, type ValueFault } from './check-value.ts';
import { certifications } from './registry.generated.ts';

export interface StepValue {
  readonly field: string;
  readonly value: string;
}

export interface StepFault {
  readonly field: string;
  /** Where it stands among the values; null for one that did not come at all. */
  readonly index: number | null;
  readonly fault: StepFaultKind;
}

/**
 * The last is found where borrowers are kept, and a picture that is gone there too; their words are with the
 * others.
 */
export type StepFaultKind = ValueFault | 'unknown-field' | 'repeated' | 'document-elsewhere';

export type CheckedStep =
  | {
      readonly values: readonly StepValue[];
      /** Up to which amount nothing is missing; null: whatever is asked for of anybody is here. */
      readonly completeUpTo: bigint | null;
    }
  | { readonly faults: readonly [StepFault, ...StepFault[]] };

interface WhichForm {
  readonly market: MarketId;
  readonly step: FormStep;
  /** What is wanted, in minor units; 0 where nothing was chosen yet. */
  readonly amount: bigint;
}

/**
 * What was given for a step, cleaned, or every fault of it in the order of the form. A field that is not
 * asked for because of another's value (the employer of a pensioner) is left out; one that the form does not
 * know is a fault. `unchanged` names fields that were sent back as they were shown, masked: they stay what
 * they are. `amount` is what is wanted: what only a larger loan needs may be left out.
 */
export function checkStep(
  { market, step, amount }: WhichForm,
  values: readonly StepValue[],
  on: CalendarDate,
  unchanged: ReadonlySet<string> = new Set(),
): CheckedStep {
  const { steps, adulthood }: CertificationForms = certifications[market];
  const { fields } = steps[step];
  const faults = strayFaults(fields, values);
  const kept = new Map<string, string>();
  const lacking: bigint[] = [];
  for (const form of fields) {
    const field = isNeeded(form, amount) ? form : { ...form, isRequired: false };
    if (!isShown(field, kept)) continue;
    const index = values.findIndex((each) => each.field === field.field);
    const typed = values[index]?.value ?? '';
    const documentKind = field.documentKind ?? kept.get('documentKind') ?? '';
    const checked = unchanged.has(field.field)
      ? { value: typed }
      : checkValue(field, typed, { market, on, adultAt: adulthood.years, documentKind });
    if ('fault' in checked) {
      faults.push({ field: field.field, index: index < 0 ? null : index, fault: checked.fault });
    } else if (checked.value !== '') kept.set(field.field, checked.value);
    else if (form.isRequired && form.onlyAbove !== undefined) lacking.push(form.onlyAbove);
  }
  const [first, ...others] = faults;
  if (first) return { faults: [first, ...others] };
  const completeUpTo = lacking.reduce<bigint | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
  return { values: [...kept].map(([field, value]) => ({ field, value })), completeUpTo };
}

/** Whether a field is asked for of somebody who wants so much. */
export function isNeeded({ onlyAbove }: FormField, amount: bigint): boolean {
  return onlyAbove === undefined || amount > onlyAbove;
}

function isShown({ shownIf }: FormField, kept: ReadonlyMap<string, string>): boolean {
  return !shownIf || shownIf.isOneOf.includes(kept.get(shownIf.field) ?? '');
}

/** Names that the form does not have, and those that came twice. */
function strayFaults(fields: readonly FormField[], values: readonly StepValue[]): StepFault[] {
  return values.flatMap(({ field }, index): StepFault[] => {
    if (!fields.some((each) => each.field === field)) return [{ field, index, fault: 'unknown-field' }];
    const isSecond = values.findIndex((each) => each.field === field) < index;
    return isSecond ? [{ field, index, fault: 'repeated' }] : [];
  });
}
