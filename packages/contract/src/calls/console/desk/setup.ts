import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';

const consoleSetup = defineCall({
  id: 'A15.390',
  group: 'console',
  name: 'setup',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What a new lender sets up in a market before the first loan, and which of it is done.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    steps: z.array(
      z.strictObject({
        key: z.enum([
          'licence',
          'brand',
          'people',
          'product',
          'holidays',
          'bureau',
          'bank-account',
          'payment-channel',
          'disbursement-channel',
          'opening-balances',
          'messages',
        ]),
        isDone: z.boolean(),
        isOptional: z.boolean().meta({ description: 'A lender can open without it.' }),
      }),
    ),
  }),
  errors: [],
});

export const consoleSetupCalls = [consoleSetup] as const;
