import { languages } from '@candor/i18n';
import { agreementTexts } from '@candor/markets/agreement';
import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/load-texts.ts';

it.each(languages)(
  'R4 · what is kept of the agreement’s box in %s is what stood beside it',
  async (language) => {
    const say = await loadTexts(import.meta.glob('./*', { base: './texts' }), language);
    const accepted = `${say('accept')} ${say('agreement')} ${say('andThe')} ${say('policy')}${say('acceptEnd')}`;
    expect(accepted).toBe(agreementTexts(language)('tick.agreement'));
  },
);
