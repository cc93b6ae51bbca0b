import { amountText } from '../money/amount.ts';
import { decimalText } from '../numbers/decimal-text.ts';
import type { Rational } from '../numbers/rational.ts';
import type { DatedConvention } from '../rate/rate-convention.ts';
import { rateText } from '../rate/rate.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { arithmeticText } from '../schedule/arithmetic-text.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { makeQuote } from '../schedule/make-quote.ts';
import { scheduleTable } from '../schedule/schedule-table.ts';
import { showArithmetic } from '../schedule/show-arithmetic.ts';

/** A loan on one page: its terms, its rows, what it costs and how every figure comes about. */
export function goldenPage(title: string, terms: LoanTerms, convention: DatedConvention): string {
  const quote = makeQuote(terms, convention);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const { schedule, rate } = quote;
  const { totals, netReceived } = schedule;
  const lines = [
    `# ${title}`,
    '',
    ...termLines(terms).map((line) => `- ${line}`),
    '',
    scheduleTable(schedule),
    '',
    `Received ${amountText(netReceived)}, repaid ${amountText(totals.total)}, cost ${amountText(totals.cost)}.`,
    `Rate: ${rateText(rate)} % per ${rate.per} by ${rate.convention}.`,
    '',
    '## The arithmetic',
    '',
    ...showArithmetic(schedule, convention, rate).map((step) => `    ${arithmeticText(step)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function termLines({
  amount,
  disbursedOn,
  instalments,
  every,
  firstDueOn,
  interest,
  fees,
  rounding,
}: LoanTerms): string[] {
  return [
    `${amountText(amount)} paid out on ${disbursedOn}`,
    `${instalments} × ${every.count} ${every.unit}${firstDueOn === null ? '' : `, the first on ${firstDueOn}`}`,
    `${percent(interest.rate)} per ${interest.per}, ${interest.method}, ${interest.dayCount}`,
    ...fees.map(({ name, percent: share, fixed, taxPercent, taken }) =>
      [`fee ${name}: ${percent(share)} + ${amountText(fixed)}`, `tax ${percent(taxPercent)}`, taken].join(
        ', ',
      ),
    ),
    `rounded ${rounding.mode} to ${amountText(rounding.to)}`,
  ];
}

function percent(value: Rational): string {
  return `${decimalText(value, 2, 'half-even')} %`;
}
