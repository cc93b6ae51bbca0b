import { z } from 'zod';
import { defineCall } from '../call.ts';
import { payoutAccount } from './certification-fields.ts';

export const certificationBankDefault = defineCall({
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
