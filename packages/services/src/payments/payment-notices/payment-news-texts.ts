import { defineTexts } from '@candor/i18n';
import translations from './payment-news-texts.json' with { type: 'json' };

/**
 * What a borrower is told of money: `counted` on a loan, `charged-back` by the bank, `moved-off` by the
 * lender because it was not for this loan, `no-such-transfer` in its statement. `instead` is told with it
 * where it could not do what it was made for, the fee of a delay that came too late or a settlement that fell
 * short.
 */
export const paymentNewsTexts = defineTexts(
  {
    'counted.title': 'We received your payment',
    'counted.body': 'We received {sum}. Your loan’s page shows what it paid, with the receipt.',
    instead:
      'It came too late for what you asked, or was too little, so we counted it as an ordinary repayment.',
    'charged-back.title': 'A payment was reversed',
    'charged-back.body':
      'The bank or payment service reversed {sum} that you paid for your loan. It no longer counts. Your loan’s page shows what is due. If you did not expect this, ask your bank or contact us.',
    'moved-off.title': 'A payment no longer counts on your loan',
    'moved-off.body':
      'We had counted {sum} on your loan by mistake. It no longer counts. Your loan’s page shows what is due. If you think this is wrong, contact us.',
    'no-such-transfer.title': 'We could not find your transfer',
    'no-such-transfer.body':
      'Our bank shows no transfer with the number you sent us. Compare it with your bank’s app and send it again, or contact us.',
  },
  translations,
);
