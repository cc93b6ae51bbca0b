import { z } from 'zod';
import { keptDraftMark, minorAmount } from '../fields.ts';

const stepKeys = ['base', 'personal', 'job', 'ext', 'bank'] as const;
export const stepKey = z.enum(stepKeys).meta({ examples: ['job'] });

/** The steps that are forms; `bank` is a list of accounts. */
export const formStepKey = stepKey.exclude(['bank']).meta({ examples: ['job'] });

/** What the borrower wants, as far as it is chosen: less is asked of who wants little. */
export const wantedAmount = minorAmount.optional();

export const stepState = z.enum(['empty', 'saved', 'accepted', 'refused']);

/** A field of a step's form. The words are in the reader's language and belong to the market. */
const formField = z.strictObject({
  field: z.string().meta({ examples: ['employer'] }),
  kind: z.enum([
    'text',
    'email',
    'phone',
    'number',
    'money',
    'date',
    'choice',
    'city',
    'document-number',
    'picture',
  ]),
  label: z.string(),
  hint: z.string().nullable(),
  why: z.string().nullable().meta({ description: 'Why it is asked for, where that is not plain.' }),
  isRequired: z.boolean(),
  options: z
    .array(z.strictObject({ value: z.string(), label: z.string(), hint: z.string().nullable() }))
    .meta({ description: 'Of a choice; else empty.' }),
  shownIf: z
    .strictObject({ field: z.string(), isOneOf: z.array(z.string()) })
    .nullable()
    .meta({ description: 'Asked for only if another field has one of these values.' }),
  autocomplete: z.string().nullable(),
  most: z.int().nullable().meta({ description: 'The most characters, figures or pictures.' }),
});

const filledValue = z.strictObject({
  field: z.string(),
  value: z.string().meta({ description: 'As it was given; a document number only masked.' }),
  isMasked: z.boolean(),
  text: z
    .string()
    .nullable()
    .meta({ description: 'For people, where the value is a code: a city, a choice.' }),
});

/** One step with its form, what was given, what is half typed, and what has to be mended. */
export const certificationStep = z.strictObject({
  step: stepKey,
  state: stepState,
  title: z.string(),
  why: z.string().meta({ description: 'Why the step is needed.' }),
  use: z.string().meta({ description: 'What happens with what is given.' }),
  minutes: z.int().meta({ description: 'About how long it takes.' }),
  fields: z.array(formField),
  values: z.array(filledValue),
  draft: z.array(filledValue).meta({ description: 'Typed and not yet saved; kept encrypted on the server.' }),
  draftMark: keptDraftMark,
  refusals: z
    .array(z.strictObject({ field: z.string().nullable(), sentence: z.string() }))
    .meta({ description: 'What somebody who looked at it asks to mend.' }),
});

export const stepProgress = z.strictObject({
  step: stepKey,
  state: stepState,
  title: z.string(),
  line: z.string().meta({ description: 'One line about it.' }),
  minutes: z.int(),
  hasDraft: z.boolean(),
});

export const payoutAccount = z.strictObject({
  accountId: z.uuid(),
  kind: z.enum(['bank', 'wallet']),
  institution: z.string().meta({ examples: ['BDO'] }),
  institutionName: z.string().meta({ examples: ['BDO Unibank'] }),
  masked: z.string().meta({ examples: ['•••• 4567'] }),
  holder: z.string(),
  isDefault: z.boolean(),
  isInUse: z.boolean().meta({ description: 'Money is on its way to it, or will be.' }),
});
