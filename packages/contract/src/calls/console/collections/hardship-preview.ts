import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { actPreview, newTerms, previewMark } from '../act-preview.ts';

export const consoleHardshipPreview = defineCall({
  id: 'A15.189',
  group: 'console',
  name: 'hardship-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'hardship.decide',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The plan that somebody who can’t pay would get, as they asked for it or with other terms: schedule and cost before and after.',
  request: z.strictObject({ requestId: z.uuid(), ...newTerms }),
  response: z.strictObject({ ...actPreview, mark: previewMark }),
  errors: ['not_found', 'loan_act_not_possible'],
});
