import type { BureauMessageStep } from '../../kernel/outbox/told-steps.ts';
import type { ToldStep } from '../messages/application-texts.ts';
import type { ToldComplaintStep } from '../../kernel/outbox/told-steps.ts';
import type { CodePurpose } from '@candor/store/sessions';

/**
 * What a message is to the one who gets it.
 *   `transactional`: it answers what they have just done, or guards their account; the phone rings at once.
 *   `service`: they must have it, by law or by the agreement; it stands in the inbox at once, and the phone
 *     rings in the hours that were promised.
 *   `debt`: it is about money that is or falls due; written only with a permit, and asked about once more
 *     when it is handed over.
 *   `answer`: a person's own words to somebody who wrote first; with a permit too.
 */
type Class =
  | {
      readonly class: 'transactional' | 'service' | 'answer';
      readonly why: string;
      /** It tells of money that came or went: whether the phone rings at once depends on whose act it was. */
      readonly ofMoney?: true;
    }
  /** `counts`: as one of the contacts that a borrower has in a day and a week. */
  | { readonly class: 'debt'; readonly counts: boolean; readonly why: string };

type Kind =
  | `${CodePurpose}-code`
  | 'mail-code'
  | `order-${ToldStep | 'signed'}`
  | `problem-${ToldComplaintStep}`
  | `bureau-${BureauMessageStep}`
  | 'session-opened'
  | 'new-device'
  | 'passkey-added'
  | 'account-added'
  | 'document-elsewhere'
  | 'export-ready'
  | 'payment-counted'
  | 'payment-not-found'
  | 'payment-taken-back'
  | 'payment-link'
  | 'debit-notice'
  | 'debit-bounced'
  | 'debit-returned'
  | 'payout-left'
  | 'document-copy'
  | 'payout-failed'
  | 'hardship'
  | 'promise-kept'
  | 'promise-broken'
  | 'loan-charged'
  | 'loan-delayed'
  | 'loan-settlement'
  | 'reminder'
  | 'late-reminder'
  | 'collection'
  | 'call-noted'
  | 'staff';

const code = { class: 'transactional', why: 'They asked for it a moment ago and wait for it.' } as const;
const guards = {
  class: 'transactional',
  why: 'Whoever did not do it themselves must hear of it at once.',
} as const;
const application = { class: 'transactional', why: 'It answers their own application.' } as const;
const complaint = { class: 'transactional', why: 'It answers their own complaint.' } as const;
const byClock = {
  class: 'service',
  why: 'The clock says so, at whatever hour; the law or the agreement wants it told.',
} as const;
const credit = {
  class: 'transactional',
  why: 'It answers what they said about their credit record.',
} as const;
const receipt = {
  class: 'transactional',
  ofMoney: true,
  why: 'A receipt: they have paid, and want to know that it came.',
} as const;
const money = {
  class: 'transactional',
  ofMoney: true,
  why: 'Their own money is on its way to them.',
} as const;

