import type { Calls, ResponseOf } from '@candor/contract/client';
import { readDay } from '@candor/ui';

export type StepData = ResponseOf<Calls['certification.base']>;
export type FormField = StepData['fields'][number];
export type FieldKind = FormField['kind'];
export type FormStep = Exclude<StepData['step'], 'bank'>;
export type Values = Readonly<Record<string, string>>;

export const formSteps = ['base', 'personal', 'job', 'ext'] as const satisfies readonly FormStep[];

/**
 * What stands in the fields: what was given, over it what is half typed on the server, over that what was
 * typed here.
 */
export function valuesIn({ values, draft }: StepData, typed: Values): Values {
  const told = (filled: StepData['values']) => filled.map(({ field, value }) => [field, value] as const);
  return { ...Object.fromEntries([...told(values), ...told(draft)]), ...typed };
}

/** Only what is asked for: the employer of a pensioner is not, though it may still be known. */
export function shownFields(fields: readonly FormField[], values: Values): readonly FormField[] {
  return fields.filter(
    ({ shownIf }) => shownIf === null || shownIf.isOneOf.includes(values[shownIf.field] ?? ''),
  );
}

/** Every field that is asked for, in order, the empty ones too: so each fault has a place to lead to. */
export function valuesToSend(
  fields: readonly FormField[],
  values: Values,
): { field: string; value: string }[] {
  return shownFields(fields, values).map(({ field, kind }) => ({
    field,
    value: kind === 'date' ? dayToSend(values[field] ?? '') : (values[field] ?? ''),
  }));
}

/**
 * A day as far as its eight digits were typed, year first, with whatever is missing left out: 1403 is
 * "-03-14". Nothing typed is lost to a draft.
 */
export function dayText(digits: string): string {
  return digits === '' ? '' : `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
}

/** As they stand in the box, day first. */
export function dayDigits(text: string): string {
  return text.split('-').toReversed().join('');
}

function dayToSend(text: string): string {
  const [year = '', month = '', day = ''] = text.split('-');
  return readDay({ day, month, year }) ?? text;
}

/** Which field a fault belongs to: `/values/3/value` is the fourth of those that were sent. */
export function faultField(path: string, sent: readonly { readonly field: string }[]): string | undefined {
  const index = /^\/values\/(\d+)\//.exec(path)?.[1];
  return index === undefined ? undefined : sent[Number(index)]?.field;
}
