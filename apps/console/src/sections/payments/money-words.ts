import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type ToMatch = ResponseOf<Calls['console.money-to-match']>;
export type MoneyPaper = ResponseOf<Calls['console.money-candidates']>;
export type CandidateRow = MoneyPaper['candidates'][number];
export type Effect = ResponseOf<Calls['console.money-effect']>;

export const strengthWords = { strong: 'Strong', possible: 'Possible', weak: 'Weak' } as const;

export const claimedWords = {
  'not-on-a-statement': 'not on a statement yet',
  'in-suspense': 'in suspense',
  'on-another-loan': 'credited to another loan',
} as const;

export const kindWords: Readonly<Record<string, string>> = {
  'only-theirs': 'Missing in books',
  'only-ours': 'Missing at channel',
  'other-amount': 'Another amount',
  'other-day': 'Another day',
  'taken-back-here': 'Reversed here before',
};
