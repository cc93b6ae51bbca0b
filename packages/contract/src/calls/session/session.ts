import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  calendarDay,
  consentPurpose,
  instant,
  loginTicket,
  minorAmount,
  mobileNumber,
  offeredTerm,
  oneTimeCode,
  passkeyAnswer,
  textVersion,
} from '../../fields.ts';
import { keptByLaw } from '../privacy.ts';

const sessionLoginInit = defineCall({
  id: 'A1.1',
  group: 'session',
  name: 'login-init',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'What the login screen shows: how numbers look here, how long a code is, what is asked for.',
  request: z.strictObject({}),
  response: z.strictObject({
    countryCode: z.string().meta({ examples: ['63'] }),
    phoneExample: z.string().meta({ examples: ['09171234567'] }),
    phoneDigits: z.int().meta({ examples: [11] }),
    codeDigits: z.int().meta({ examples: [6] }),
    codeLivesSeconds: z.int().meta({ examples: [300] }),
    lastPhone: z
      .string()
      .nullable()
      .meta({
        description:
          'The number that was last used in this browser, until its owner logs out; null where there is none with an account.',
        examples: ['09171234567'],
      }),
    consents: z
      .array(
        z.strictObject({
          purpose: consentPurpose,
          textVersion,
          text: z.string(),
          isRequired: z.boolean().meta({ description: 'Without it there can be no account.' }),
        }),
      )
      .meta({ description: 'To be shown unticked.' }),
  }),
  errors: [],
});

const seconds = z.int().min(0).max(86_400);

/** The same for a phone that we know and for one that we don't. */
const codeSent = z.strictObject({
  sentTo: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
  expiresInSeconds: seconds.meta({ description: 'How long the code can be used.', examples: [300] }),
  resendInSeconds: seconds.meta({ description: 'When another may be asked for.', examples: [60] }),
  voiceInSeconds: seconds.meta({ description: 'When a call may be asked for instead.', examples: [60] }),
  isBusy: z.boolean().meta({
    description: 'So many ask for codes right now that this one may be late. The same for every number.',
  }),
});

/** Of a code for logging in: with what the login can go on by after a reload. */
const loginCodeSent = codeSent.extend({ ticket: loginTicket });

const sessionSmsCode = defineCall({
  id: 'A1.2',
  group: 'session',
  name: 'sms-code',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Send a code for logging in by SMS. The answer never tells whether the number is known.',
  request: z.strictObject({ phone: mobileNumber.optional(), ticket: loginTicket.optional() }),
  response: loginCodeSent,
  errors: ['invalid_request', 'too_many_requests', 'message_not_sent', 'messages_paused'],
});

const sessionVoiceCode = defineCall({
  id: 'A1.3',
  group: 'session',
  name: 'voice-code',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Say a code for logging in by a phone call, once the SMS had its time or could not be sent.',
  request: z.strictObject({ phone: mobileNumber.optional(), ticket: loginTicket.optional() }),
  response: loginCodeSent,
  errors: [
    'invalid_request',
    'voice_code_too_early',
    'too_many_requests',
    'message_not_sent',
    'messages_paused',
  ],
});

/**
 * Where the session is kept: a browser gets a cookie that no script can read, a native shell the token
 * itself.
 */
const sessionKeptIn = z.enum(['cookie', 'header']).meta({ examples: ['cookie'] });

export const sessionOpened = z.strictObject({
  phone: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
  isNew: z.boolean().meta({ description: 'The account was opened by this login.' }),
  endsAt: instant,
  consents: z.array(z.enum(['device'])).meta({
    description: 'What they agreed to tell of each device: its upload is to follow.',
    examples: [['device']],
  }),
  token: z
    .string()
    .nullable()
    .meta({ description: 'For `Authorization: Bearer`; null where a cookie was set.' }),
});

const sessionLogin = defineCall({
  id: 'A1.4',
  group: 'session',
  name: 'login',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Log in with the code; a number that is new here gets an account.',
  request: z.strictObject({
    phone: mobileNumber.optional(),
    ticket: loginTicket.optional(),
    code: oneTimeCode,
    keptIn: sessionKeptIn.optional(),
    consents: z
      .array(z.strictObject({ purpose: consentPurpose, textVersion }))
      .max(10)
      .optional()
      .meta({ description: 'What was ticked.' }),
    person: z
      .union([
        z.strictObject({
          is: z.literal('same'),
          documentLastFour: z
            .string()
            .regex(/^[0-9A-Za-z]{4}$/u)
            .meta({ examples: ['3456'] }),
        }),
        z.strictObject({ is: z.literal('new') }),
      ])
      .optional()
      .meta({
        description:
          'Only after identity_check_needed: the number was silent for so long that it may have gone to somebody else.',
      }),
  }),
  response: sessionOpened,
  errors: [
    'invalid_request',
    'code_wrong',
    'code_expired',
    'code_spent',
    'consent_missing',
    'consent_text_changed',
    'identity_check_needed',
    'identity_check_failed',
    'identity_check_locked',
    'too_many_requests',
  ],
});

