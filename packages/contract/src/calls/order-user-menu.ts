import { z } from 'zod';
import { defineCall } from '../call.ts';

const menuKeys = [
  'orders',
  'accounts',
  'inbox',
  'service',
  'complaints',
  'privacyChoices',
  'language',
  'about',
  'logout',
  'deleteAccount',
] as const;

export const orderUserMenu = defineCall({
  id: 'A6.2',
  group: 'order',
  name: 'user-menu',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: "The borrower's menu, in order, with how much waits behind each entry.",
  request: z.strictObject({}),
  response: z.strictObject({
    phone: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
    items: z.array(
      z.strictObject({
        key: z.enum(menuKeys),
        count: z.int().min(0).nullable().meta({ description: 'Null where nothing is counted.' }),
      }),
    ),
  }),
  errors: [],
});
