import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { instant } from '../../../fields/instant.ts';
import { actPreview } from '../act-preview.ts';
import { approvalLine } from './approval-line.ts';

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
        ...actPreview,
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
    impossibleFor: z.string().nullable().meta({ description: 'The same, for people.' }),
  }),
  errors: ['not_found'],
});
