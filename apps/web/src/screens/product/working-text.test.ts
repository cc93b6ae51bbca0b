import { isRefusal } from '@candor/domain/refusals';
import { rational } from '@candor/domain/numbers';
import { showArithmetic } from '@candor/domain/schedule';
import type { CalendarDate } from '@candor/domain/calendar';
import { lending, products, quoteProduct } from '@candor/markets';
import { moneyFormat } from '@candor/ui';
import { expect, it } from 'vitest';
import { timeText, workingText } from './working-text.ts';

const peso = moneyFormat({ sign: '₱', grouping: 'thousands' });

it('writes the interest of each row as on paper, grouped like every other amount', () => {
  const day = '2026-09-18' as CalendarDate;
  const { terms } = products.ph[1]!;
  const quote = quoteProduct('ph', terms, { amount: 800_000n, term: terms.terms[1]!, disbursedOn: day }, day);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const steps = showArithmetic(quote.schedule, lending.ph.convention, quote.rate);
  expect(steps.flatMap((step) => (step.step === 'row' ? [workingText(peso, step)] : []))).toEqual([
    '8,000.00 × 54\u00a0% × 1/12 = 360.00',
    '5,449.81 × 54\u00a0% × 1/12 = 245.2414… → 245.24',
    '2,784.86 × 54\u00a0% × 1/12 = 125.3187 → 125.32',
  ]);
});

it('says a time with its odd days', () => {
  expect([rational(2n), rational(13n, 30n), rational(43n, 30n)].map(timeText)).toEqual([
    '2',
    '13/30',
    '1 13/30',
  ]);
});
