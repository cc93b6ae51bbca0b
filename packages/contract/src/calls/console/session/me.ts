import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { permissionKeys } from '../../../staff/permissions.ts';

export const consoleMe = defineCall({
  id: 'A15.4',
  group: 'console',
  name: 'me',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Who is logged in, what they may do, and what day it is in each market.',
  request: z.strictObject({}),
  response: z.strictObject({
    staffId: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.strictObject({ key: z.string(), name: z.string() })),
    permissions: z.array(z.enum(permissionKeys)),
    lender: z.string(),
    isSandbox: z.boolean(),
    markets: z.array(
      z.strictObject({
        market: z.enum(marketIds),
        name: z.string(),
        currency: currencyCode,
        timeZone: z.string(),
        businessDate: calendarDay,
        now: instant,
      }),
    ),
  }),
  errors: [],
});
