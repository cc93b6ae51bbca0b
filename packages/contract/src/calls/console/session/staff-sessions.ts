import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';

export const staffSessions = z.strictObject({
  sessions: z.array(
    z.strictObject({
      sessionId: z.uuid(),
      device: z.string().meta({ examples: ['Chrome on Linux'] }),
      address: z.string().nullable().meta({ description: 'From where it was begun.' }),
      startedAt: instant,
      lastUsedAt: instant,
      isThis: z.boolean(),
    }),
  ),
});

export const consoleSessions = defineCall({
  id: 'A15.22',
  group: 'console',
  name: 'sessions',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Where one is logged in now: device, address, last use.',
  request: z.strictObject({}),
  response: staffSessions,
  errors: [],
});

export const consoleSessionsEnd = defineCall({
  id: 'A15.23',
  group: 'console',
  name: 'sessions-end',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End one session of one’s own, or all but this one.',
  request: z.strictObject({
    sessionId: z.uuid().nullable().meta({ description: 'Null: all but this one.' }),
  }),
  response: z.strictObject({ ended: z.int().min(0) }),
  errors: ['not_found'],
});
