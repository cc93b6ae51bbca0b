import { z } from 'zod';
import { defineCall } from '../call.ts';
import { draftMark, formValue, instant, oneTimeCode, passkeyAnswer, plainText } from '../fields.ts';
import {
  certificationStep,
  formStepKey,
  payoutAccount,
  stepProgress,
  stepState,
  wantedAmount,
} from './certification-fields.ts';

const certificationList = defineCall({
  id: 'A4.1',
  group: 'certification',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The steps with their states, in order.',
  request: z.strictObject({ amount: wantedAmount }),
  response: z.strictObject({ steps: z.array(stepProgress), canApply: z.boolean() }),
  errors: [],
});

const certificationBase = defineCall({
  id: 'A4.2',
  group: 'certification',
  name: 'base',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about who one is: its form, and what was given.',
  request: z.strictObject({ amount: wantedAmount }),
  response: certificationStep,
  errors: [],
});

const certificationBaseSave = defineCall({
  id: 'A4.3',
  group: 'certification',
  name: 'base-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Save the step about who one is; what is wrong is named field by field and nothing is lost.',
  request: z.strictObject({ values: z.array(formValue).max(60), amount: wantedAmount }),
  response: certificationStep,
  errors: [
    'certification_has_faults',
    'consent_missing',
    'document_belongs_to_another_account',
    'too_young',
    'step_is_locked',
    'too_many_requests',
  ],
});

const certificationPersonal = defineCall({
  id: 'A4.4',
  group: 'certification',
  name: 'personal',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about where one lives and how one can be reached: its form, and what was given.',
  request: z.strictObject({ amount: wantedAmount }),
  response: certificationStep,
  errors: [],
});

const certificationPersonalSave = defineCall({
  id: 'A4.5',
  group: 'certification',
  name: 'personal-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary:
    'Save the step about where one lives and how one can be reached; what is wrong is named field by field and nothing is lost.',
  request: z.strictObject({ values: z.array(formValue).max(60), amount: wantedAmount }),
  response: certificationStep,
  errors: [
    'certification_has_faults',
    'consent_missing',
    'document_belongs_to_another_account',
    'too_young',
    'step_is_locked',
    'too_many_requests',
  ],
});

const certificationJob = defineCall({
  id: 'A4.6',
  group: 'certification',
  name: 'job',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about work, income and what the loan is for: its form, and what was given.',
  request: z.strictObject({ amount: wantedAmount }),
  response: certificationStep,
  errors: [],
});

const certificationJobSave = defineCall({
  id: 'A4.7',
  group: 'certification',
  name: 'job-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary:
    'Save the step about work, income and what the loan is for; what is wrong is named field by field and nothing is lost.',
  request: z.strictObject({ values: z.array(formValue).max(60), amount: wantedAmount }),
  response: certificationStep,
  errors: [
    'certification_has_faults',
    'consent_missing',
    'document_belongs_to_another_account',
    'too_young',
    'step_is_locked',
    'too_many_requests',
  ],
});

const certificationExt = defineCall({
  id: 'A4.8',
  group: 'certification',
  name: 'ext',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about reference persons, which nobody has to give: its form, and what was given.',
  request: z.strictObject({ amount: wantedAmount }),
  response: certificationStep,
  errors: [],
});

const certificationExtSave = defineCall({
  id: 'A4.9',
  group: 'certification',
  name: 'ext-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary:
    'Save the step about reference persons; what is wrong is named field by field and nothing is lost.',
  request: z.strictObject({ values: z.array(formValue).max(60), amount: wantedAmount }),
  response: certificationStep,
  errors: [
    'certification_has_faults',
    'consent_missing',
    'document_belongs_to_another_account',
    'too_young',
    'step_is_locked',
    'too_many_requests',
  ],
});

