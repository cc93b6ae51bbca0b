import type { RecutInstalments } from '@candor/domain/repayment';
import { defineTexts } from '@candor/i18n';
import { marketMoney, type Language, type MarketId } from '@candor/markets';
import { dayWords } from '../../customers/messages/day-words.ts';
import translations from './recut-texts.json' with { type: 'json' };

const recutTexts = defineTexts(
  {
    recut: '{day}: {is} instead of {was}. It is already paid, and {moves} of that goes to {to}.',
    'recut.many':
      'The instalments until {day} are already paid and get smaller too: {moves} of that goes to {to}.',
  },
  translations,
);

/**
 * What lower instalments do to those that are paid ahead: before a payment, on its page and on its receipt.
 */
export function recutLine(
  recut: RecutInstalments | null,
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string | null {
  if (!recut) return null;
  const { dueOn, until, was, is, moves, to } = recut;
  const money = (amount: bigint) => marketMoney(market, amount);
  const rest = { day: dayWords(until, language), moves: money(moves), to: dayWords(to, language) };
  const t = recutTexts(language);
  return dueOn === until ? t('recut', { ...rest, was: money(was), is: money(is) }) : t('recut.many', rest);
}
