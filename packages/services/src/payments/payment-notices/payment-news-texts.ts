import { defineTexts } from '@candor/i18n';
import translations from './payment-news-texts.json' with { type: 'json' };

/**
 * What a borrower is told of money: `counted` on a loan, `charged-back` by the bank, `moved-off` by the
 * lender because it was not for this loan, `no-such-transfer` in its statement. `instead` is told with it
 * where it could not do what it was made for, the fee of a delay that came too late or a settlement that fell
 * short; `overpaid` where the loan has ended and this is more than was owed.
 */
export const paymentNewsTexts = defineTexts(
  {
    'counted.title': 'Your payment has arrived',
    'counted.body': 'We have received {sum}. What it paid, and the receipt, are on your loan’s page.',
    instead:
      'It came too late for what you had asked, or was not enough, so it was counted as an ordinary repayment.',
    overpaid: '{sum} of it is more than you owed. It is yours, and we send it back to your account.',
    'charged-back.title': 'A payment was taken back',
    'charged-back.body':
      'The bank or the payment service has taken back {sum} that had come for your loan. It no longer counts; your loan’s page shows what is open. If you did not expect this, ask your bank, or contact us.',
    'moved-off.title': 'A payment no longer counts on your loan',
    'moved-off.body':
      'We had counted {sum} on your loan. It was not for it, so it no longer counts; your loan’s page shows what is open. If you think that this is wrong, contact us.',
    'no-such-transfer.title': 'We could not find your transfer',
    'no-such-transfer.body':
      'Our bank shows no transfer with the number that you gave us. Please compare it with your bank’s app and send it again, or contact us.',
  },
  translations,
);