/** Every kind of message that there is. One that is not here does not compile, and is sent by nobody. */
export const messageKinds = {
  'login-code': code,
  'sign-code': code,
  'new-plan-code': code,
  'payout-account-code': code,
  'phone-change-code': code,
  'passkey-code': code,
  'delete-code': code,
  'mail-code': code,
  'session-opened': guards,
  'new-device': guards,
  'passkey-added': guards,
  'account-added': guards,
  'document-elsewhere': guards,
  'export-ready': { class: 'transactional', why: 'They asked for their data.' },
  'order-referred': application,
  'order-approved': application,
  'order-refused': application,
  'order-sent-back': application,
  'order-withdrawn': application,
  'order-signed': application,
  'order-expired': byClock,
  'payout-left': money,
  'payout-failed': money,
  'payment-link': {
    class: 'transactional',
    why: 'On the phone a moment ago they said that they want it: where to pay, and no sum.',
  },
  'payment-counted': receipt,
  'document-copy': {
    class: 'transactional',
    ofMoney: true,
    why: 'What they signed, paid or have settled, on paper: by e-mail, for who gave an address and confirmed it.',
  },
  'debit-notice': {
    class: 'service',
    why: 'What will be debited and when, a day before: they permitted it, and may skip it. The day is counted from when the phone rang.',
  },
  'debit-bounced': {
    class: 'service',
    why: 'A debit that they permitted brought nothing: they must know whether it is tried again. It can wait for the morning.',
  },
  'debit-returned': {
    class: 'service',
    why: 'More was debited than they owed: it goes back, and they must know when. It can wait for the morning.',
  },
  'payment-not-found': receipt,
  'payment-taken-back': {
    class: 'service',
    ofMoney: true,
    why: 'A bank took money back: they owe it again, and must know; it can wait for the morning.',
  },
  'problem-received': complaint,
  'problem-disputed': complaint,
  'problem-replied': complaint,
  'problem-wrote': complaint,
  'problem-answered': complaint,
  'problem-taken-back': complaint,
  'problem-rejected': complaint,
  'problem-reopened': complaint,
  'problem-closed': complaint,
  'problem-escalated': complaint,
  'problem-late': byClock,
  'problem-regulator': byClock,
  'bureau-default': {
    class: 'service',
    why: 'What is reported of them as late: they must know, and can say that it is wrong. It asks for nothing, and can wait for the morning.',
  },
  'bureau-raised': credit,
  'bureau-corrected': credit,
  'bureau-stands': credit,
  hardship: {
    class: 'service',
    why: 'It answers their request for help; a person decides at any hour, and it can wait for the morning.',
  },
  'promise-kept': { class: 'service', why: 'Thanks, and that nothing is open; it can wait for the morning.' },
  'loan-charged': {
    class: 'service',
    why: 'What they owe has changed: they must know, and can say that it is wrong. It can wait for the morning.',
  },
  'loan-delayed': {
    class: 'service',
    why: 'Their due dates have changed: the agreement wants them told. It asks for nothing.',
  },
  'call-noted': { class: 'service', why: 'That we called them, or they us: they see every contact.' },
  reminder: { class: 'debt', counts: false, why: 'What falls due soon; nothing is late yet.' },
  'late-reminder': { class: 'debt', counts: true, why: 'What is late, by the clock.' },
  'promise-broken': { class: 'debt', counts: true, why: 'A promise to pay was not kept.' },
  'loan-settlement': {
    class: 'debt',
    counts: true,
    why: 'What it takes to repay the loan, sent by a person.',
  },
  collection: { class: 'debt', counts: true, why: 'One of the approved texts to somebody who is late.' },
  staff: { class: 'answer', why: 'A person’s own words; only to somebody who wrote first.' },
} as const satisfies Readonly<Record<Kind, Class>>;

export type MessageKind = keyof typeof messageKinds;

type KindsOf<Of extends Class['class']> = {
  [Each in MessageKind]: (typeof messageKinds)[Each]['class'] extends Of ? Each : never;
}[MessageKind];

/** What nobody writes without a permit. */
export type PermitKind = KindsOf<'debt' | 'answer'>;
export type FreeKind = KindsOf<'transactional' | 'service'>;

/** What nobody writes without saying whose act it follows. */
export type MoneyKind = {
  [Each in FreeKind]: (typeof messageKinds)[Each] extends { readonly ofMoney: true } ? Each : never;
}[FreeKind];

function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(messageKinds, kind);
}

/** Of what stands in the table from before this list: it waits for the promised hours. */
export function classOfKind(kind: string): Class['class'] {
  return isMessageKind(kind) ? messageKinds[kind].class : 'service';
}

const kinds = Object.entries(messageKinds) as [MessageKind, Class][];

/** What counts as a contact, whoever sends it. */
export const countedKinds: readonly MessageKind[] = kinds.flatMap(([kind, each]) =>
  each.class === 'debt' && each.counts ? [kind] : [],
);

export const answerKinds: readonly MessageKind[] = kinds.flatMap(([kind, each]) =>
  each.class === 'answer' ? [kind] : [],
);
