import { choosablePurposes, type ChoosablePurpose } from '@candor/markets/messages';
import type { MessageKind } from './message-kinds.ts';

/**
 * What a message is for, as its reader and the bill know it. The first five a borrower chooses a way for. The
 * rest nobody is turned away from: a code that they wait for, a warning about their account, what the law or
 * the agreement wants told (a debit a day before, a charge, money that a bank took back, the answer to who
 * asked for help), and the answer to who complained or wrote.
 */
export type MessagePurpose = ChoosablePurpose | 'codes' | 'security' | 'notices' | 'complaints';

const purposes: Readonly<Record<MessageKind, MessagePurpose>> = {
  'login-code': 'codes',
  'sign-code': 'codes',
  'new-plan-code': 'codes',
  'payout-account-code': 'codes',
  'phone-change-code': 'codes',
  'passkey-code': 'codes',
  'delete-code': 'codes',
  'mail-code': 'codes',
  'session-opened': 'security',
  'new-device': 'security',
  'passkey-added': 'security',
  'account-added': 'security',
  'document-elsewhere': 'security',
  'debit-notice': 'notices',
  'debit-bounced': 'notices',
  'debit-returned': 'notices',
  'payment-taken-back': 'notices',
  'loan-charged': 'notices',
  hardship: 'notices',
  'bureau-default': 'notices',
  'bureau-raised': 'notices',
  'bureau-corrected': 'notices',
  'bureau-stands': 'notices',
  'problem-received': 'complaints',
  'problem-disputed': 'complaints',
  'problem-replied': 'complaints',
  'problem-wrote': 'complaints',
  'problem-answered': 'complaints',
  'problem-taken-back': 'complaints',
  'problem-rejected': 'complaints',
  'problem-reopened': 'complaints',
  'problem-closed': 'complaints',
  'problem-escalated': 'complaints',
  'problem-late': 'complaints',
  'problem-regulator': 'complaints',
  staff: 'complaints',
  reminder: 'reminders',
  'late-reminder': 'reminders',
  'promise-kept': 'reminders',
  'promise-broken': 'reminders',
  'loan-delayed': 'reminders',
  collection: 'reminders',
  'call-noted': 'reminders',
  'payment-counted': 'payments',
  'payment-not-found': 'payments',
  'payment-link': 'payments',
  'payout-left': 'payments',
  'payout-failed': 'payments',
  'loan-settlement': 'payments',
  'order-referred': 'applications',
  'order-approved': 'applications',
  'order-refused': 'applications',
  'order-sent-back': 'applications',
  'order-withdrawn': 'applications',
  'order-signed': 'applications',
  'order-expired': 'applications',
  'export-ready': 'documents',
  // What the agreement and the law want handed over goes where it can be carried; a receipt's copy does not
  // come to who wants no e-mail (`write-copy.ts`).
  'document-copy': 'documents',
};

/** Of what stands in the table from before this list: it can't be turned away. */
export function purposeOfKind(kind: string): MessagePurpose {
  return Object.hasOwn(purposes, kind) ? purposes[kind as MessageKind] : 'notices';
}

export function kindsOfPurpose(purpose: MessagePurpose): MessageKind[] {
  return (Object.keys(purposes) as MessageKind[]).filter((kind) => purposes[kind] === purpose);
}

export function isChoosable(purpose: string): purpose is ChoosablePurpose {
  return choosablePurposes.some((each) => each === purpose);
}
