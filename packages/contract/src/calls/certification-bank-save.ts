import { z } from 'zod';
import { defineCall } from '../call.ts';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { plainText } from '../fields/plain-text.ts';
import { payoutAccount } from './certification-fields.ts';

export const certificationBankSave = defineCall({
  id: 'A4.11',
  group: 'certification',
  name: 'bank-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Add an account of one’s own, confirmed by a code for that purpose.',
  request: z.strictObject({
    kind: z.enum(['bank', 'wallet']),
    institution: plainText(20).meta({
      description: 'The bank’s or wallet’s code; an IFSC where the market has one.',
    }),
    number: plainText(40),
    holder: plainText(120),
    code: oneTimeCode.optional().meta({
      description:
        'Left out, everything else is checked and nothing is kept: so a mistake is told before a code is sent.',
    }),
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
  ],
});
