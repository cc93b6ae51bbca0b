import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { percentText } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DelayRule } from '@candor/domain/delay';
import type { DelayTerms } from '@candor/domain/product';
import type { Refusal } from '@candor/domain/refusals';
import { defineTexts } from '@candor/i18n';
import { marketMoney, type Language, type MarketId } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';
import translations from './delay-texts.json' with { type: 'json' };

const delayTexts = defineTexts(
  {
    only_an_active_loan_is_changed: 'This loan has ended, so there is no instalment to move.',
    delay_is_not_offered: 'This loan does not include moving an instalment.',
    no_delay_is_left: 'You have used every move that this loan allows.',
    nothing_is_left_to_delay: 'There is no instalment left to move.',
    delay_is_outside_its_window: 'This is possible from {first} to {last}, around the due date.',
    delay_costs_more_than_being_late: 'Moving it would cost you more than paying late, so we don’t offer it.',
    cost_ceiling_is_reached: 'With this fee the loan would cost more than the law allows.',
    'fee.share': '{percent} % of the {amount} you move',
    'fee.flat': '{amount} for moving it',
  },
  translations,
);

/** Why an instalment can't be moved now; of one that is too early or too late, on which days it could be. */
export function notNowSentence({ refused, facts = {} }: Refusal<DelayRule>, language: Language): string {
  const t = delayTexts(language);
  if (refused !== 'delay_is_outside_its_window') return t(refused);
  const { dueOn, daysBefore, daysAfter } = facts;
  const due = dayNumber(dueOn as CalendarDate);
  const day = (days: number) => dayWords(dateOfDayNumber(due + days), language);
  return t(refused, { first: day(-Number(daysBefore)), last: day(Number(daysAfter)) });
}

/** How the fee comes about: "1.5 % of the ₱2,910.19 that you move". */
export function delayFeeLine(
  market: MarketId,
  { terms, moved, fee }: { terms: DelayTerms | null; moved: bigint; fee: bigint },
  language: Language,
): string {
  const t = delayTexts(language);
  const isShare = terms !== null && terms.percent.num > 0n && terms.fixed === 0n;
  if (!isShare) return t('fee.flat', { amount: marketMoney(market, fee) });
  return t('fee.share', { percent: percentText(terms.percent), amount: marketMoney(market, moved) });
}
