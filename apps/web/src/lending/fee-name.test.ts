import { expect, it } from 'vitest';
import { en as onConfirm } from '../screens/confirm/texts/en.ts';
import confirmHi from '../screens/confirm/texts/hi.json' with { type: 'json' };
import confirmFil from '../screens/confirm/texts/fil.json' with { type: 'json' };
import confirmZh from '../screens/confirm/texts/zh.json' with { type: 'json' };
import { en as onLoan } from '../screens/loan-detail/texts/en.ts';
import loanHi from '../screens/loan-detail/texts/hi.json' with { type: 'json' };
import loanFil from '../screens/loan-detail/texts/fil.json' with { type: 'json' };
import loanZh from '../screens/loan-detail/texts/zh.json' with { type: 'json' };
import { en as onProduct } from '../screens/product/texts/en.ts';
import productHi from '../screens/product/texts/hi.json' with { type: 'json' };
import productFil from '../screens/product/texts/fil.json' with { type: 'json' };
import productZh from '../screens/product/texts/zh.json' with { type: 'json' };
import { feeName } from './fee-name.ts';

type Texts = { readonly processingFee: string; readonly withTax: string };
const sayIn =
  (texts: Texts) =>
  (word: keyof Texts, values?: { readonly name: string }): string =>
    texts[word].replace('{name}', values?.name ?? '');

it.each([
  ['en', onProduct, onLoan, onConfirm, 'Processing fee with tax'],
  ['hi', productHi, loanHi, confirmHi, 'प्रोसेसिंग शुल्क कर सहित'],
  ['fil', productFil, loanFil, confirmFil, 'Bayad sa pagproseso kasama ang buwis'],
  ['zh', productZh, loanZh, confirmZh, '手续费（含税）'],
])('in %s price, offer and signing call a fee by the same words', (_language, ...all) => {
  const called = all.pop();
  const named = (all as Texts[]).map((texts) => feeName(sayIn(texts), { name: 'processing', tax: 61_02 }));
  expect(named).toEqual([called, called, called]);
  const bare = (all as Texts[]).map((texts) => feeName(sayIn(texts), { name: 'processing', tax: 0 }));
  expect(new Set(bare).size).toBe(1);
  expect(bare[0]).not.toBe(called);
});

it('a name of the lender’s own is said as it is', () => {
  expect(feeName(sayIn(onLoan), { name: 'Stamp duty', tax: 0 })).toBe('Stamp duty');
});
