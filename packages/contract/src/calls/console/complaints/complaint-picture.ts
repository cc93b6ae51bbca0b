import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consoleComplaintPicture = defineCall({
  id: 'A15.94',
  group: 'console',
  name: 'complaint-picture',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['image/jpeg'],
  summary: 'A picture that came with a complaint, and no other: documents are not opened here.',
  request: z.strictObject({ reportId: z.uuid(), imageId: z.uuid() }),
  response: z.strictObject({}),
  errors: ['not_found'],
});
