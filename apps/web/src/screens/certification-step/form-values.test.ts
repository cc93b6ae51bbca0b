import { describe, expect, it } from 'vitest';
import {
  dayDigits,
  dayText,
  faultField,
  type FormField,
  type StepData,
  shownFields,
  valuesIn,
  valuesToSend,
} from './form-values.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  field: name,
  kind: 'text',
  label: name,
  hint: null,
  why: null,
  isRequired: true,
  options: [],
  shownIf: null,
  autocomplete: null,
  most: null,
  ...more,
});
const fields = [
  field('employment', { kind: 'choice' }),
  field('employer', { shownIf: { field: 'employment', isOneOf: ['salaried'] } }),
  field('bornOn', { kind: 'date' }),
];
const filled = (name: string, value: string) => ({ field: name, value, isMasked: false, text: null });

describe('the values of a form', () => {
  it('are what was given, then what was half typed, then what was typed here', () => {
    const data = {
      values: [filled('employer', 'Araw'), filled('employment', 'salaried')],
      draft: [filled('employer', 'Araw Bakery')],
    } as unknown as StepData;
    expect(valuesIn(data, {})).toEqual({ employer: 'Araw Bakery', employment: 'salaried' });
    expect(valuesIn(data, { employer: '' })['employer']).toBe('');
  });

  it('of a field that is not asked for are not sent; the empty ones are', () => {
    const names = (values: Record<string, string>) => shownFields(fields, values).map((each) => each.field);
    expect(names({})).toEqual(['employment', 'bornOn']);
    expect(names({ employment: 'salaried' })).toEqual(['employment', 'employer', 'bornOn']);
    expect(valuesToSend(fields, { employment: 'salaried', bornOn: '1994-3-2' })).toEqual([
      { field: 'employment', value: 'salaried' },
      { field: 'employer', value: '' },
      { field: 'bornOn', value: '1994-03-02' },
    ]);
  });

  it('keep a day as far as it was typed', () => {
    for (const digits of ['', '0', '05', '0503', '05031', '05031994'])
      expect(dayDigits(dayText(digits))).toBe(digits);
    expect(dayDigits('1994-03-02')).toBe('02031994');
    expect(valuesToSend(fields, { bornOn: '1994-2-31' }).at(-1)?.value).toBe('1994-2-31');
  });

  it('are found again from the place that a fault names', () => {
    const sent = [{ field: 'a' }, { field: 'b' }];
    expect(faultField('/values/1/value', sent)).toBe('b');
    expect(faultField('/values', sent)).toBeUndefined();
    expect(faultField('/values/7/value', sent)).toBeUndefined();
  });
});
