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
      'You still have an open loan or application, or we hold money of yours. Repay the loan or cancel it in its cooling-off days, withdraw the application, or let us return the money. Then you can delete your account.',
    'apply.too-often': 'You have applied several times today. You can apply again tomorrow.',
    'agreement.note':
      'This agreement is in English, and the English text is binding. The translated headings and the sentence under each clause explain it. The figures are those of the disclosure you read.',
    'page.officer': 'Grievance Redressal Officer',
    'order.draft': 'You started an application.',
    'order.submitted': 'You applied.',
    'order.in-review': 'We started to review it.',
    'order.sent-back': 'We asked you for a correction.',
    'order.refused': 'We could not approve it.',
    'order.approved': 'We approved it and made you an offer.',
    'order.expired': 'The offer ended without a signature.',
    'order.withdrawn': 'You withdrew it.',
    'order.confirmed': 'You signed the agreement.',
    'order.paying-out': 'We sent the money.',
    'order.payout-failed': 'The payout failed.',
    'order.paid-out': 'The money was paid out and your loan started.',
  },
  translations,
);
