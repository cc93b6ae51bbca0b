import type { CertificationState } from '@candor/domain/states';
import type { Language, MarketId } from '@candor/markets';
import {
  certifications,
  certificationWord,
  isNeeded,
  neededWord,
  optionHint,
  optionLabel,
  type CertificationForms,
  type FieldKind,
  type FormField,
  type FormStep,
  type StepValue,
} from '@candor/markets/certification';
import { cityName } from '@candor/markets/cities';
import { findStep, listDrafts } from '@candor/store/kyc';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { personValues } from './reference-values.ts';
import { openDraft, openRefusals, openValues } from './step-seal.ts';

export type WhichStep = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly step: FormStep;
  readonly language: Language;
  /** What is wanted, in minor units: what only a larger loan needs is not asked for. */
  readonly amount: bigint;
  /** The lender has e-mail. */
  readonly sendsMail: boolean;
};

type FieldView = {
  field: string;
  kind: FieldKind;
  label: string;
  hint: string | null;
  why: string | null;
  isRequired: boolean;
  options: { value: string; label: string; hint: string | null }[];
  shownIf: { field: string; isOneOf: string[] } | null;
  autocomplete: string | null;
  most: number | null;
};

type ValueView = { field: string; value: string; isMasked: boolean; text: string | null };

export type StepView = {
  step: FormStep;
  state: CertificationState;
  title: string;
  why: string;
  use: string;
  minutes: number;
  fields: FieldView[];
  values: ValueView[];
  draft: ValueView[];
  draftMark: string | null;
  refusals: { field: string | null; sentence: string }[];
};

/**
 * A step as a screen shows it: the form in the reader's language, what was given, what is half typed, what to
 * mend.
 */
export function readStep(database: Database, seal: PersonSeal, which: WhichStep): Promise<StepView> {
  return database.read(async (tx) => {
    const { borrowerId, market, step, language, amount } = which;
    const forms: CertificationForms = certifications[market];
    const form = forms.steps[step];
    const row = await findStep(tx, borrowerId, step);
    const values = row ? openValues(seal, borrowerId, row) : [];
    const persons = row && step === 'ext' ? await personValues(tx, seal, borrowerId) : [];
    const draftRow = (await listDrafts(tx, borrowerId)).find((each) => each.step === step);
    const draft = draftRow && openDraft(seal, borrowerId, draftRow);
    const word = (key: string) => neededWord(market, language, key);
    const known = new Set([...values, ...(draft?.values ?? [])].map(({ field }) => field));
    // What was given before stays in sight, so that it can be corrected.
    const asked = form.fields.filter((field) => isNeeded(field, amount) || known.has(field.field));
    return {
      step,
      state: row?.state ?? 'empty',
      title: word(`step.${step}.title`),
      why: word(`step.${step}.why`),
      use: word(`step.${step}.use`),
      minutes: form.minutes,
      fields: asked.map((field) => fieldView(field, which)),
      values: [...values, ...persons].map((value) => valueView(form.fields, value, which)),
      draft: (draft?.values ?? []).map((value) => valueView(form.fields, value, which)),
      draftMark: draft?.mark ?? null,
      refusals: (row ? openRefusals(seal, borrowerId, row) : []).map(({ field, reason, note }) => ({
        field,
        sentence: note?.[language] ?? word(`refusal.${reason}`),
      })),
    };
  });
}

function fieldView(field: FormField, { market, language, sendsMail }: WhichStep): FieldView {
  const { field: name, kind, isRequired, options = [], shownIf, autocomplete, most } = field;
  return {
    field: name,
    kind,
    label: neededWord(market, language, `label.${name}`),
    // What no e-mail can carry is promised to nobody.
    hint: name === 'email' && !sendsMail ? null : certificationWord(market, language, `hint.${name}`),
    why: certificationWord(market, language, `why.${name}`),
    isRequired,
    options: options.map((value) => ({
      value,
      label: optionLabel(market, language, name, value),
      hint: optionHint(market, language, name, value),
    })),
    shownIf: shownIf ? { field: shownIf.field, isOneOf: [...shownIf.isOneOf] } : null,
    autocomplete: autocomplete ?? null,
    most: most ?? null,
  };
}

function valueView(
  fields: readonly FormField[],
  { field, value }: StepValue,
  { market, language }: WhichStep,
): ValueView {
  const asked = fields.find((each) => each.field === field);
  const isMasked = asked?.kind === 'document-number' && value.startsWith('•');
  return { field, value, isMasked, text: textOf(asked, value, market, language) };
}

function textOf(
  asked: FormField | undefined,
  value: string,
  market: MarketId,
  language: Language,
): string | null {
  if (asked?.kind === 'city') return cityName(market, value) ?? null;
  // Half chosen can't be; but an option may have gone since.
  if (asked?.kind !== 'choice' || !asked.options?.includes(value)) return null;
  return optionLabel(market, language, asked.field, value);
}
