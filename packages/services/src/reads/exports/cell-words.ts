import { amountText } from '@candor/domain/money';
import { markets, type MarketId } from '@candor/markets';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';

export const amount = (minor: bigint | null) => (minor === null ? '' : amountText(minor));

/** The day and the clock of the market: 2026-11-17 15:10. */
export function momentIn(market: MarketId, at: Date | null | undefined): string {
  const { timeZone } = markets[market];
  return at ? `${dayIn(timeZone, at)} ${timeIn(timeZone, at)}` : '';
}

/** States as the console's lists call them. */
const states = {
  application: {
    draft: 'Begun',
    submitted: 'Received',
    'in-review': 'In review',
    'sent-back': 'Returned',
    refused: 'Declined',
    approved: 'Offered',
    expired: 'Offer ended',
    withdrawn: 'Withdrawn',
    confirmed: 'Signed',
    'paying-out': 'Disbursing',
    'payout-failed': 'Disbursement failed',
    'paid-out': 'Disbursed',
  },
  loan: {
    active: 'Active',
    settled: 'Settled',
    cancelled: 'Given back',
    'written-off': 'Written off',
    recovered: 'Recovered',
  },
  complaint: { open: 'Open', reopened: 'Reopened', answered: 'Answered', closed: 'Closed' },
  approval: {
    waiting: 'Waits',
    'asked-back': 'Info requested',
    done: 'Approved',
    refused: 'Declined',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export function stateText(of: keyof typeof states, state: string): string {
  const words: Readonly<Record<string, string>> = states[of];
  return words[state] ?? state;
}
