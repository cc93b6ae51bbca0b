import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentState } from '@candor/domain/states';
import { defineTexts } from '@candor/i18n';
import { markets, type Language, type MarketId } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';
import { dayIn, timeIn } from '@candor/services/kernel/time';
import type { PaymentMeaning } from '@candor/services/payments/payments';
import translations from './payment-texts.json' with { type: 'json' };

/**
 * What has become of a payment, and what happens next. `instead`: the fee of a delay, or what was to end the
 * loan, that could not do so any more: it is still money. `nothing-was-owed`: of a loan that was settled in
 * another way meanwhile.
 */
export const paymentTexts = defineTexts(
  {
    waits: 'Not paid yet. This page changes by itself when the money comes.',
    arrived: 'The money is here. It is being counted.',
    expired: 'The code has expired. If you have paid, the money still counts; if not, make a new code.',
    failed: 'This payment did not go through. Nothing was taken from what you owe. Please try another way.',
    claimed: 'You told us that you have paid. We are looking for it in the bank’s statement.',
    refused: 'We could not find this money. Please check the number that you gave us, or contact us.',
    allocated: 'Paid. Thank you.',
    reversed: 'This payment was taken back, and no longer counts. Ask your bank why, or contact us.',
    refunded: 'This money was sent back to you.',
    instead:
      'Your money came too late for what you had asked, or was not enough. It was counted as an ordinary repayment.',
    'nothing-was-owed':
      'Your loan had ended before this money came. It is yours: we send it back to your account.',
    'nothing-is-owed': 'Nothing is owed any more. Do not pay this code.',
    over: 'Paid. Your loan is over. Thank you.',
    moved: 'Paid. Your instalment is now due {day}.',
    'claim.waiting':
      'We are looking for it. It shows in the bank’s statement by {day} at the latest. You need not do anything.',
    'claim.found': 'Found.',
    'claim.refused': 'Not found under this number. Please check it and send it again.',
    'purpose.settlement': 'Ends the loan if it comes by {day}, {time}.',
    'purpose.cooling-off-exit': 'Takes you out of the loan if it comes by {day}, {time}.',
    'purpose.delay': 'Moves your instalment if it comes by {day}, {time}.',
  },
  translations,
);

/** What has become of a payment, and what happens next. */
export function paymentLine(state: PaymentState, language: Language): string {
  const t = paymentTexts(language);
  switch (state) {
    case 'created':
    case 'pending':
      return t('waits');
    case 'matched':
    case 'received':
    case 'divided':
      return t('arrived');
    default:
      return t(state);
  }
}

/** Of the fee of a delay, once it has moved the day. */
export function movedLine(dueOn: CalendarDate, language: Language): string {
  return paymentTexts(language)('moved', { day: dayWords(dueOn, language) });
}

/** `by`: the day by which money that was sent is in the bank's statement. */
export function claimLine(
  state: 'waiting' | 'found' | 'refused',
  by: CalendarDate,
  language: Language,
): string {
  return paymentTexts(language)(`claim.${state}`, { day: dayWords(by, language) });
}

/**
 * What a code is for and until when, where it is more than a repayment: "Ends the loan if it comes by Sun 15
 * November, 23:59."
 */
export function purposeLine(
  meantFor: PaymentMeaning,
  until: Date,
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string | null {
  if (meantFor === 'repayment') return null;
  const { timeZone } = markets[market];
  const values = { day: dayWords(dayIn(timeZone, until), language), time: timeIn(timeZone, until) };
  return paymentTexts(language)(`purpose.${meantFor}`, values);
}
