import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cursor, instant, oneTimeCode, today } from '../fields.ts';

const messageList = defineCall({
  id: 'A17.1',
  group: 'message',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'The inbox: every message that was sent to this borrower, newest first.',
  request: z.strictObject({ cursor: cursor.optional() }),
  response: z.strictObject({
    today,
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        kind: z.string().meta({ examples: ['login-code'] }),
        channel: z.enum(['sms', 'voice', 'push', 'email', 'inbox']),
        title: z.string(),
        body: z.string(),
        sentAt: instant,
        isRead: z.boolean(),
        about: z
          .strictObject({
            is: z.enum(['order', 'signed', 'arrived', 'settled', 'payment', 'complaint']),
            id: z.uuid(),
          })
          .nullable()
          .meta({
            description:
              'What it is about, where that is one thing: a loan by its order, and which of the order’s pages.',
          }),
      }),
    ),
    unread: z.int().min(0),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const messageRead = defineCall({
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

const way = z.enum(['push', 'sms', 'email']);
const purpose = z.enum(['reminders', 'payments', 'applications', 'documents', 'offers']);

const preferences = z.strictObject({
  purposes: z.array(
    z.strictObject({
      purpose,
      way: way.meta({ description: 'How one is told first; the inbox always has it.' }),
      isChosen: z.boolean().meta({ description: 'False: it is what this market begins with.' }),
      next: z
        .array(way)
        .meta({ description: 'What is tried, in this order, where the first way did not arrive.' }),
      ways: z.array(
        z.strictObject({
          way,
          whyNot: z
            .enum(['no-device', 'no-address', 'not-confirmed', 'not-offered', 'no-consent'])
            .nullable()
            .meta({ description: 'Why it can’t be chosen now; null of a way that can.' }),
        }),
      ),
    }),
  ),
  email: z
    .strictObject({
      address: z.string().meta({ examples: ['ana@mail.example'] }),
      isConfirmed: z.boolean().meta({ description: 'False: no document and no message goes there.' }),
      codeSentAt: instant
        .nullable()
        .meta({ description: 'When the code that can still be entered was sent; null: there is none.' }),
      resendInSeconds: z.int().min(0),
    })
    .nullable()
    .meta({
      description: 'The address in one’s details; null: there is none, or this lender has no e-mail.',
    }),
});

const messagePreferences = defineCall({
  id: 'A17.3',
  group: 'message',
  name: 'preferences',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'How one is told first of what, and how one could be. Codes, security alerts, legal notices and answers to requests are no choice.',
  request: z.strictObject({}),
  response: preferences,
  errors: [],
});

const messagePreferenceSet = defineCall({
  id: 'A17.4',
  group: 'message',
  name: 'preference-set',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Choose how one is told first of one purpose.',
  request: z.strictObject({ purpose, way }),
  response: preferences,
  errors: ['consent_missing', 'message_way_unavailable'],
});

const messageMailCode = defineCall({
  id: 'A17.7',
  group: 'message',
  name: 'mail-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'Send a code to the e-mail address in one’s details, to show that it is theirs. One that is confirmed gets none.',
  request: z.strictObject({}),
  response: preferences,
  errors: ['too_many_requests', 'message_not_sent'],
});

const messageMailConfirm = defineCall({
  id: 'A17.8',
  group: 'message',
  name: 'mail-confirm',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'Enter the code that was sent to one’s e-mail address. It counts once, for a day, five tries long, and for that address alone.',
  request: z.strictObject({ code: oneTimeCode }),
  response: preferences,
  errors: ['code_wrong', 'code_expired', 'code_spent'],
});

/** Plain names, the gateway's own fields, an answer in plain text. */
const report = {
  group: 'message',
  method: 'POST',
  audience: 'channel',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 16_384,
  plainAnswer: true,
  request: z.looseObject({}),
  response: z.strictObject({ result: z.literal('OK') }),
  errors: ['signature_is_wrong', 'not_found'],
} as const;

const messageReport = defineCall({
  ...report,
  id: 'A17.5',
  name: 'report',
  summary:
    'An HTTP gateway reports what became of a message, signed as Standard Webhooks has it: reference, status (sent, delivered, failed, bounced), reason, parts, price. Kept and followed, then answered; what is not known is answered and left.',
});

const messageReportTwilio = defineCall({
  ...report,
  id: 'A17.6',
  name: 'report-twilio',
  summary:
    'Twilio reports what became of a message or a call. Its signature over address and fields is checked.',
});

export const messageCalls = [
  messageList,
  messageRead,
  messagePreferences,
  messagePreferenceSet,
  messageMailCode,
  messageMailConfirm,
  messageReport,
  messageReportTwilio,
] as const;
