import type { InputWords } from '@candor/ui';
import type { Translate } from './translation.ts';

/**
 * What the text controls say, from the catalogue. A refusal that they learn doesn't compile until every
 * language has words for it.
 */
export function inputWords(t: Translate): InputWords {
  return {
    say: {
      not_a_digit: (facts) => t('input.not_a_digit', facts),
      full: (facts) => t('input.full', facts),
      too_long: (facts) => t('input.too_long', facts),
      foreign_number: ({ text, foreign }) =>
        foreign?.replace('{text}', () => text) ?? t('input.foreign_number', { text }),
      several_numbers: (facts) => t('input.several_numbers', facts),
      comma: () => t('input.comma'),
      second_point: () => t('input.second_point'),
      too_many_decimals: (facts) => t('input.too_many_decimals', facts),
      not_an_amount: (facts) => t('input.not_an_amount', facts),
      ambiguous_amount: (facts) => t('input.ambiguous_amount', facts),
    },
    neither: t('input.neither'),
    keypad: t('input.keypad'),
    point: t('input.point'),
    backspace: t('input.backspace'),
    done: t('input.done'),
  };
}
