import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, currencyCode, instant, newPassword, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { permissionKeys } from '../../staff/permissions.ts';

const consoleLogin = defineCall({
  id: 'A15.1',
  group: 'console',
  name: 'login',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'First step of staff’s login: e-mail and password. Says what the second step is.',
  request: z.strictObject({
    email: z
      .email()
      .max(200)
      .meta({ examples: ['rina@lender.example'] }),
    password: z.string().min(1).max(200),
    code: z
      .string()
      .regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u)
      .optional()
      .meta({
        description:
          'Of the app, or a recovery code: asked for beside the password in a browser that is not known, where wrong passwords were tried from elsewhere. The second step takes the same one.',
        examples: ['482913'],
      }),
  }),
  response: z.strictObject({
    ticket: z.string().meta({ description: 'For the second step, within five minutes.' }),
    ways: z
      .array(z.enum(['totp', 'passkey', 'recovery']))
      .meta({ description: 'Empty: nothing is set up yet, and the second step sets it up.' }),
    enrol: z
      .strictObject({ secret: z.string(), uri: z.string() })
      .nullable()
      .meta({ description: 'For an app that makes codes; only on the first login.' }),
  }),
  errors: ['staff_login_failed', 'staff_code_needed', 'staff_is_locked', 'too_many_requests'],
});

const consoleSecondFactor = defineCall({
  id: 'A15.2',
  group: 'console',
  name: 'second-factor',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Second step: a code of the app, or a recovery code. On the first login it also sets the app up and gives recovery codes.',
  request: z.strictObject({
    ticket: z.string().max(200),
    code: z
      .string()
      .regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u)
      .optional()
      .meta({ description: 'Six digits of the app, or a recovery code.', examples: ['482913'] }),
    credential: z
      .string()
      .max(20_000)
      .optional()
      .meta({ description: 'Instead of a code: JSON of what a passkey signed, as its toJSON gives it.' }),
  }),
  response: z.strictObject({
    endsAt: instant,
    recoveryCodes: z.array(z.string()).meta({ description: 'Shown once, when the app was set up.' }),
  }),
  errors: [
    'invalid_request',
    'staff_code_wrong',
    'staff_ticket_expired',
    'staff_is_locked',
    'too_many_requests',
  ],
});

const consoleLogout = defineCall({
  id: 'A15.3',
  group: 'console',
  name: 'logout',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End this session.',
  request: z.strictObject({}),
  response: z.strictObject({}),
  errors: [],
});

const consoleMe = defineCall({
  id: 'A15.4',
  group: 'console',
  name: 'me',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Who is logged in, what they may do, and what day it is in each market.',
  request: z.strictObject({}),
  response: z.strictObject({
    staffId: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.strictObject({ key: z.string(), name: z.string() })),
    permissions: z.array(z.enum(permissionKeys)),
    lender: z.string(),
    isSandbox: z.boolean(),
    markets: z.array(
      z.strictObject({
        market: z.enum(marketIds),
        name: z.string(),
        currency: currencyCode,
        timeZone: z.string(),
        businessDate: calendarDay,
        now: instant,
      }),
    ),
  }),
  errors: [],
});

const consoleSetPassword = defineCall({
  id: 'A15.7',
  group: 'console',
  name: 'set-password',
  method: 'POST',
  audience: 'anyone',

  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'With an invitation: set the first password. The login comes after it.',
  request: z.strictObject({
    invitation: z
      .string()
      .regex(/^[\w-]{43}$/u)
      .meta({ description: 'As the link of the invitation has it; good once.' }),
    password: newPassword,
  }),
  response: z.strictObject({ email: z.string() }),
  errors: ['invitation_expired', 'password_is_weak', 'too_many_requests'],
});

const consolePasswordChange = defineCall({
  id: 'A15.8',
  group: 'console',
  name: 'password-change',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Change one’s own password. Every other session of one’s own ends.',
  request: z.strictObject({
    password: z.string().min(1).max(200).meta({ description: 'The one that holds until now.' }),
    newPassword,
  }),
  response: z.strictObject({
    ended: z.int().min(0).meta({ description: 'How many other sessions ended.' }),
  }),
  errors: ['password_is_wrong', 'password_is_weak', 'staff_is_locked'],
});

const consolePasskeys = defineCall({
  id: 'A15.11',
  group: 'console',
  name: 'passkeys',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One’s own passkeys, and how many recovery codes are left.',
  request: z.strictObject({}),
  response: z.strictObject({
    passkeys: z.array(
      z.strictObject({ passkeyId: z.uuid(), name: z.string(), madeAt: instant, usedAt: instant.nullable() }),
    ),
    recoveryCodesLeft: z.int().min(0),
    isOffered: z
      .boolean()
      .meta({ description: 'Where the console has no host name of its own, browsers take no passkey.' }),
  }),
  errors: [],
});

const consolePasskeyOptions = defineCall({
  id: 'A15.12',
  group: 'console',
  name: 'passkey-options',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What a browser needs to make a passkey for this person, for five minutes. Asks for the password again.',
  request: z.strictObject({
    password: z.string().min(1).max(200),
  }),
  response: z.strictObject({
    options: z.string().meta({ description: 'JSON for PublicKeyCredential.parseCreationOptionsFromJSON.' }),
  }),
  errors: ['password_is_wrong', 'staff_is_locked', 'passkey_not_offered'],
});

const consolePasskeyAdd = defineCall({
  id: 'A15.13',
  group: 'console',
  name: 'passkey-add',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Keep the passkey that the browser made.',
  request: z.strictObject({
    name: plainText(60)
      .min(1)
      .meta({ description: 'What one calls it.', examples: ['Office laptop'] }),
    credential: z
      .string()
      .max(20_000)
      .meta({ description: 'JSON of the credential, as its toJSON gives it.' }),
  }),
  response: z.strictObject({ passkeyId: z.uuid() }),
  errors: ['passkey_not_accepted', 'passkey_not_offered'],
});

const consolePasskeyRemove = defineCall({
  id: 'A15.14',
  group: 'console',
  name: 'passkey-remove',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Forget one of one’s own passkeys. Asks for the password again.',
  request: z.strictObject({ passkeyId: z.uuid(), password: z.string().min(1).max(200) }),
  response: z.strictObject({}),
  errors: ['not_found', 'password_is_wrong', 'staff_is_locked'],
});

const consolePasskeyChallenge = defineCall({
  id: 'A15.15',
  group: 'console',
  name: 'passkey-challenge',
  method: 'POST',
  audience: 'anyone',

  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'In the second step: what a passkey of this person has to sign.',
  request: z.strictObject({ ticket: z.string().max(200) }),
  response: z.strictObject({
    options: z.string().meta({ description: 'JSON for PublicKeyCredential.parseRequestOptionsFromJSON.' }),
  }),
  errors: ['staff_ticket_expired', 'passkey_not_offered', 'too_many_requests'],
});

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

const consoleSessions = defineCall({
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

const consoleSessionsEnd = defineCall({
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

export const consoleSessionCalls = [
  consoleLogin,
  consoleSecondFactor,
  consoleLogout,
  consoleMe,
  consoleSetPassword,
  consolePasswordChange,
  consolePasskeys,
  consolePasskeyOptions,
  consolePasskeyAdd,
  consolePasskeyRemove,
  consolePasskeyChallenge,
  consoleSessions,
  consoleSessionsEnd,
] as const;
