import { routePath } from '@candor/contract/routes';
import { describe, expect, it } from 'vitest';
import { nextStep, orderHref, toPayNow } from './orders.tsx';

const orderId = '0190a1c2-1111-7000-8000-000000000001';
const order = { orderId, loanId: null, nextAction: 'wait', claimedPaymentId: null } as const;

describe('what a borrower can do next with an order', () => {
  it('R6 · is a link to a screen that exists, or nothing', () => {
    expect(nextStep(order)).toBeUndefined();
    expect(nextStep({ ...order, nextAction: 'read' })).toBeUndefined();
    expect(nextStep({ ...order, nextAction: 'confirm' })).toEqual({
      href: routePath('confirm', { orderId }),
      word: 'checkAndSign',
    });
    expect(nextStep({ ...order, nextAction: 'repay' })).toBeUndefined();
    expect(nextStep({ ...order, loanId: orderId, nextAction: 'repay' })).toEqual({
      href: routePath('repaymentChoice', { loanId: orderId }),
      word: 'pay',
    });
  });

  it('is not to pay again while a payment that was said to be made is looked for', () => {
    const claimedPaymentId = '0190a1c2-2222-7000-8000-000000000002';
    expect(nextStep({ ...order, loanId: orderId, nextAction: 'repay', claimedPaymentId })).toEqual({
      href: routePath('repaymentYesNo', { paymentId: claimedPaymentId }),
      word: 'seeClaim',
    });
  });

  it.each(['mend', 'change-account', 'apply-again'] as const)(
    'R3 · %s is told on its own page',
    (nextAction) => {
      expect(nextStep({ ...order, nextAction })?.href).toBe(routePath('loanDetail', { orderId }));
    },
  );

  it('R3 · an order that became a loan is opened as the loan', () => {
    expect(orderHref(order)).toBe(routePath('loanDetail', { orderId }));
    expect(orderHref({ ...order, loanId: orderId })).toBe(routePath('loanDetail', { loanId: orderId }));
  });
});

const nextDue = { dueOn: '2027-01-15', amount: 291_019, n: 2, of: 3 };

describe('what a loan asks for now', () => {
  it('A7.2 · is all that is late, not the oldest instalment alone', () => {
    expect(toPayNow({ nextDue: { ...nextDue, n: 1 }, overdue: 609_684 }, false)).toBe(609_684);
  });

  it('A7.2 · is the next instalment where nothing is late, and nothing where credit pays it', () => {
    expect(toPayNow({ nextDue, overdue: 0 }, false)).toBe(291_019);
    expect(toPayNow({ nextDue, overdue: 0 }, true)).toBeUndefined();
    expect(toPayNow({ nextDue: null, overdue: 0 }, false)).toBeUndefined();
  });
});
