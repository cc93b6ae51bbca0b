import type { MessageWays, WaysOfPurpose } from '../../messages/message-ways.ts';

/** A text that did not arrive is followed by the app, then by the mailbox of who gave one. */
const bySms = {
  standard: 'sms',
  next: { push: ['sms', 'email'], sms: ['push', 'email'], email: ['sms', 'push'] },
} as const satisfies WaysOfPurpose;

export const messages = {
  reminders: bySms,
  payments: bySms,
  applications: bySms,
  documents: { standard: 'push', next: { push: ['sms'], sms: ['push'], email: ['push', 'sms'] } },
  // Nobody is sent a second offer because the first did not arrive.
  offers: { standard: 'sms', next: { push: [], sms: [], email: [] } },
} as const satisfies MessageWays;
