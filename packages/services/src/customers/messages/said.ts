import type { MessageValues } from '@candor/i18n';
import type { Language } from '@candor/markets';

/** What stands in an inbox by a text that a lender may word otherwise. */
export type InboxTemplate =
  | 'due-soon'
  | 'due-today'
  | 'past-due'
  | 'past-due-charged'
  | 'please-look'
  | 'can-we-help'
  | 'thank-you'
  | 'payment-link'
  | 'call-out'
  | 'call-in'
  | 'session-opened'
  | 'new-device'
  | 'passkey-added'
  | 'account-added'
  | 'document-elsewhere'
  | 'export-ready'
  | 'order-referred'
  | 'order-approved'
  | 'order-other-term'
  | 'order-refused'
  | 'order-sent-back'
  | 'order-expired'
  | 'order-withdrawn';

/** Which text it is, and what is filled in: the words are those in force when it is written. */
export type Said = {
  readonly template: InboxTemplate;
  readonly values: (language: Language) => MessageValues;
};
