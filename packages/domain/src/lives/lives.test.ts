// A loan's life as a page that a reviewer reads: whoever changes an amount sees whose.
// To accept the new figures: CANDOR_GOLDEN=write npx vitest run packages/domain/src/lives
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import { rational } from '../numbers/rational.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { SurplusRule } from '../repayment/allocate-repayment.ts';
import { after, day, granted, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { lifePage } from './life-page.ts';
import type { Moment } from './life-page.ts';

type Happening = (loan: Loan, on: CalendarDate) => LoanEvent[] | Refusal;
type Story = { title: string; loan: Loan; life: [on: string, what: string, happens: Happening][] };

const pay =
  (by: string, amount: bigint, surplus: SurplusRule = 'keep'): Happening =>
  (loan, on) =>
    decideRepay(loan, { by, amount, receivedOn: on, surplus }, on);
const nothing: Happening = () => [];

const stories: Record<string, Story> = {
  'as-on-the-screens': {
    title: 'Eight thousand for three months, as on the screens',
    loan: workedLoan(),
    life: [
      ['2026-09-18', 'paid out', nothing],
      ['2026-10-18', 'first instalment', pay('1', 291_019n)],
      ['2026-11-15', 'three days before the second', decideDay],
      [
        '2026-11-15',
        'the fee of a delay',
        (loan, on) => decideDelay(loan, { by: '2', amount: 4_365n, receivedOn: on }, on),
      ],
      ['2026-12-02', 'second instalment', pay('3', 291_019n)],
      ['2026-12-18', 'last instalment', pay('4', 291_018n)],
    ],
  },
  'settled-early': {
    title: 'Settled early, with more than it took',
    loan: workedLoan(),
    life: [
      ['2026-10-18', 'first instalment', pay('1', 291_019n)],
      ['2026-11-15', '6,000.00', pay('2', 600_000n)],
      ['2026-11-17', 'the bank takes it back', (loan, on) => decideReverse(loan, { by: '2' }, on)],
    ],
  },
  'prepaid-in-part': {
    title: 'Prepaid in part: smaller, then shorter',
    loan: workedLoan({ instalments: 6 }, { limits: { mostCost: null, mostLatePercentPerMonth: null } }),
    life: [
      ['2026-10-18', 'first instalment and 1,000.00 more, smaller', pay('1', 255_102n, 'smaller')],
      ['2026-11-30', 'second instalment and 1,500.00 more, shorter', pay('2', 290_000n, 'shorter')],
    ],
  },
  'late-and-restructured': {
    title: 'Late, paid in part, forgiven, restructured',
    loan: lateLoan(),
    life: [
      ['2026-09-12', 'first instalment', pay('1', 285_294n)],
      ['2026-10-16', 'four days late', decideDay],
      ['2026-10-20', '1,000.00', pay('2', 100_000n)],
      ['2026-11-18', '37 days late', decideDay],
      [
        '2026-11-18',
        'late charge of the second row forgiven',
        (loan, on) =>
          decideWaive(loan, { n: 2, parts: { ...noParts, penalty: 8_135n }, reason: 'hardship' }, on),
      ],
      [
        '2026-11-19',
        'eight months at 2 %',
        (loan, on) =>
          decideRestructure(
            loan,
            {
              terms: {
                instalments: 8,
                every: { count: 1, unit: 'month' },
                firstDueOn: day('2026-12-15'),
                interest: { ...workedTerms.interest, rate: rational(2n) },
              },
              limits: loan.agreement.limits,
              reason: 'hardship',
            },
            on,
          ),
      ],
    ],
  },
};

function told({ loan, life }: Story): Moment[] {
  let now = loan;
  return life.map(([date, what, happens]) => {
    const on = day(date);
    const events = granted(happens(now, on));
    now = after(now, events);
    return { on, what, events, loan: now };
  });
}

describe('golden lives', () => {
  it.each(Object.entries(stories))('%s is as written down', (name, story) => {
    const file = join(import.meta.dirname, `${name}.md`);
    const page = lifePage(story.title, told(story));
    if (process.env['CANDOR_GOLDEN'] === 'write') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });

  it('no file is left of a story that is no longer told', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
    expect(files.map((file) => file.replace('.md', '')).toSorted()).toEqual(Object.keys(stories).toSorted());
  });
});
