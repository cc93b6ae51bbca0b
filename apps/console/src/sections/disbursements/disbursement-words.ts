import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { channelName } from '../../kit/words/channel-name.ts';
import { payoutStateWords } from '../../kit/words/state-words.ts';

export type DisbursementRow = ResponseOf<Calls['console.payouts']>['items'][number];
export type DisbursementDetail = ResponseOf<Calls['console.payout']>;

export function disbursementStateWords({
  state,
  place,
  isAtApprover,
}: Pick<DisbursementRow, 'state' | 'place' | 'isAtApprover'>): string {
  if (place === 'held') return 'Held';
  return place === 'open' && isAtApprover ? 'With approver' : payoutStateWords(state);
}

/** What wants a look is amber, what failed is red; what only goes its way has no colour. */
export function disbursementTone({
  state,
  concern,
  isHeld,
}: Pick<DisbursementRow, 'state' | 'concern' | 'isHeld'>) {
  if (state === 'failed') return 'red' as const;
  return concern !== null || isHeld || state === 'unknown' || state === 'not-ordered'
    ? ('amber' as const)
    : ('plain' as const);
}

export const channelWords = (channel: string | null): string =>
  channel === null ? '–' : channelName(channel);

const heard: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  refused: 'rejected',
  'not-taken': 'not accepting requests',
  unknown: 'no clear answer',
  'not-known': 'not known to the channel',
  queued: 'processing',
  paid: 'paid',
  failed: 'failed',
};

const asked: Readonly<Record<string, string>> = { send: 'Sent', ask: 'Status check', told: 'Callback' };

/** Status check: processing. */
export const answerWords = (question: string, said: string): string =>
  `${asked[question] ?? question}: ${heard[said] ?? said}`;

export type ListView = DisbursementRow['place'] | 'for-approval';

/** Whether a list shows a disbursement. */
export const isShownIn = (
  view: ListView,
  { place, isAtApprover }: Pick<DisbursementRow, 'place' | 'isAtApprover'>,
): boolean => (view === 'for-approval' ? place === 'open' && isAtApprover : place === view);
