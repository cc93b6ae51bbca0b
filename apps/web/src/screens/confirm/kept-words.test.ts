import { languages } from '@candor/markets';
import { agreementTexts } from '@candor/markets/agreement';
import { expect, it } from 'vitest';
import { en } from './words/en.ts';
import { fil } from './words/fil.ts';
import { hi } from './words/hi.ts';
import { zh } from './words/zh.ts';

const own = { en, zh, fil, hi };

it.each(languages)('R4 · what is kept of a signature in %s is what stood beside the boxes', (language) => {
  const { haveRead, accept, agreement, andThe, policy, acceptEnd } = own[language];
  const accepted = `${accept} ${agreement} ${andThe} ${policy}${acceptEnd}`;
  expect({ disclosure: haveRead, agreement: accepted }).toEqual({
    disclosure: agreementTexts(language)('tick.disclosure'),
    agreement: agreementTexts(language)('tick.agreement'),
  });
});
