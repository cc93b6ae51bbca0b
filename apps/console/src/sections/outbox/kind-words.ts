/** What each kind of message to a borrower is called by staff. */
const words: Readonly<Record<string, string>> = {
  'login-code': 'Login code',
  'sign-code': 'Signing code',
  'new-plan-code': 'Code for a new plan',
  'payout-account-code': 'Code for an account',
  'phone-change-code': 'Code for a new number',
  'passkey-code': 'Code to change a passkey',
  'delete-code': 'Code to delete an account',
  'mail-code': 'Code for an e-mail address',
  'session-opened': 'New login',
  'new-device': 'New device',
  'passkey-added': 'Passkey added',
  'account-added': 'Account added',
  'document-elsewhere': 'Document used elsewhere',
  'export-ready': 'Data export ready',
  'order-referred': 'Application in review',
  'order-approved': 'Application approved',
  'order-refused': 'Application declined',
  'order-sent-back': 'Application returned',
  'order-withdrawn': 'Application withdrawn',
  'order-signed': 'Agreement signed',
  'order-expired': 'Offer expired',
  'payout-left': 'Disbursement completed',
  'payout-failed': 'Disbursement failed',
  'debit-notice': 'Autopay notice',
  'debit-bounced': 'Autopay bounced',
  'debit-returned': 'Autopay refund',
  'payment-link': 'Payment link',
  'payment-counted': 'Payment applied',
  'payment-not-found': 'Payment not found',
  'payment-taken-back': 'Payment reversed',
  'problem-received': 'Complaint received',
  'problem-disputed': 'Charge disputed',
  'problem-replied': 'Complaint: reply',
  'problem-wrote': 'Complaint: our message',
  'problem-answered': 'Complaint answered',
  'problem-taken-back': 'Disputed charge reversed',
  'problem-rejected': 'Complaint not upheld',
  'problem-reopened': 'Complaint reopened',
  'problem-closed': 'Complaint closed',
  'problem-escalated': 'Complaint escalated',
  'problem-late': 'Complaint overdue',
  'problem-regulator': 'Way to the regulator',
  'bureau-default': 'Default reported to a bureau',
  'bureau-raised': 'Bureau dispute logged',
  'bureau-corrected': 'Bureau data corrected',
  'bureau-stands': 'Bureau data upheld',
  hardship: 'Hardship',
  'promise-kept': 'Promise kept',
  'document-copy': 'Document by e-mail',
  'loan-charged': 'Charge added',
  'loan-delayed': 'Due date extended',
  'call-noted': 'Call logged',
  reminder: 'Reminder',
  'late-reminder': 'Past-due reminder',
  'promise-broken': 'Promise broken',
  'loan-settlement': 'Payoff amount',
  collection: 'Collections message',
  staff: 'Message from staff',
};

/** One that a later version wrote is named by its own letters. */
export function kindWords(kind: string): string {
  const plain = kind.replaceAll('-', ' ');
  return words[kind] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}

const ways = { sms: 'SMS', voice: 'Call', push: 'Push', email: 'E-mail', inbox: 'App' } as const;

/** "Push → SMS": what it was written for, and what took it. */
export function wayWords(channel: keyof typeof ways, sentBy: keyof typeof ways | null): string {
  return sentBy === null || sentBy === channel ? ways[channel] : `${ways[channel]} → ${ways[sentBy]}`;
}

export const kindsWithWords: readonly string[] = Object.keys(words);

/** What messages are for, as staff call it. */
export const purposeWords = {
  codes: 'Codes',
  security: 'Security alerts',
  notices: 'Legal notices',
  complaints: 'Complaints and replies',
  reminders: 'Due dates and reminders',
  payments: 'Payments and receipts',
  applications: 'Applications',
  documents: 'Documents',
  offers: 'Offers',
} as const;

export const channelWords = {
  sms: 'SMS',
  voice: 'Voice',
  push: 'Push',
  email: 'E-mail',
  inbox: 'Inbox only',
} as const;

const states = {
  sending: 'queued',
  'handed-over': 'handed to the gateway',
  delivered: 'delivered',
  failed: 'failed',
} as const;

const reasons: Readonly<Record<string, string>> = {
  'gateway-down': 'gateway not available',
  'nobody-there': 'no device or mailbox at this address',
  'not-delivered': 'reported as not delivered',
  'address-not-confirmed': 'left out, the address is not confirmed',
  simulated: 'simulated',
};

/** One attempt: “SMS: failed, gateway not available”. */
export function attemptWords({
  state,
  reason,
}: {
  readonly state: keyof typeof states;
  readonly reason: string | null;
}): string {
  return reason === null ? states[state] : `${states[state]}, ${reasons[reason] ?? reason}`;
}

/** `0.35 PHP`: exact, as it is billed; a dash for what has no price. */
export function costWords(costs: readonly { readonly exact: string; readonly currency: string }[]): string {
  return costs.length === 0 ? '–' : costs.map(({ exact, currency }) => `${exact} ${currency}`).join(' + ');
}
