// Schedules as a person reads them. A change that moves a cent shows up here as a changed table, beside its
// working. To accept the new figures: CANDOR_GOLDEN=write npx vitest run packages/domain/src/golden
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational, zero } from '../numbers/rational.ts';
import { effectiveAnnual } from '../rate/effective-annual.ts';
import { eirMonthly } from '../rate/eir-monthly.ts';
import { nominal12 } from '../rate/nominal-12.ts';
import type { DatedConvention } from '../rate/rate-convention.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { goldenPage } from './golden-page.ts';

const day = (text: string) => text as CalendarDate;
const { interest } = sampleTerms();

type Story = { title: string; convention: DatedConvention; terms: Partial<LoanTerms> };

const stories: Readonly<Record<string, Story>> = {
  'six-months-declining': {
    title: 'Six months at 7 % a month, 3 % deducted',
    convention: eirMonthly,
    terms: {},
  },
  'thirty-days-at-once': {
    title: 'Thirty days, paid at once, with the largest fee that 12 % a month leaves room for',
    convention: eirMonthly,
    terms: {
      instalments: 1,
      every: { count: 30, unit: 'day' },
      interest: { ...interest, rate: rational(6n), dayCount: '30/360' },
      fees: [{ name: 'service', percent: zero, fixed: 53_571n, taxPercent: zero, taken: 'deducted' }],
    },
  },
  'key-facts-illustration': {
    title:
      'The Indian illustration: 20,000 at 15 % a year in 24 months, fees of 400, instalments to the rupee',
    convention: nominal12,
    terms: {
      amount: 2_000_000n,
      instalments: 24,
      interest: { ...interest, rate: rational(15n), per: 'year' },
      fees: [{ name: 'processing', percent: zero, fixed: 40_000n, taxPercent: zero, taken: 'deducted' }],
      rounding: { mode: 'half-up', to: 100n },
    },
  },
  'weekly-flat-spread-fee': {
    title: 'Eight weeks flat, a fee with 18 % tax spread over them',
    convention: nominal12,
    terms: {
      amount: 500_000n,
      instalments: 8,
      every: { count: 1, unit: 'week' },
      interest: { rate: rational(36n), per: 'year', method: 'flat', dayCount: 'equal-periods' },
      fees: [
        { name: 'processing', percent: rational(2n), fixed: 0n, taxPercent: rational(18n), taken: 'spread' },
      ],
      rounding: { mode: 'half-up', to: 1n },
    },
  },
  'month-ends': {
    title: 'Month ends: the 31st goes and comes back, and a leap year has 366 days',
    convention: effectiveAnnual,
    terms: {
      disbursedOn: day('2023-11-30'),
      firstDueOn: day('2023-12-31'),
      instalments: 5,
      interest: {
        rate: rational(24n),
        per: 'year',
        method: 'declining-equal-instalment',
        dayCount: 'actual/actual',
      },
      fees: [],
    },
  },
  'half-months': {
    title: 'Twice a month on paydays, 15th and 30th',
    convention: eirMonthly,
    terms: {
      disbursedOn: day('2026-01-15'),
      instalments: 6,
      every: { count: 1, unit: 'half-month' },
      interest: { ...interest, rate: rational(5n), dayCount: '30/360' },
      fees: [
        {
          name: 'processing',
          percent: rational(2n),
          fixed: 5_000n,
          taxPercent: zero,
          taken: 'first-instalment',
        },
      ],
    },
  },
  'moved-first-due-date': {
    title: 'The first due date moved to the 15th, every day charged',
    convention: eirMonthly,
    terms: {
      firstDueOn: day('2026-02-15'),
      instalments: 4,
      interest: {
        rate: rational(1n, 10n),
        per: 'day',
        method: 'declining-equal-instalment',
        dayCount: 'actual/365',
      },
      fees: [],
    },
  },
  'equal-principal-to-the-peso': {
    title: 'Equal principal, rounded to the peso',
    convention: eirMonthly,
    terms: {
      amount: 1_000_050n,
      instalments: 7,
      interest: { ...interest, rate: rational(3n), method: 'declining-equal-principal' },
      fees: [],
      rounding: { mode: 'half-even', to: 100n },
    },
  },
};

describe('golden schedules', () => {
  it.each(Object.entries(stories))('%s is as written down', (name, { title, convention, terms }) => {
    const file = join(import.meta.dirname, `${name}.md`);
    const page = goldenPage(title, sampleTerms(terms), convention);
    if (process.env['CANDOR_GOLDEN'] === 'write') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });

  it('no file is left of a story that is no longer told', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
    expect(files.map((file) => file.replace('.md', '')).toSorted()).toEqual(Object.keys(stories).toSorted());
  });
});
