import { routePath } from '@candor/contract/routes';
import { screenIcons } from '@candor/ui';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './message-row.tsx';

const id = '00000000-0000-4000-8000-000000000000';

describe('where a message leads', () => {
  it('is the very payment, complaint or loan that it is about', () => {
    const about = (is: 'order' | 'payment' | 'complaint') => ({ is, id });
    const paid = subjectOf({ kind: 'payment-counted', about: about('payment') });
    expect(paid).toEqual({ icon: 'receipt', href: routePath('paymentInstructions', { paymentId: id }) });
    const answered = subjectOf({ kind: 'problem-answered', about: about('complaint') });
    expect(answered).toEqual({ icon: screenIcons.chat, href: routePath('complaintPage', { reportId: id }) });
    const left = subjectOf({ kind: 'payout-left', about: about('order') });
    // An agreement that went by e-mail is not the identity document that a form asked for.
    const copy = subjectOf({ kind: 'document-copy', about: about('order') });
    expect(copy).toEqual({ icon: 'mail', href: routePath('loanDetail', { orderId: id }) });
    expect(left).toEqual({ icon: 'wallet', href: routePath('loanDetail', { orderId: id }) });
  });

  it('is where its kind belongs otherwise, and nowhere of a code', () => {
    expect(subjectOf({ kind: 'late-reminder', about: null }).href).toBe(routePath('home'));
    expect(subjectOf({ kind: 'new-device', about: null }).href).toBe(routePath('me'));
    expect(subjectOf({ kind: 'sign-code', about: null }).href).toBeUndefined();
    expect(subjectOf({ kind: 'of-another-time', about: null })).toEqual({ icon: 'mail', href: undefined });
  });
});
