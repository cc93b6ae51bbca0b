import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentState } from '@candor/domain/states';
import { defineTexts, joinSentences } from '@candor/i18n';
import { marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';
import { dayIn, timeIn } from '@candor/services/kernel/time';
import type { LateOutlook } from '@candor/services/lending/loans';
import type { PaidInstalments, PaymentMeaning } from '@candor/services/payments/payments';
import translations from './payment-texts.json' with { type: 'json' };

/**
 * What has become of a payment, and what happens next. `instead`: the fee of a delay, or what was to end the
 * loan, that could not do so any more: it is still money. `nothing-was-owed`: of a loan that was settled in
 * another way meanwhile.
 */
export const paymentTexts = defineTexts(
  {
    waits: 'Not paid yet. This page updates when your money arrives.',
    arrived: 'We received your money and are adding it to your loan.',
    expired: 'The code has expired. If you paid, your money still counts. If not, make a new code.',
    failed: 'This payment did not go through. What you owe has not changed. Try another way.',
    claimed: 'You told us that you paid. We are checking our bank’s statement.',
    refused: 'We could not find this payment. Check the number you sent us, or contact us.',
    allocated: 'Paid. Thank you.',
    reversed:
      'Your bank or wallet reversed this payment, so it no longer counts. Ask them why, or contact us.',
    refunded: 'We sent this money back to you.',
    instead:
      'Your money came too late for what you asked, or was too little. We counted it as an ordinary repayment.',
    'nothing-was-owed':
      'Your loan was already paid when this money arrived. We send it back to your account.',
    'nothing-is-owed': 'You owe nothing more. Do not pay this code.',
    over: 'Paid. Your loan is paid in full. Thank you.',
    cancelled: 'Paid. Your loan is cancelled and you owe nothing.',
    'cancelled.fees': 'Paid. Your loan is cancelled and you owe nothing. Fees of {amount} are not charged.',
    moved: 'Paid. Your instalment is now due on {day}.',
    'claim.waiting':
      'We are checking. It shows in our bank’s statement by {day} at the latest. You don’t have to do anything.',
    'claim.found': 'Found.',
    'claim.refused': 'We found no payment with this number. Check it and send it again.',
    'purpose.settlement': 'Repays your loan in full if we receive it by {day}, {time}.',
    'purpose.cooling-off-exit': 'Cancels your loan if we receive it by {day}, {time}.',
    'purpose.delay': 'Moves your instalment if we receive it by {day}, {time}.',
    'purpose.instalment': 'For the instalment due {day}.',
    'purpose.part': 'Part of the instalment due {day}.',
    'purpose.instalments': 'For the instalments due from {from} to {to}.',
    'purpose.late': 'Until we receive it, each day adds a late charge of {amount}.',
    'purpose.late-free': 'No late charge if we receive it by {day}. Then each day adds {amount}.',
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

/** Of the money that cancelled a loan. */
export function cancelledLine(
  feesNotCharged: bigint,
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string {
  const t = paymentTexts(language);
  return feesNotCharged > 0n
    ? t('cancelled.fees', { amount: marketMoney(market, feesNotCharged) })
    : t('cancelled');
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

type Purpose = {
  readonly meantFor: PaymentMeaning;
  readonly until: Date;
  readonly instalments: PaidInstalments | null;
  readonly late: Pick<LateOutlook, 'perDay' | 'freeUntil'> | null;
};

/**
 * What a code is for and until when: "Ends the loan if it comes by Sun 15 November, 23:59." Of a repayment,
 * the instalment that it pays; of a late one, what each day adds until the money comes: a counter's counts
 * the next day.
 */
export function purposeLine(
  { meantFor, until, instalments, late }: Purpose,
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string | null {
  const t = paymentTexts(language);
  if (meantFor === 'repayment') {
    const lines = [instalmentLine(instalments, language), lateLine(late, { market, language })];
    return (
      joinSentences(
        language,
        lines.filter((line) => line !== null),
      ) || null
    );
  }
  const { timeZone } = markets[market];
  const values = { day: dayWords(dayIn(timeZone, until), language), time: timeIn(timeZone, until) };
  return t(`purpose.${meantFor}`, values);
}

function instalmentLine(instalments: PaidInstalments | null, language: Language): string | null {
  if (!instalments) return null;
  const { from, to, isPart } = instalments;
  const t = paymentTexts(language);
  const day = dayWords(from, language);
  if (from !== to) return t('purpose.instalments', { from: day, to: dayWords(to, language) });
  return t(isPart ? 'purpose.part' : 'purpose.instalment', { day });
}

function lateLine(
  late: Purpose['late'],
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string | null {
  if (!late || late.perDay === 0n) return null;
  const t = paymentTexts(language);
  const amount = marketMoney(market, late.perDay);
  return late.freeUntil === null
    ? t('purpose.late', { amount })
    : t('purpose.late-free', { amount, day: dayWords(late.freeUntil, language) });
}
