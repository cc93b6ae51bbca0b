import type { MarketId } from '@candor/markets';
import type { InputWords } from '@candor/ui';
import type { Translate } from './message-id.ts';

type Foreign = `input.foreign_number.${MarketId}`;

/** A phone rule's country is the market it was made from; another market doesn't compile without its words. */
const foreignTo: Readonly<Record<MarketId, Foreign>> & Readonly<Record<string, Foreign | undefined>> = {
  ph: 'input.foreign_number.ph',
  in: 'input.foreign_number.in',
};

/** What the text controls say, from the catalogue. A refusal that they learn doesn't compile until every language has words for it. */
export function inputWords(t: Translate): InputWords {
  return {
    say: {
      not_a_digit: ({ text }) => t('input.not_a_digit', { text }),
      full: ({ max }) => t('input.full', { max }),
      too_long: ({ text, count, max }) => t('input.too_long', { text, count, max }),
      foreign_number: ({ text, country }) => t(foreignTo[country] ?? 'input.foreign_number', { text }),
      several_numbers: ({ text }) => t('input.several_numbers', { text }),
      comma: () => t('input.comma'),
      second_point: () => t('input.second_point'),
      too_many_decimals: ({ max }) => t('input.too_many_decimals', { max }),
      not_an_amount: ({ text }) => t('input.not_an_amount', { text }),
      ambiguous_amount: ({ text }) => t('input.ambiguous_amount', { text }),
    },
    neither: t('input.neither'),
    keypad: t('input.keypad'),
    point: t('input.point'),
    backspace: t('input.backspace'),
    done: t('input.done'),
  };
}
