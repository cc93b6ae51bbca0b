import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { marketIds } from '../markets.ts';
import { documents } from '../registry.generated.ts';
import { formSteps, refusalReasons, type CertificationForms, type FormField } from './certification-forms.ts';
import { decisionTables } from '../decision/index.ts';
import { certifications } from './registry.generated.ts';
import { certificationWord, neededWord, optionHint, optionLabel } from './step-words.ts';

/** What no form may ask for, in any of its names: neither needed nor, some of it, lawful. */
const forbidden =
  /religio|caste|tribe|gender|sex|race|ethnic|politic|health|marital|union|facebook|contact|imei|location/iu;

describe.each(marketIds)('A4 · the forms of %s', (market) => {
  const forms: CertificationForms = certifications[market];
  const fields: readonly FormField[] = formSteps.flatMap((step) => forms.steps[step].fields);

  it('cite their law, and grown-ups are told apart by it', () => {
    expect(forms.law).toContain('Confirm with counsel.');
    expect(forms.adulthood.law).toContain('Confirm with counsel.');
    expect(forms.adulthood.years).toBe(18);
  });

  it('have a field once, and ask for nothing that the law forbids', () => {
    const names = fields.map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => forbidden.test(name))).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/u);
  });

  it('show a field because of one that stands before it in the same step, by a value that it can have', () => {
    for (const step of formSteps) {
      const inStep: readonly FormField[] = forms.steps[step].fields;
      for (const [place, { shownIf }] of inStep.entries()) {
        if (!shownIf) continue;
        const other = inStep.slice(0, place).find(({ field }) => field === shownIf.field);
        expect(other?.options).toEqual(expect.arrayContaining([...shownIf.isOneOf]));
      }
    }
  });

  it('ask for more only above what a first loan can be, and never where the law wants it of everybody', () => {
    const first = decisionTables[market].limits.at(-1)?.mostAmount;
    const larger = fields.filter(({ onlyAbove }) => onlyAbove !== undefined);
    expect(new Set(larger.map(({ onlyAbove }) => Number(onlyAbove)))).toEqual(new Set([first]));
    expect(forms.steps.base.fields.filter((field) => larger.includes(field))).toEqual([]);
  });

  it('take every document that the market accepts', () => {
    const kind = fields.find(({ field }) => field === 'documentKind');
    expect(kind?.options).toEqual(Object.keys(documents[market]));
  });

  it.each(languages)('have every word in %s', (language) => {
    const words = forms.words[language];
    const inEnglish = Object.keys(forms.words.en);
    expect(Object.keys(words).toSorted()).toEqual(inEnglish.toSorted());
    for (const word of Object.values(words)) expect(word.trim()).not.toBe('');
    for (const step of [...formSteps, 'bank'])
      expect(neededWord(market, language, `step.${step}.title`)).not.toBe('');
    for (const { field, options = [] } of fields) {
      expect(neededWord(market, language, `label.${field}`)).not.toBe('');
      expect(neededWord(market, language, `ask.${field}`)).not.toBe('');
      const labels = options.map((option) => optionLabel(market, language, field, option));
      expect(new Set(labels).size).toBe(options.length);
    }
    for (const kind of Object.keys(documents[market]))
      expect(optionHint(market, language, 'documentKind', kind)).toMatch(/\d/u);
    for (const reason of refusalReasons)
      expect(neededWord(market, language, `refusal.${reason}`)).not.toBe('');
  });

  it('say what would break nobody’s trust: no word without a form, and none missing', () => {
    expect(certificationWord(market, 'en', 'label.religion')).toBeNull();
    expect(() => neededWord(market, 'en', 'label.religion')).toThrow('no en word');
  });
});

it('A4 · no sentence is the same in two languages', () => {
  const { words }: CertificationForms = certifications.ph;
  for (const key of Object.keys(words.en).filter(
    (each) => each.startsWith('ask.') || each.startsWith('step.'),
  )) {
    expect(new Set(languages.map((language) => words[language][key])).size).toBe(languages.length);
  }
});
