import type { TimelineLine } from './customer-types.ts';

const channels: Readonly<Record<string, string>> = {
  sms: 'SMS',
  voice: 'Voice message',
  push: 'Push',
  email: 'E-mail',
  inbox: 'In the app',
};

const dispositions: Readonly<Record<string, string>> = {
  spoke: 'spoke',
  'no-answer': 'no answer',
  'wrong-number': 'wrong number',
  'asked-not-to': 'asked not to be called',
  'third-party': 'third party',
};

const complaintSteps: Readonly<Record<string, string>> = {
  received: 'Complaint received',
  replied: 'Borrower wrote about complaint',
  escalated: 'Complaint escalated',
  late: 'Complaint past its promise',
  answered: 'Complaint answered',
  rejected: 'Complaint not upheld',
  regulator: 'Regulator named in complaint',
  reopened: 'Complaint reopened',
  closed: 'Complaint closed',
  scored: 'Complaint rated',
  left: 'Complaint ended with the account',
};

const asked: Readonly<Record<string, string>> = {
  delay: 'Asked for a due-date extension',
  'smaller-instalments': 'Asked for smaller instalments',
  'promise-to-pay': 'Promise to pay',
  talk: 'Asked for a callback',
};

const ended: Readonly<Record<string, string>> = {
  granted: 'granted',
  'offer-open': '– other terms offered, waiting for the borrower',
  'offer-accepted': '– other terms accepted and granted',
  'offer-declined': '– other terms declined by the borrower',
  'offer-lapsed': '– offer of other terms lapsed',
  refused: 'declined',
  withdrawn: 'withdrawn',
  kept: 'kept',
  broken: 'broken',
};

const plans: Readonly<Record<string, string>> = {
  delay: 'Due-date extension',
  'smaller-instalments': 'Smaller instalments',
  'promise-to-pay': 'Promise to pay',
  talk: 'Callback',
};

const noted: Readonly<Record<string, string>> = {
  delay: 'Note on an extension',
  settle: 'Note on a settlement figure',
  message: 'Note on a message',
  hardship: 'Note on hardship',
};

const applicationSteps: Readonly<Record<string, string>> = {
  submitted: 'Application received',
  'in-review': 'Application in review',
  'sent-back': 'Application returned',
  refused: 'Application declined',
  approved: 'Application approved, offer made',
  expired: 'Offer expired',
  withdrawn: 'Application withdrawn',
  confirmed: 'Agreement signed',
  'payout-failed': 'Disbursement failed',
  'paid-out': 'Loan disbursed',
};

const became: Readonly<Record<TimelineLine['tries'][number]['state'], string>> = {
  sending: 'not sent yet',
  'handed-over': 'sent',
  delivered: 'delivered',
  failed: 'not delivered',
};

/** What became of each way: “SMS not delivered, Push delivered”. */
function deliveryWords(tries: TimelineLine['tries']): string | null {
  if (tries.length === 0) return null;
  return tries.map(({ way, state }) => `${channels[way] ?? way} ${became[state]}`).join(', ');
}

type Words = { readonly title: string; readonly detail: string | null };

/** One line of the timeline in the trade's words; amounts, days and references stand beside. */
export function timelineWords({ kind, what, how, words, tries }: TimelineLine): Words {
  const [first = ''] = (words ?? '').split('\n');
  switch (kind) {
    case 'message':
      return { title: `${channels[how] ?? how}: ${first}`, detail: deliveryWords(tries) };
    case 'call':
      return {
        title: `${how === 'in' ? 'Inbound' : 'Outbound'} call, ${dispositions[what] ?? what}`,
        detail: words,
      };
    case 'complaint':
      return { title: complaintSteps[what] ?? 'Complaint', detail: null };
    case 'hardship':
      return { title: asked[what] ?? 'Asked for help', detail: null };
    case 'decision':
      return { title: `${plans[what] ?? 'Request'} ${ended[how] ?? how}`, detail: null };
    case 'payment':
      return { title: how === 'reversed' ? 'Payment reversed' : 'Payment', detail: null };
    case 'loan-note':
      return { title: noted[what] ?? 'Note on a loan', detail: words };
    case 'application':
      return { title: applicationSteps[what] ?? 'Application', detail: null };
    case 'note':
      return { title: 'Internal note', detail: words };
  }
}
