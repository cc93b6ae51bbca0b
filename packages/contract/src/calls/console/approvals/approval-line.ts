import { z } from 'zod';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';

/** A request as a list shows it. */
export const approvalLine = {
  requestId: z.uuid(),
  market: z.enum(marketIds),
  act: z.string().meta({ examples: ['role.change'] }),
  actName: z.string().meta({ examples: ['Change roles'] }),
  about: z.string(),
  size: z.string().meta({ description: 'How large it is, in words: ₱90.05, 3 terms.' }),
  place: z
    .strictObject({ section: z.string(), id: z.string() })
    .nullable()
    .meta({ description: 'Where it is seen in the console.' }),
  askedBy: z.string(),
  askedAt: instant,
  deadlineAt: instant,
  state: z.enum(['waiting', 'asked-back', 'done', 'refused', 'withdrawn', 'lapsed']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  isYours: z.boolean().meta({ description: 'You asked for it: somebody else decides.' }),
  mayDecide: z.boolean(),
};
