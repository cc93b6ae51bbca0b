import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cursor } from '../fields/cursor.ts';
import { today } from '../fields/today.ts';
import { problemItem } from './problem-fields.ts';

export const problemList = defineCall({
  id: 'A9.5',
  group: 'problem',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'My complaints, the last changed one first.',
  request: z.strictObject({ cursor: cursor.optional() }),
  response: z.strictObject({ today, problems: z.array(problemItem), nextCursor: cursor.nullable() }),
  errors: [],
});
