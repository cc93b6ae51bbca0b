import type { Calls, ResponseOf } from '@candor/contract/client';
import { Chip, type IconName } from '@candor/ui';
import { routePath } from '@candor/contract/routes';
import { useT } from '../i18n/translation-provider.tsx';
import { type LendingWord, lendingWords } from './texts.ts';

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
  refused: { kind: 'plain', icon: 'info', word: 'refused' },
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

/** Before the day of what is asked for; of several late instalments that day is the oldest one's. */
export function dueWord({
  nextDue,
  overdue,
}: Pick<OrderItem, 'nextDue' | 'overdue'>): 'due' | 'wasDue' | 'oldestDue' {
  if (overdue === 0) return 'due';
  return overdue > (nextDue?.amount ?? 0) ? 'oldestDue' : 'wasDue';
}

type Asks = Pick<OrderItem, 'nextDue' | 'overdue'>;

/**
 * What a button asks for: 6,096.84 where two instalments are late, else the next one less credit. Nothing
 * where credit pays what falls due next: who has paid is not asked again.
 */
export function toPayNow({ nextDue, overdue }: Asks, isCovered: boolean): number | undefined {
  if (overdue > 0) return overdue;
  return isCovered ? undefined : nextDue?.amount;
}

type NextStep = { readonly href: string; readonly word: LendingWord };

/** An order's own page, which says all about it. */
export function orderHref({ orderId, loanId }: Pick<OrderItem, 'orderId' | 'loanId'>): string {
  return loanId === null ? routePath('loanDetail', { orderId }) : routePath('loanDetail', { loanId });
}

/**
 * What the borrower can do next, where it is done: a button that leads nowhere is worse than none.
 * Whatever else an order needs is told and done on its own page.
 */
export function nextStep(
  item: Pick<OrderItem, 'orderId' | 'loanId' | 'nextAction' | 'claimedPaymentId'>,
): NextStep | undefined {
  const { orderId, loanId, nextAction, claimedPaymentId } = item;
  const onItsPage = (word: NextStep['word']) => ({ href: orderHref(item), word });
  switch (nextAction) {
    case 'confirm':
      return { href: routePath('confirm', { orderId }), word: 'checkAndSign' };
    case 'repay':
      // Whoever says that it is paid is not asked to pay it again before we have looked.
      if (claimedPaymentId !== null)
        return { href: routePath('repaymentYesNo', { paymentId: claimedPaymentId }), word: 'seeClaim' };
      return loanId === null ? undefined : { href: routePath('repaymentChoice', { loanId }), word: 'pay' };
    case 'mend':
      return onItsPage('seeWhatToMend');
    case 'change-account':
      return onItsPage('changeAccount');
    case 'apply-again':
      return onItsPage('applyAgain');
    case 'wait':
    case 'read':
      return undefined;
  }
}

type Props = { readonly item: Pick<OrderItem, 'state' | 'loanState' | 'daysLate' | 'nextAction'> };

/** In review · Approved · On time · 4 days late. */
export function OrderChip({ item }: Props) {
  const t = useT();
  const say = lendingWords.useSay();
  if (item.daysLate > 0) return <Chip kind="bad">{t('loan.daysLate', { count: item.daysLate })}</Chip>;
  const { kind, icon, word } = orderFace(item);
  return (
    <Chip kind={kind} {...(icon && { icon })}>
      {say(word)}
    </Chip>
  );
}
