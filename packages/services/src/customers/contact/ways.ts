import type { MessageChannel } from '@candor/store/messages';

/**
 * By which ways a message goes that was written for one of them, in this order: the first that takes it is
 * the last one tried. The inbox has everything from the moment when it was written, so it can't fail.
 *   A push notice to somebody whose phone has no app: an SMS. To somebody who has left: the inbox.
 */
export const fallBack = {
  push: ['push', 'sms', 'inbox'],
  sms: ['sms', 'inbox'],
  voice: ['voice', 'inbox'],
  email: ['email', 'sms', 'inbox'],
  inbox: ['inbox'],
} as const satisfies Readonly<Record<MessageChannel, readonly MessageChannel[]>>;

/** What is a document goes where it can be carried, or not at all: the app has it anyway. */
export const waysOfDocuments: readonly MessageChannel[] = ['email'];

/** By which a push notice to somebody without a device goes. */
export const wayInsteadOfPush = fallBack.push[1];
