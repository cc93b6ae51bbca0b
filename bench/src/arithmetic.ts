import { xirr } from '@webcarrot/xirr';
import { effectiveAnnual, eirMonthly, rateOfDatedFlows } from '@candor/domain/rate';
import { isRefusal } from '@candor/domain/refusals';
import { makeQuote, makeSchedule, scheduleFlows, type LoanTerms } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import { products } from '@candor/markets';
import loanjs from 'loanjs';
import { lawfulAndUnlawfulLoans, lentLoans, monthlyLoans, type BenchLoan } from './arithmetic-cases.ts';
import { isRateRight, isScheduleRight, isXirrRight, repaysTheLoan } from './arithmetic-judge.ts';
import { line, median, type Line } from './result.ts';

const timed = 2_000;
const judged = 400;
const rounds = 7;
const msEach = 300;
const disbursedOn = '2026-11-15' as CalendarDate;

/**
 * Schedules and rates beside two libraries that many use, with how often each is wrong; and quotes by
 * themselves.
 */
export async function benchArithmetic(say: (line: string) => void): Promise<Line[]> {
  const [monthly, lent, any] = [monthlyLoans(timed), lentLoans(timed), lawfulAndUnlawfulLoans(timed)];
  const ourRate = ({ schedule }: BenchLoan) => rateOfDatedFlows(effectiveAnnual, scheduleFlows(schedule));
  const theirRate = ({ cash }: BenchLoan) => attempt(() => xirr(cash));
  say(`Arithmetic: ${timed} loans timed, ${judged} judged by the second opinion`);
  return [
    race(
      'schedules a second against loanjs, which has no dates',
      monthly,
      ({ terms }) => makeSchedule(terms),
      askLoanjs,
    ),
    wrongs('schedules: rows that are not right, ours', monthly, isScheduleRight, 0),
    wrongs('schedules: rows that do not repay the loan, loanjs', monthly, (loan) =>
      repaysTheLoan(
        loan,
        attempt(() => askLoanjs(loan).installments),
      ),
    ),
    race(
      'effective rates a second against @webcarrot/xirr, on loans as they are lent (1 to 24 months, or once after 7 to 30 days; fee 0 to 8 %)',
      lent,
      ourRate,
      theirRate,
    ),
    // Of these the other library has no rate for some, or a wrong one, and is timed all the same: so no
    // budget.
    raceWithoutBudget(
      'effective rates a second against @webcarrot/xirr, on the wide set (once after 1 to 30 days, fee 0 to 40 %)',
      any,
      ourRate,
      theirRate,
    ),
    wrongs('rates not right to the sixth decimal, ours', any, isOursRight, 0),
    wrongs('rates more than 0.01 % off, or none, @webcarrot/xirr', any, (loan) =>
      isXirrRight(
        loan,
        attempt(() => xirr(loan.cash)),
      ),
    ),
    quotes(),
  ];
}

function isOursRight(loan: BenchLoan): boolean {
  const rate = rateOfDatedFlows(effectiveAnnual, scheduleFlows(loan.schedule));
  return !isRefusal(rate) && isRateRight(loan, rate);
}

function askLoanjs({ asked }: BenchLoan) {
  return loanjs.Loan(asked.amount, asked.instalments, asked.percentAYear);
}

/** Whoever throws has no answer. */
function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

type Race = (
  what: string,
  cases: readonly BenchLoan[],
  ours: (loan: BenchLoan) => unknown,
  theirs: (loan: BenchLoan) => unknown,
) => Line;

const race: Race = (what, ...racers) => {
  const { ratio, value } = raced(...racers);
  return line('arithmetic', what, value, '≥ 1', ratio >= 1);
};

const raceWithoutBudget: Race = (what, ...racers) => line('arithmetic', what, raced(...racers).value);

function raced<Case>(
  cases: readonly Case[],
  ours: (each: Case) => unknown,
  theirs: (each: Case) => unknown,
): { readonly ratio: number; readonly value: string } {
  const pairs = Array.from({ length: rounds }, () => [perSecond(cases, ours), perSecond(cases, theirs)]);
  const [us, them] = [median(pairs.map(([a = 0]) => a)), median(pairs.map(([, b = 0]) => b))];
  const ratio = median(pairs.map(([a = 0, b = Number.NaN]) => a / b));
  return { ratio, value: `${ratio.toFixed(2)} (${shown(us)} : ${shown(them)})` };
}

function wrongs(
  what: string,
  loans: readonly BenchLoan[],
  isRight: (loan: BenchLoan) => boolean,
  most?: number,
): Line {
  const few = loans.slice(0, judged);
  const wrong = few.filter((loan) => !isRight(loan)).length;
  const value = `${wrong} of ${few.length} (${((wrong * 100) / few.length).toFixed(0)} %)`;
  return most === undefined
    ? line('arithmetic', what, value)
    : line('arithmetic', what, value, String(most), wrong <= most);
}

/**
 * What the slider asks for, over and over: schedule and disclosed rate of the loans that the first market
 * offers.
 */
function quotes(): Line {
  const terms = products.ph.flatMap(({ terms: product }) =>
    product.terms.flatMap((term): LoanTerms[] => {
      const { min, step } = product.amount;
      return [0n, 3n, 6n].flatMap((steps) => {
        const loan = offeredLoan(product, { amount: min + steps * step, term, disbursedOn });
        return isRefusal(loan) ? [] : [loan];
      });
    }),
  );
  const each = Array.from({ length: rounds }, () => perSecond(terms, (one) => makeQuote(one, eirMonthly)));
  const value = median(each);
  return line(
    'arithmetic',
    `pure quotes a second on one core (${terms.length} loans of the Philippine products)`,
    shown(value),
    '≥ 100,000/s',
    value >= 100_000,
  );
}

function perSecond<Case>(cases: readonly Case[], work: (each: Case) => unknown): number {
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < msEach) {
    for (const each of cases) work(each);
    done += cases.length;
  }
  return (done * 1000) / (performance.now() - began);
}

function shown(perSecondValue: number): string {
  return `${Math.round(perSecondValue).toLocaleString('en')}/s`;
}
