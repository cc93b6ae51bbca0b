import { defineTexts } from '@candor/i18n';
import translations from './handler-texts.json' with { type: 'json' };

/**
 * What answers say beside what services say: what happened to an order, as its history tells it, and single
 * sentences. Whoever reads the agreement in English, which is the one that counts, is not shown
 * `agreement.note`.
 */
export const handlerTexts = defineTexts(
  {
    'delete.do-first':
      'You have a loan or an application that is still open, or money of yours is still with us. Repay the loan, or leave it in its cooling-off days. Withdraw an application. Let us send the money back. Then you can delete your account.',
    'apply.too-often': 'You have applied several times today. You can apply again tomorrow.',
    'agreement.note':
      'This agreement is made in English, and the English text is the one that counts. The translated headings and the sentence under each clause only explain it; the figures are those of the disclosure that you read.',
    'page.officer': 'Grievance Redressal Officer',
    'order.draft': 'You began an application.',
    'order.submitted': 'You applied.',
    'order.in-review': 'We began to look at it.',
    'order.sent-back': 'We asked you to mend something.',
    'order.refused': 'We could not approve it.',
    'order.approved': 'We approved it and made you an offer.',
    'order.expired': 'The offer ended without a signature.',
    'order.withdrawn': 'You withdrew it.',
    'order.confirmed': 'You signed the agreement.',
    'order.paying-out': 'We sent the money on its way.',
    'order.payout-failed': 'The money could not be sent.',
    'order.paid-out': 'The money was paid out: the loan began.',
  },
  translations,
);
