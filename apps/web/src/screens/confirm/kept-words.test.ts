import { languages } from '@candor/i18n';
import { agreementTexts } from '@candor/markets/agreement';
import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/load-texts.ts';

it.each(languages)(
  'R4 · what is kept of a signature in %s is what stood beside the boxes',
  async (language) => {
    const say = await loadTexts(import.meta.glob('./*', { base: './texts' }), language);
    const accepted = `${say('accept')} ${say('agreement')} ${say('andThe')} ${say('policy')}${say('acceptEnd')}`;
    expect({ disclosure: say('haveRead'), agreement: accepted }).toEqual({
      disclosure: agreementTexts(language)('tick.disclosure'),
      agreement: agreementTexts(language)('tick.agreement'),
    });
  },
);
