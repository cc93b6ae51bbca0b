import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { hardshipOption } from '../../loan-relief.ts';
import { loanStands } from '../loan-fields.ts';
import { takenByField } from '../taken-by.ts';

export const hardshipReason = z.enum([
  'we_need_to_know_more',
  'another_way_is_cheaper',
  'plan_would_not_hold',
  'law_does_not_allow_it',
]);

export const consoleHardship = defineCall({
  id: 'A15.101',
  group: 'console',
  name: 'hardship',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What somebody who can’t pay asks for, and what they will owe if it is granted: decided, and taken back again.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    requestId: z.uuid(),
    loan: z.string(),
    borrower: z.string().nullable(),
    option: hardshipOption,
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
    words: z.string().nullable(),
    askedAt: instant,
    pausedUntil: calendarDay,
    promisedOn: calendarDay.nullable(),
    taken: takenByField,
    today: calendarDay,
    now: loanStands,
    later: loanStands
      .nullable()
      .meta({ description: 'If it is granted; null: the law does not allow it today.' }),
    told: z.strictObject({ granted: z.string(), refused: z.record(hardshipReason, z.string()) }),
  }),
  errors: ['not_found'],
});
