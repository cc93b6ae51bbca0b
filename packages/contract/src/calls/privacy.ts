import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';

export const privacyPolicy = defineCall({
  id: 'A13.7',
  group: 'privacy',
  name: 'policy',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'The privacy policy as data: version, day, and for each kind of data its purpose and how long it is kept.',
  request: z.strictObject({}),
  response: z.strictObject({
    version: z.string().meta({ examples: ['2026-11-01'] }),
    inForceFrom: calendarDay,
    law: z.string().meta({ description: 'The law that it follows.' }),
    rows: z.array(z.strictObject({ data: z.string(), purpose: z.string(), keptFor: z.string() })),
    rights: z.array(z.string()),
  }),
  errors: [],
});
