import type { Calls, ResponseOf } from '@candor/contract/client';
import type { IconName } from '@candor/ui';
import type { LendingWord } from './words.ts';

export type OrderItem = ResponseOf<Calls['order.list']>['orders'][number];

export type OrderFace = {
  readonly kind: 'plain' | 'good' | 'warn' | 'bad';
  readonly icon?: IconName;
  readonly word: LendingWord;
};

const orderFaces: Readonly<Record<OrderItem['state'], OrderFace>> = {
  draft: { kind: 'plain', word: 'draft' },
  submitted: { kind: 'plain', word: 'submitted' },
  'in-review': { kind: 'plain', word: 'inReview' },
  'sent-back': { kind: 'warn', word: 'sentBack' },
  refused: { kind: 'bad', word: 'refused' },
  approved: { kind: 'good', icon: 'check', word: 'approved' },
  expired: { kind: 'plain', word: 'expired' },
  withdrawn: { kind: 'plain', word: 'withdrawn' },
  confirmed: { kind: 'good', icon: 'check', word: 'signed' },
  'paying-out': { kind: 'plain', word: 'payingOut' },
  'payout-failed': { kind: 'warn', word: 'payoutFailed' },
  'paid-out': { kind: 'good', icon: 'check', word: 'paidOut' },
};

const loanFaces: Readonly<Record<NonNullable<OrderItem['loanState']>, OrderFace>> = {
  active: { kind: 'good', icon: 'check', word: 'onTime' },
  settled: { kind: 'good', icon: 'check', word: 'settled' },
  cancelled: { kind: 'plain', word: 'cancelled' },
  'written-off': { kind: 'bad', word: 'writtenOff' },
  recovered: { kind: 'plain', word: 'recovered' },
};

/** An offer whose last day is over, though the lender has not noted it yet. */
export function isOfferOver({ state, nextAction }: Pick<OrderItem, 'state' | 'nextAction'>): boolean {
  return state === 'approved' && nextAction === 'apply-again';
}

/** Where an order stands, in a word: of a loan, how the loan does. Late is said in days, beside it. */
export function orderFace(item: Pick<OrderItem, 'state' | 'loanState' | 'nextAction'>): OrderFace {
  const { state, loanState } = item;
  if (loanState !== null) return loanFaces[loanState];
  return orderFaces[isOfferOver(item) ? 'expired' : state];
}
