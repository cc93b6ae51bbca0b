import { z } from 'zod';
import { defineCall } from '../call.ts';

export const messageRead = defineCall({
  id: 'A17.2',
  group: 'message',
  name: 'read',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Mark messages of the inbox as read.',
  request: z.strictObject({ messageIds: z.array(z.uuid()).min(1).max(100) }),
  response: z.strictObject({ unread: z.int().min(0) }),
  errors: ['not_found'],
});
