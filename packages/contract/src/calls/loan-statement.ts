import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';

export const loanStatement = defineCall({
  id: 'A7.16',
  group: 'loan',
  name: 'statement',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'Everything that happened between two days, as a PDF.',
  request: z.strictObject({ loanId: z.uuid(), from: calendarDay, until: calendarDay }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found'],
});
