import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant, oneTimeCode, passkeyAnswer } from '../../fields.ts';
import { sessionOpened } from './session.ts';

/** What the browser's own window is opened with: a challenge that is good once, for five minutes. */
const passkeyOptions = z.strictObject({
  options: z.string().meta({ description: 'As JSON, for `PublicKeyCredential.parse…OptionsFromJSON`.' }),
});

const sessionPasskeyOptions = defineCall({
  id: 'A1.12',
  group: 'session',
  name: 'passkey-options',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'What a passkey of this phone signs to log in. Whose it is, only the phone knows.',
  request: z.strictObject({}),
  response: passkeyOptions,
  errors: ['screen_lock_not_offered', 'too_many_requests'],
});

const sessionPasskeyLogin = defineCall({
  id: 'A1.13',
  group: 'session',
  name: 'passkey-login',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Log in with what a passkey signed. It opens no account that was not there.',
  request: z.strictObject({ credential: passkeyAnswer }),
  response: sessionOpened,
  errors: ['screen_lock_not_accepted', 'login_needs_code', 'too_many_requests'],
});

const sessionPasskeyList = defineCall({
  id: 'A1.14',
  group: 'session',
  name: 'passkey-list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'The own passkeys: on which phone, when made, when last used.',
  request: z.strictObject({}),
  response: z.strictObject({
    isOffered: z.boolean().meta({ description: 'Passkeys can be made at this address.' }),
    takesCode: z.boolean().meta({ description: 'Making one takes a code: the login was a while ago.' }),
    passkeys: z.array(
      z.strictObject({
        passkeyId: z.uuid(),
        device: z
          .string()
          .meta({ description: 'In a few words of the reader’s language.', examples: ['Chrome on Android'] }),
        madeAt: instant,
        usedAt: instant.nullable(),
      }),
    ),
  }),
  errors: [],
});

const sessionPasskeyNew = defineCall({
  id: 'A1.15',
  group: 'session',
  name: 'passkey-new',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'What a browser makes a new passkey of.',
  request: z.strictObject({}),
  response: passkeyOptions,
  errors: ['screen_lock_not_offered', 'too_many_requests'],
});

const sessionPasskeyAdd = defineCall({
  id: 'A1.16',
  group: 'session',
  name: 'passkey-add',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Keep the passkey that a browser made: shortly after a login, or with a code for that purpose.',
  request: z.strictObject({ credential: passkeyAnswer, code: oneTimeCode.optional() }),
  response: z.strictObject({ passkeyId: z.uuid() }),
  errors: ['code_wrong', 'code_expired', 'code_spent', 'screen_lock_not_accepted'],
});

const sessionPasskeyRemove = defineCall({
  id: 'A1.17',
  group: 'session',
  name: 'passkey-remove',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Take a passkey away, confirmed by a code or a passkey for that purpose.',
  request: z.strictObject({
    passkeyId: z.uuid(),
    code: oneTimeCode.optional(),
    credential: passkeyAnswer.optional(),
  }),
  response: z.strictObject({
    left: z
      .int()
      .min(0)
      .meta({ description: 'How many there are now.', examples: [0] }),
  }),
  errors: ['not_found', 'code_wrong', 'code_expired', 'code_spent', 'screen_lock_not_accepted'],
});

const sessionPasskeyProof = defineCall({
  id: 'A1.18',
  group: 'session',
  name: 'passkey-proof',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'What an own passkey signs in place of a code for one purpose; signing a loan takes the code.',
  request: z.strictObject({
    purpose: z.enum(['payout-account', 'passkey', 'delete']).meta({ examples: ['delete'] }),
  }),
  response: passkeyOptions,
  errors: ['screen_lock_not_offered', 'too_many_requests'],
});

export const sessionPasskeyCalls = [
  sessionPasskeyOptions,
  sessionPasskeyLogin,
  sessionPasskeyList,
  sessionPasskeyNew,
  sessionPasskeyAdd,
  sessionPasskeyRemove,
  sessionPasskeyProof,
] as const;
