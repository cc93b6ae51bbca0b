import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cursor, instant, today } from '../fields.ts';

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

export const messageCalls = [messageList, messageRead] as const;
