import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { keyId } from './integration-fields.ts';

export const consoleKeyEnd = defineCall({
  id: 'A15.174',
  group: 'console',
  name: 'key-end',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End a key, at once and for good.',
  request: z.strictObject({ keyId, reason: reasonGiven }),
  response: z.strictObject({ keyId }),
  errors: ['not_found', 'key_has_ended'],
});
