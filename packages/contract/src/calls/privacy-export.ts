import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportState } from './export-state.ts';

export const privacyExport = defineCall({
  id: 'A13.3',
  group: 'privacy',
  name: 'export',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'Ask for everything that is held about oneself: a page to read and the same as data, in one archive.',
  request: z.strictObject({}),
  response: exportState,
  errors: ['too_many_requests'],
});
