import type { CalendarDate } from '@candor/domain/calendar';
import { paymentShape } from '@candor/domain/payment-list';
import { defineTexts, type Language } from '@candor/i18n';
import { marketMoney, type MarketId } from '@candor/markets';
import { dayWords } from '../../customers/messages/day-words.ts';
import type { OtherInstalments } from './hardship-terms.ts';
import translations from './plan-texts.json' with { type: 'json' };

const planTexts = defineTexts(
  {
    delay: 'Nothing to pay before {first}. Then {instalments}: {amounts}.',
    'smaller-instalments': '{instalments}: {amounts}. The first is due on {first}.',
    'amounts.at-most': 'at most {most} each',
    'amounts.last-differs': '{others} of {each}, then {end}',
    'amounts.first-differs': '{first} first, then {each}',
    instalments: '{count, plural, one {# instalment} other {# instalments}}',
    'amounts.alike': '{count, plural, one {{each}} other {{each} each}}',
  },
  translations,
);

type Rows = readonly { readonly dueOn: CalendarDate; readonly total: bigint }[];

/** What other instalments mean for the borrower: where they are chosen, and where they are granted. */
export function planLine(option: OtherInstalments, rows: Rows, market: MarketId, language: Language): string {
  const [first] = rows;
  return planTexts(language)(option, {
    ...planWords(rows, market, language),
    first: first ? dayWords(first.dueOn, language) : '',
  });
}

/** How many instalments, and what they are: all alike, all but one, or none above an amount. */
export function planWords(rows: Rows, market: MarketId, language: Language) {
  const t = planTexts(language);
  return {
    instalments: t('instalments', { count: rows.length }),
    amounts: amountsText(rows, market, language),
  };
}

function amountsText(rows: Rows, market: MarketId, language: Language): string {
  const t = planTexts(language);
  const money = (amount: bigint) => marketMoney(market, amount);
  const shape = paymentShape(rows, ({ total }) => total);
  if (shape.is === 'none') return t('amounts.alike', { count: rows.length, each: money(0n) });
  const first = money(shape.first.total);
  if (shape.is === 'last-differs')
    return t('amounts.last-differs', {
      others: String(rows.length - 1),
      each: first,
      end: money(shape.last.total),
    });
  if (shape.is === 'first-differs')
    return t('amounts.first-differs', { first, each: money(shape.rest.total) });
  if (shape.is === 'mixed') return t('amounts.at-most', { most: money(shape.most.total) });
  return t('amounts.alike', { count: rows.length, each: first });
}
