import { routePath } from '@candor/contract/routes';
import { describe, expect, it } from 'vitest';
import { nextStep, orderHref } from './next-step.ts';

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
