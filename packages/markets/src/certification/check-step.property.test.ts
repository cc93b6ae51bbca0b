import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import { sampleStep } from '../testing/sample-steps.ts';
import { formSteps, type CertificationForms } from './certification-forms.ts';
import { checkStep } from './check-step.ts';
import { certifications } from './registry.generated.ts';
import { faultSentence } from './step-words.ts';

const date = parseCalendarDate('2026-11-16');
if (isRefusal(date)) throw new Error('no day');
const today = date;

const anyText = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', ' ', '0', '١٢٣', '2341 2341 2346', '22,000.50', 'Ana', '2008-11-16', 'salaried', 'one'),
);

const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s,.₱₹()-]/gu, '')
    .toLowerCase();

it('A4 · nothing that was typed is lost: a step is kept with all its letters, or every fault leads to where it was typed', () => {
  const anyStep = fc.record({
    market: fc.constantFrom(...marketIds),
    step: fc.constantFrom(...formSteps),
    changes: fc.dictionary(fc.nat(9).map(String), anyText, { maxKeys: 4 }),
  });
  fc.assert(
    fc.property(anyStep, ({ market, step, changes }) => {
      const values = sampleStep(market, step).map(({ field, value }, k) => ({
        field,
        value: changes[k] ?? value,
      }));
      const before = structuredClone(values);
      const checked = checkStep({ market, step, amount: 10_000_000_000n }, values, today);
      expect(values).toEqual(before);
      if ('faults' in checked) {
        for (const { field, index, fault } of checked.faults) {
          const typed = values.find((each) => each.field === field)?.value;
          const given = { documentKind: values.find((each) => each.field === 'documentKind')?.value, typed };
          expect(index === null || values[index]?.field === field).toBe(true);
          expect(faultSentence(market, 'hi', { field, fault }, given)).not.toMatch(
            /undefined|NaN|select,|plural,/u,
          );
        }
        return;
      }
      const { steps }: CertificationForms = certifications[market];
      const kinds = new Map(steps[step].fields.map(({ field, kind }) => [field, kind]));
      const kept = new Map(checked.values.map(({ field, value }) => [field, value]));
      for (const { field, shownIf } of steps[step].fields) {
        const isAsked = !shownIf || shownIf.isOneOf.includes(kept.get(shownIf.field) ?? '');
        const typed = values.find((each) => each.field === field)?.value.trim() ?? '';
        expect(kept.has(field)).toBe(isAsked && typed !== '');
      }
      for (const { field, value } of checked.values) {
        const typed = values.find((each) => each.field === field)?.value ?? '';
        const kind = kinds.get(field);
        if (kind === 'money' || kind === 'number')
          expect(Number(value)).toBe(Number(typed.replace(/[\s,₱₹]/gu, '')));
        else expect(letters(value)).toBe(letters(typed));
      }
    }),
  );
});
