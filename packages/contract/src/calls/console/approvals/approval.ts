import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { instant } from '../../../fields/instant.ts';
import { actSchedule } from '../act-preview.ts';
import { approvalLine } from './approval-line.ts';

const minor = z.int().meta({ description: 'Minor units.' });

export const consoleApproval = defineCall({
  id: 'A15.112',
  group: 'console',
  name: 'approval',
  method: 'GET',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One request: who asked and why, what will be owed then, what was checked, what will be posted and sent.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({
    ...approvalLine,
    currency: currencyCode,
    words: z.array(
      z.strictObject({
        step: z.enum(['asked', 'asked-back', 'answered', 'agreed', 'refused', 'withdrawn']),
        name: z.string(),
        at: instant,
        words: z.string(),
      }),
    ),
    preview: z
      .strictObject({
        title: z.string(),
        commits: z.string(),
        // oxlint-disable-next-line unicorn/no-thenable -- what it will be
        figures: z.array(z.strictObject({ name: z.string(), now: minor, then: minor, isTotal: z.boolean() })),
        // oxlint-disable-next-line unicorn/no-thenable -- what it will be
        terms: z.array(z.strictObject({ name: z.string(), now: z.string(), then: z.string() })),
        checks: z.array(z.strictObject({ is: z.enum(['kept', 'look', 'broken']), words: z.string() })),
        postings: z.array(
          z.strictObject({ account: z.string(), side: z.enum(['debit', 'credit']), amount: minor }),
        ),
        schedule: actSchedule,
        sent: z.string().nullable(),
        isFirstOfTwo: z
          .boolean()
          .meta({ description: 'Above the limit of whoever looks: somebody else must agree too.' }),
        seen: z.string().meta({ description: 'Stands for these figures: sent back when agreeing.' }),
      })
      .nullable(),
    impossible: z
      .string()
      .nullable()
      .meta({ description: 'The rule by which it can’t be done as things stand.' }),
  }),
  errors: ['not_found'],
});
