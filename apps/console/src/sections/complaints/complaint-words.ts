import type { Calls, RequestOf } from '@candor/contract/console-client';
import type { ComplaintData } from './complaint-thread.tsx';

type LogRequest = RequestOf<Calls['console.complaint-log']>;

export const channelWords: Readonly<Record<ComplaintData['channel'], string>> = {
  app: 'App',
  phone: 'Phone',
  email: 'E-mail',
  'walk-in': 'Walk-in',
  social: 'Social media',
  regulator: 'Regulator',
};

export const loggedChannels: readonly LogRequest['channel'][] = [
  'phone',
  'email',
  'walk-in',
  'social',
  'regulator',
];

export const outcomeWords = {
  upheld: 'Upheld',
  partly: 'Partly upheld',
  'not-upheld': 'Not upheld',
} as const;

export const redressWords = {
  apology: 'Apology',
  correction: 'Correction',
  waiver: 'Waiver',
  refund: 'Refund',
} as const;

/** What a complaint is about, as borrowers choose it in the app. */
export const kindChoices: readonly { readonly value: LogRequest['kind'] | ''; readonly words: string }[] = [
  { value: '', words: 'Choose' },
  { value: 'payment-not-counted', words: 'Payment not applied' },
  { value: 'charge', words: 'A charge or fee' },
  { value: 'payout', words: 'Disbursement not received' },
  { value: 'application', words: 'Application' },
  { value: 'agreement', words: 'Agreement' },
  { value: 'conduct', words: 'Conduct, collections' },
  { value: 'personal-data', words: 'Personal data' },
  { value: 'app', words: 'App or website' },
  { value: 'other', words: 'Something else' },
];
