import { languages } from '@candor/markets';
import { tickWords } from '@candor/markets/agreement';
import { expect, it } from 'vitest';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';
import { hi } from './texts/hi.ts';
import { zh } from './texts/zh.ts';

const own = { en, zh, fil, hi };

it.each(languages)('R4 · what is kept of a signature in %s is what stood beside the boxes', (language) => {
  const { haveRead, accept, agreement, andThe, policy, acceptEnd } = own[language];
  const accepted = `${accept} ${agreement} ${andThe} ${policy}${acceptEnd}`;
  expect({ disclosure: haveRead, agreement: accepted }).toEqual({
    disclosure: tickWords.disclosure[language],
    agreement: tickWords.agreement[language],
  });
});