const sessionLogout = defineCall({
  id: 'A1.5',
  group: 'session',
  name: 'logout',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'End this session.',
  request: z.strictObject({}),
  response: z.strictObject({
    ended: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
  }),
  errors: [],
});

const sessionUserDelete = defineCall({
  id: 'A1.6',
  group: 'session',
  name: 'user-delete',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'Delete the account, confirmed by a code or a passkey for that purpose; says what the law makes us keep.',
  request: z.strictObject({ code: oneTimeCode.optional(), credential: passkeyAnswer.optional() }),
  response: z.strictObject({
    goneNow: z.array(z.string()).meta({ description: 'What was deleted, in words.' }),
    kept: z.array(keptByLaw),
  }),
  errors: ['code_wrong', 'code_expired', 'code_spent', 'screen_lock_not_accepted', 'loan_is_open'],
});

const sessionShellExchange = defineCall({
  id: 'A1.7',
  group: 'session',
  name: 'shell-exchange',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: "Turn the code that a native shell put into the page's address into a session of the page's own.",
  request: z.strictObject({
    shellCode: z
      .string()
      .regex(/^[\w-]{43}$/u)
      .meta({ description: 'Good once, for 60 seconds.' }),
  }),
  response: sessionOpened,
  errors: ['shell_code_invalid', 'too_many_requests'],
});

const sessionList = defineCall({
  id: 'A1.8',
  group: 'session',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Where one is logged in.',
  request: z.strictObject({}),
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        sessionId: z.uuid(),
        device: z
          .string()
          .meta({ description: 'In a few words of the reader’s language.', examples: ['Chrome on Android'] }),
        startedAt: instant,
        lastUsedAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

const sessionEnd = defineCall({
  id: 'A1.9',
  group: 'session',
  name: 'end',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'End one session, or all of them: log out everywhere.',
  request: z.strictObject({
    which: z.union([
      z.strictObject({ sessionId: z.uuid() }),
      z.strictObject({ everywhere: z.literal(true) }),
    ]),
  }),
  response: z.strictObject({
    ended: z
      .int()
      .min(0)
      .meta({ examples: [3] }),
  }),
  errors: ['not_found'],
});

const sessionLanguage = defineCall({
  id: 'A1.19',
  group: 'session',
  name: 'language',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'The language that a borrower reads: messages are written in it from now on.',
  request: z.strictObject({
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/u)
      .meta({ examples: ['fil'] }),
  }),
  response: z.strictObject({
    language: z
      .string()
      .meta({ description: 'The market’s first where the asked one is not spoken.', examples: ['fil'] }),
  }),
  errors: [],
});

const sessionShellCode = defineCall({
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

const sessionStepUpCode = defineCall({
  id: 'A1.11',
  group: 'session',
  name: 'step-up-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Send a code to the own number for one purpose: what one purpose was asked for opens no other.',
  request: z.strictObject({
    purpose: z
      .enum(['sign', 'new-plan', 'payout-account', 'phone-change', 'passkey', 'delete'])
      .meta({ examples: ['delete'] }),
    by: z.enum(['sms', 'voice']).meta({ examples: ['sms'] }),
    about: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .optional()
      .meta({
        description:
          'What exactly it is for, as the offer says of each account or of the new plan: a code for signing opens that signature and no other.',
        examples: ['0'.repeat(64)],
      }),
    loan: z
      .strictObject({
        orderId: z.uuid(),
        amount: minorAmount,
        term: offeredTerm,
        firstDueOn: calendarDay.nullable(),
        purpose: z.string().max(60),
      })
      .optional()
      .meta({
        description:
          'What is signed, so that the message can name it. It names it only if `about` is of exactly this.',
      }),
  }),
  response: codeSent,
  errors: ['not_found', 'voice_code_too_early', 'too_many_requests', 'message_not_sent', 'messages_paused'],
});

export const sessionCalls = [
  sessionLoginInit,
  sessionSmsCode,
  sessionVoiceCode,
  sessionLogin,
  sessionLogout,
  sessionUserDelete,
  sessionShellExchange,
  sessionList,
  sessionEnd,
  sessionLanguage,
  sessionShellCode,
  sessionStepUpCode,
] as const;
