import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { answerWay, problemKind, problemState } from '../problem-fields.ts';
import { marketIds } from '../../market.ts';
import { takenByField } from './taken-by.ts';

export const consoleComplaint = defineCall({
  id: 'A15.92',
  group: 'console',
  name: 'complaint',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One complaint: what was said, internal notes, its deadlines, the loan and the charge that it is about.',
  request: z.strictObject({ reportId: z.uuid() }),
  response: z.strictObject({
    reportId: z.uuid(),
    market: z.enum(marketIds),
    reference: z.string(),
    kind: problemKind,
    title: z.string(),
    state: problemState,
    answerWay,
    askedAt: instant,
    promisedBy: calendarDay,
    deadline: instant,
    isOverdue: z.boolean(),
    isEscalated: z.boolean(),
    isRejected: z.boolean(),
    regulatorFrom: calendarDay
      .nullable()
      .meta({ description: 'From when on the regulator may be asked; null: now.' }),
    firstWordAt: instant.nullable().meta({ description: 'When the lender first said something.' }),
    score: z.int().nullable(),
    scoreWords: z.string().nullable(),
    borrower: z.strictObject({
      name: z.string().nullable(),
      language: z.string(),
      since: instant.nullable(),
      loans: z.int(),
      complaints: z.int(),
    }),
    loan: z
      .strictObject({
        loan: z.string(),
        toPay: minorAmount,
        overdue: minorAmount,
        daysLate: z.int(),
        delaysLeft: z.int(),
        state: z.string(),
      })
      .nullable(),
    charge: z
      .strictObject({
        n: z.int(),
        dueOn: calendarDay,
        amount: minorAmount.meta({ description: 'Late charge that stands on the row.' }),
        decision: z.enum(['taken-back', 'stands']).nullable(),
      })
      .nullable(),
    lines: z.array(
      z.strictObject({
        from: z.enum(['borrower', 'staff', 'note', 'step']),
        name: z.string().nullable(),
        at: instant,
        words: z.string(),
        pictures: z.array(z.uuid()),
      }),
    ),
    waits: z
      .strictObject({ requestId: z.uuid(), by: z.string() })
      .nullable()
      .meta({ description: 'That the charge be taken back, with a second person.' }),
    taken: takenByField,
    may: z.strictObject({ answer: z.boolean(), close: z.boolean(), decideOnCharge: z.boolean() }),
    templates: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
  }),
  errors: ['not_found'],
});
