import { z } from 'zod';
import { defineCall } from '../call.ts';
import { payoutAccount, stepState } from './certification-fields.ts';

export const certificationBank = defineCall({
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
    kinds: z.array(
      z.strictObject({
        kind: z.enum(['bank', 'wallet']),
        label: z.string(),
        numberLabel: z.string(),
        numberHint: z.string(),
        numberIsWrong: z.string().meta({ description: 'What a number that can’t be one is told.' }),
        numberDigits: z.strictObject({ fewest: z.int(), most: z.int() }),
        codeLabel: z
          .string()
          .nullable()
          .meta({ description: 'Where the bank is found from a code (IFSC); null: it is chosen.' }),
        codeExample: z.string().nullable(),
        codeLength: z.int().nullable(),
        codeIsWrong: z.string().nullable(),
        institutions: z.array(z.strictObject({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  errors: [],
});
