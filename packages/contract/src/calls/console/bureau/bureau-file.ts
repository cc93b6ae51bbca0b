import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { bureauFigures, bureauFileLine, bureauGroups } from '../bureau.ts';

export const consoleBureauFile = defineCall({
  id: 'A15.73',
  group: 'console',
  name: 'bureau-file',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One file: how far it is written, what it comes to, and its rows without anybody’s name.',
  request: z.strictObject({
    fileId: z.uuid(),
    show: z.enum(['all', 'left-out']),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    file: bureauFileLine,
    ...bureauGroups,
    parts: z.int().meta({ description: 'In how many parts it is saved; 0: its bytes are forgotten.' }),
    waits: z.boolean().meta({ description: 'A second person has been asked to let it out.' }),
    madeBy: z.string().nullable(),
    rows: z.array(
      z.strictObject({
        n: z.int(),
        loan: z.string(),
        loanId: z.string().meta({ description: 'Its id in the section Loans.' }),
        ...bureauFigures.shape,
        isDisputed: z.boolean(),
        isCorrection: z.boolean(),
        leftOut: z.string().nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});
