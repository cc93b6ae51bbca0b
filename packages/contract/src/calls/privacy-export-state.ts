import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportState } from './export-state.ts';

export const privacyExportState = defineCall({
  id: 'A13.4',
  group: 'privacy',
  name: 'export-state',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'How far an export is; the latest one if none is named.',
  request: z.strictObject({ exportId: z.uuid().optional() }),
  response: exportState,
  errors: ['not_found'],
});
