import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sandboxStandIns = defineCall({
  id: 'A18.7',
  group: 'sandbox',
  name: 'stand-ins',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Switch the stand-ins on or off: who decides referred cases, who pays out.',
  request: z.strictObject({ decides: z.boolean().optional(), paysOut: z.boolean().optional() }),
  response: z.strictObject({ decides: z.boolean(), paysOut: z.boolean() }),
  errors: [],
});
