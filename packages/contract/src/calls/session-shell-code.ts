import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sessionShellCode = defineCall({
  id: 'A1.10',
  group: 'session',
  name: 'shell-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'For a native shell: a code to open a page with, so that no session ever stands in an address.',
  request: z.strictObject({}),
  response: z.strictObject({
    shellCode: z.string(),
    shellKey: z.string().meta({
      description:
        'The shell sets it as the cookie `shell` (HttpOnly, of this host) in its web view before it opens the page: the code opens nothing without it, so that a link that somebody was sent logs nobody in.',
    }),
    expiresInSeconds: z.int().meta({ examples: [60] }),
  }),
  errors: ['too_many_requests'],
});
