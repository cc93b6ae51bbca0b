// Who is right is settled by the slow second opinion that the domain's own tests have: exact fractions, no
// shortcut.
import type { Rate } from '@candor/domain/rate';
import { slowMonthsAndDays } from '@candor/domain/testing/slow-calendar';
import type { SlowFraction } from '@candor/domain/testing/slow-fraction';
import { slowSign, type SlowFlow } from '@candor/domain/testing/slow-rate';
import { slowSchedule } from '@candor/domain/testing/slow-schedule';
import type { BenchLoan } from './arithmetic-cases.ts';

/** Every figure of every row, to the cent. */
export function isScheduleRight({ terms, schedule }: BenchLoan): boolean {
  const shown = (rows: readonly { principal: bigint; interest: bigint; total: bigint; dueOn: string }[]) =>
    rows
      .map(({ principal, interest, total, dueOn }) => `${dueOn} ${principal} ${interest} ${total}`)
      .join('\n');
  return shown(schedule.rows) === shown(slowSchedule(terms).rows);
}

/** Mildly: its rows only have to repay what was lent, to the cent. */
export function repaysTheLoan(
  { terms }: BenchLoan,
  rows: readonly { readonly capital: number }[] | undefined,
): boolean {
  const repaid = rows?.reduce((sum, { capital }) => sum + Math.round(capital * 100), 0);
  return repaid === Number(terms.amount);
}

/**
 * Right to the last of its six decimals, times as the European Union counts them: twelfths of a year, odd
 * days over 365 or 366.
 */
export function isRateRight({ terms, schedule, days }: BenchLoan, { millionths }: Rate): boolean {
  const flows = days.map(({ amount }, index) => ({
    amount,
    parts: index === 0 ? 0 : yearParts(terms.disbursedOn, schedule.rows[index - 1]?.dueOn ?? ''),
  }));
  return isBetween(
    flows,
    267_180,
    [2n * millionths - 1n, 200_000_000n],
    [2n * millionths + 1n, 200_000_000n],
  );
}

/** Mildly: right to a hundredth of a percent, times as it counts them itself: days over 365. */
export function isXirrRight({ days }: BenchLoan, rate: number | undefined): boolean {
  if (rate === undefined || !Number.isFinite(rate) || rate <= -0.99) return false;
  const billionths = BigInt(Math.round(rate * 1e9));
  const near = 100_000n; // 0.01 %
  return isBetween(days, 365, [billionths - near, 1_000_000_000n], [billionths + near, 1_000_000_000n]);
}

/** At a rate that is too low the payments outweigh what was received; at one that is too high they don't. */
function isBetween(
  flows: readonly SlowFlow[],
  perYear: number,
  low: SlowFraction,
  high: SlowFraction,
): boolean {
  const growth = ([top, bottom]: SlowFraction): SlowFraction => [top + bottom, bottom];
  return slowSign(flows, perYear, growth(low)) >= 0 && slowSign(flows, perYear, growth(high)) <= 0;
}

/** In 267,180ths of a year, which twelfths, 365ths and 366ths are all whole numbers of. */
function yearParts(from: string, to: string): number {
  const { months, oddDays } = slowMonthsAndDays(from, to);
  return oddDays.reduce((sum, { isLeap }) => sum + (isLeap ? 730 : 732), months * 22_265);
}
