import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { staffSessions } from '../session/staff-sessions.ts';

export const consolePersonSessions = defineCall({
  id: 'A15.24',
  group: 'console',
  name: 'person-sessions',
  method: 'GET',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Where somebody is logged in now.',
  request: z.strictObject({ staffId: z.uuid() }),
  response: staffSessions,
  errors: [],
});

export const consolePersonSessionsEnd = defineCall({
  id: 'A15.25',
  group: 'console',
  name: 'person-sessions-end',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End one session of somebody’s, or all of them. They can log in again.',
  request: z.strictObject({
    staffId: z.uuid(),
    sessionId: z.uuid().nullable().meta({ description: 'Null: all of them.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ ended: z.int().min(0) }),
  errors: ['not_found'],
});
