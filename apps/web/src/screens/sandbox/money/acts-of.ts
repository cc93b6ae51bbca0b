import type { Calls, RequestOf } from '@candor/contract/client';

type PayAct = RequestOf<Calls['sandbox.pay']>['act'];
type PlainAct = Exclude<PayAct, 'pay-other-amount'>;

const unpaid: readonly PlainAct[] = ['pay', 'call-back-twice'];
const open: readonly PlainAct[] = [...unpaid, 'fail', 'expire', 'pay-late'];
const paid: readonly PlainAct[] = ['call-back-twice', 'reverse'];

const acts: Readonly<Record<string, readonly PlainAct[]>> = {
  created: open,
  pending: open,
  expired: [...unpaid, 'pay-late'],
  failed: unpaid,
  claimed: unpaid,
  refused: unpaid,
  received: paid,
  matched: paid,
  allocated: paid,
  refunded: ['reverse'],
};

/** What can still happen to a payment: what was taken back stays so, and money that came is not asked for again. */
export function actsOf(state: string): readonly PlainAct[] {
  return acts[state] ?? [];
}

export function isUnpaid(state: string): boolean {
  return actsOf(state).includes('pay');
}
