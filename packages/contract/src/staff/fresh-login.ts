import type { Calls } from '../calls.ts';

/** A call of staff's that changes something, or shows what is only shown for a reason. */
type StaffPost = {
  [K in keyof Calls]: Calls[K] extends { readonly audience: 'staff'; readonly method: 'POST' } ? K : never;
}[keyof Calls];

/** Why a call needs no fresh login. */
export const whyNot = {
  shows: 'It shows or checks something and leaves everything as it was',
  protects: 'It ends, holds or leaves: whoever has lost a device must be quick',
  work: 'It says who does which work, or how somebody looks at a list',
  words: 'It writes to or about a borrower, or what a page says',
  evidence: 'It keeps a file or a finding, and posts nothing',
  asks: 'It only asks, and moves nothing: the approver confirms',
  proves: 'It is how somebody confirms that it is them',
} as const;

type Rule =
  | 'always'
  /** Where a field of the request is one of these. */
  | { readonly field: string; readonly is: readonly (string | boolean)[] }
  | keyof typeof whyNot;

/**
 * Which calls of staff's take a login, or a confirmation since, that is not older than the lender's setting
 * (15 minutes, until two people change it): what moves money, changes who may do what, or takes personal data
 * out. The table is closed: a new call that changes something does not compile until it stands here.
 */
export const freshLogins = {
  'console.logout': 'protects',
  'console.password-change': 'always',
  'console.passkey-options': 'always',
  'console.passkey-add': 'always',
  'console.passkey-remove': 'always',
  'console.sessions-end': 'protects',
  'console.confirm-options': 'proves',
  'console.confirm': 'proves',

  'console.person-save': 'always',
  'console.role-save': 'always',
  'console.limit-ask': 'always',
  'console.person-ask': 'always',
  'console.person-sessions-end': 'protects',
  'console.networks-ask': 'always',
  'console.alarm-acknowledge': 'always',
  'console.key-make': 'always',
  'console.key-end': 'protects',
  'console.webhook-save': 'always',
  'console.webhook-act': { field: 'act', is: ['resume', 'rotate'] },
  'console.webhook-again': 'always',

  'console.approval-decide': { field: 'verdict', is: ['agree', 'refuse'] },
  'console.approval-answer': 'asks',
  'console.approval-account': 'shows',
  'console.approval-file': 'shows',
  'console.approval-attachment': 'shows',

  'console.payout-hold': { field: 'isHeld', is: [false] },
  'console.payout-send': 'always',
  'console.payout-outcome': 'always',
  'console.payout-batch-make': 'always',
  'console.payout-batch-file': 'always',
  'console.payout-batch-answer': { field: 'isDryRun', is: [false] },
  'console.restore-confirm': 'always',

  'console.money-match': 'always',
  'console.money-split': 'always',
  'console.money-refund': 'always',
  'console.money-take-off': 'always',
  'console.payment-proof': 'evidence',
  'console.payment-preview': 'shows',
  'console.payment-post': 'always',
  'console.payment-reverse': 'always',
  'console.claim-refuse': 'words',
  'console.claim-credit': 'always',
  'console.statement-read': { field: 'isDryRun', is: [false] },
  'console.difference-settle': { field: 'how', is: ['credit', 'take-back'] },
  'console.bank-line-post': 'always',
  'console.bank-line-unmatch': 'evidence',
  'console.bank-ask': 'always',
  'console.statement-open': 'evidence',
  'console.statement-change': 'evidence',
  'console.statement-start': 'always',
  'console.statement-cancel': 'protects',
  'console.bank-sign-off': 'always',
  'console.gl-map': 'always',
  'console.gl-hand-over': 'always',
  'console.period-close': 'always',
  'console.provision-post': 'always',

  'console.loan-act': {
    field: 'act',
    is: ['charge', 'waive', 'delay', 'due-day', 'restructure', 'write-off'],
  },
  'console.loan-message': 'words',
  'console.loan-paper': 'shows',
  'console.document-issue': 'words',
  'console.complaint-act': { field: 'act', is: ['waive'] },
  'console.complaint-log': 'words',
  'console.complaint-classify': 'words',
  'console.hardship-decide': { field: 'decision', is: ['grant'] },
  'console.application-decide': { field: 'decision', is: ['approve'] },
  'console.application-preview': 'shows',
  'console.application-rerun': 'evidence',
  'console.application-picture': 'shows',
  'console.application-bureau': 'shows',

  'console.list-export': { field: 'people', is: [true] },
  'console.list-export-take': 'always',
  'console.audit-export': 'always',
  'console.data-export': 'always',
  'console.file-export': 'shows',
  'console.import-refused': 'always',
  'console.bureau-make': 'asks',
  'console.bureau-file-act': { field: 'act', is: ['release'] },
  'console.bureau-file-part': 'always',
  'console.bureau-answer': 'evidence',
  'console.bureau-case-act': 'words',
  'console.customer-reveal': 'shows',
  'console.attachment': 'shows',
  'console.customer-note': 'words',

  'console.licence-ask': 'asks',
  'console.product-ask': 'asks',
  'console.product-check': 'shows',
  'console.reminder-plan-ask': 'asks',
  'console.reminder-plan-loans': 'shows',
  'console.reminder-plan-try': 'shows',
  'console.template-ask': 'asks',
  'console.template-try': 'shows',
  'console.template-test': 'shows',
  'console.template-register': 'always',
  'console.table-ask': 'asks',
  'console.table-check': 'shows',
  'console.table-test': 'shows',
  'console.import-ask': 'asks',
  'console.import-check': 'shows',
  'console.page-save': 'words',
  'console.text-publish': 'words',
  'console.holiday-save': 'work',
  'console.channel-test': 'shows',
  'console.outbox-retry': 'work',
  'console.clock-move': 'work',

  'console.queue-take': 'work',
  'console.queue-hand-back': 'work',
  'console.list-view-save': 'work',
  'console.list-view-delete': 'work',
  'console.team-reassign': 'work',
  'console.remind-preview': 'shows',
  'console.remind': 'words',
  'console.collection-contact': 'words',
  'console.collection-promise': 'words',
  'console.collection-call-open': 'words',
  'console.collection-call-verify': 'words',
  'console.collection-call-log': 'words',
  'console.collection-take': 'work',
  'console.collection-assign': 'work',
  'console.collection-share-out': 'work',
  'console.collection-send': 'words',
} as const satisfies Readonly<Record<StaffPost, Rule>>;

const ruleOf = (callKey: string): Rule | undefined =>
  Object.hasOwn(freshLogins, callKey) ? freshLogins[callKey as StaffPost] : undefined;

/** Whether some request of this call takes a fresh login. */
export function mayNeedFreshLogin(callKey: string): boolean {
  const rule = ruleOf(callKey);
  return rule === 'always' || typeof rule === 'object';
}

/** Whether this request does. */
export function needsFreshLogin(callKey: string, input: unknown): boolean {
  const rule = ruleOf(callKey);
  if (typeof rule !== 'object') return rule === 'always';
  const given = (input as Readonly<Record<string, unknown>>)[rule.field];
  return (rule.is as readonly unknown[]).includes(given);
}
