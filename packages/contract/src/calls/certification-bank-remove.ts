import { z } from 'zod';
import { defineCall } from '../call.ts';
import { payoutAccount } from './certification-fields.ts';

export const certificationBankRemove = defineCall({
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