/** A kind of account that money can be sent to, and how a screen asks for one. */
export const accountKind = z.strictObject({
  kind: z.enum(['bank', 'wallet']),
  label: z.string(),
  numberLabel: z.string(),
  numberHint: z.string(),
  numberIsWrong: z.string().meta({ description: 'What a number that can’t be one is told.' }),
  numberDigits: z.strictObject({ fewest: z.int(), most: z.int() }),
  suggestedNumber: z
    .string()
    .nullable()
    .meta({ description: 'The borrower’s own mobile number, where accounts of this kind go by it.' }),
  codeLabel: z
    .string()
    .nullable()
    .meta({ description: 'Where the bank is found from a code (IFSC); null: it is chosen.' }),
  codeExample: z.string().nullable(),
  codeLength: z.int().nullable(),
  codeIsWrong: z.string().nullable(),
  institutions: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  common: z
    .array(z.string())
    .meta({ description: 'Codes of those that most people have, the most common first.' }),
});

const certificationBank = defineCall({
  id: 'A4.10',
  group: 'certification',
  name: 'bank',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The payout accounts, and what another one needs.',
  request: z.strictObject({}),
  response: z.strictObject({
    state: stepState,
    why: z.string(),
    use: z.string(),
    holder: z.string().nullable().meta({ description: 'The name that the holder must have.' }),
    accounts: z.array(payoutAccount),
    kinds: z.array(accountKind),
  }),
  errors: [],
});

const certificationBankSave = defineCall({
  id: 'A4.11',
  group: 'certification',
  name: 'bank-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary:
    'Add an account of one’s own, confirmed by a code for that purpose; before the first loan by the code that signs it.',
  request: z.strictObject({
    kind: z.enum(['bank', 'wallet']),
    institution: plainText(20).meta({
      description: 'The bank’s or wallet’s code; an IFSC where the market has one.',
    }),
    number: plainText(40),
    holder: plainText(120),
    code: oneTimeCode.optional().meta({
      description:
        'Left out where one is needed, everything else is checked and nothing is kept: so a mistake is told before a code is sent.',
    }),
    credential: passkeyAnswer
      .optional()
      .meta({ description: 'In place of the code: what a passkey signed.' }),
  }),
  response: z.strictObject({
    account: payoutAccount
      .nullable()
      .meta({ description: 'As it was added; null: nothing is wrong with it, and a code adds it.' }),
  }),
  errors: [
    'certification_has_faults',
    'certification_is_incomplete',
    'holder_is_another_person',
    'account_is_known',
    'too_many_accounts',
    'code_wrong',
    'code_expired',
    'code_spent',
    'screen_lock_not_accepted',
  ],
});

const certificationBankFind = defineCall({
  id: 'A4.12',
  group: 'certification',
  name: 'bank-find',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The bank behind a code.',
  request: z.strictObject({ bankCode: plainText(20).meta({ examples: ['HDFC0000001'] }) }),
  response: z.strictObject({ institution: z.string(), name: z.string(), branch: z.string().nullable() }),
  errors: ['not_found'],
});

const certificationBankDefault = defineCall({
  id: 'A4.13',
  group: 'certification',
  name: 'bank-default',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Make an account the one that money goes to first.',
  request: z.strictObject({ accountId: z.uuid() }),
  response: z.strictObject({ accounts: z.array(payoutAccount) }),
  errors: ['not_found'],
});

const certificationBankRemove = defineCall({
  id: 'A4.14',
  group: 'certification',
  name: 'bank-remove',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Remove an account that nothing uses.',
  request: z.strictObject({ accountId: z.uuid() }),
  response: z.strictObject({ accounts: z.array(payoutAccount) }),
  errors: ['not_found', 'account_is_in_use'],
});

const certificationDraftSave = defineCall({
  id: 'A4.15',
  group: 'certification',
  name: 'draft-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Keep what is half typed, encrypted, so that a reload loses nothing.',
  request: z.strictObject({
    step: formStepKey,
    values: z.array(formValue).max(60),
    mark: draftMark.optional(),
  }),
  response: z.strictObject({ keptAt: instant }),
  errors: [],
});

export const certificationCalls = [
  certificationList,
  certificationBase,
  certificationBaseSave,
  certificationPersonal,
  certificationPersonalSave,
  certificationJob,
  certificationJobSave,
  certificationExt,
  certificationExtSave,
  certificationBank,
  certificationBankSave,
  certificationBankFind,
  certificationBankDefault,
  certificationBankRemove,
  certificationDraftSave,
] as const;
