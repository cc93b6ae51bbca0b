import type { MessageWays, WaysOfPurpose } from '../../messages/message-ways.ts';

/** A text reaches every phone here, and an e-mail is read days later: it is nobody's second way. */
const bySms = {
  standard: 'sms',
  next: { push: ['sms'], sms: ['push'], email: ['sms', 'push'] },
} as const satisfies WaysOfPurpose;

export const messages = {
  reminders: bySms,
  payments: bySms,
  applications: bySms,
  documents: { standard: 'push', next: { push: ['sms'], sms: ['push'], email: ['push', 'sms'] } },
  // Nobody is sent a second offer because the first did not arrive.
  offers: { standard: 'sms', next: { push: [], sms: [], email: [] } },
} as const satisfies MessageWays;
