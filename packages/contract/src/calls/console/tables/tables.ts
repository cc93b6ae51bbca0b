import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';

export const consoleTables = defineCall({
  id: 'A15.126',
  group: 'console',
  name: 'tables',
  method: 'GET',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The versions of a market’s decision table, newest first, and what a table may be made of.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    versions: z.array(
      z.strictObject({
        version: z.int().min(1),
        validFrom: calendarDay,
        savedAt: instant
          .nullable()
          .meta({ description: 'Null of the default before anything was decided by it.' }),
        standing: z.enum(['coming', 'in-force', 'past']),
      }),
    ),
    facts: z.array(
      z.strictObject({
        fact: z.string(),
        name: z.string(),
        kind: z.enum(['number', 'money', 'share', 'word', 'flag']),
        words: z.array(z.string()),
        says: z.string(),
      }),
    ),
    reasons: z.array(
      z.strictObject({ code: z.string(), outcome: z.enum(['refuse', 'refer']), sentence: z.string() }),
    ),
    waitsForApproval: z.boolean(),
  }),
  errors: ['market_not_offered'],
});
