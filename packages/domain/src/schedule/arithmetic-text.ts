import { amountText } from '../money/amount.ts';
import { decimalText } from '../numbers/decimal-text.ts';
import { multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { rateText } from '../rate/rate.ts';
import type { FeeTaken } from './loan-terms.ts';
import type { ArithmeticStep } from './show-arithmetic.ts';

const taken: Readonly<Record<FeeTaken, string>> = {
  deducted: 'deducted from the payout',
  'first-instalment': 'added to the first instalment',
  spread: 'spread over the instalments',
};

/**
 * A step in plain English, one line: "Received: 10000.00 − 300.00 = 9700.00". Whoever speaks another language
 * renders the step itself.
 */
export function arithmeticText(step: ArithmeticStep): string {
  switch (step.step) {
    case 'fee':
      return feeText(step);
    case 'net-received':
      return `Received: ${amountText(step.amount)} − ${amountText(step.deducted)} = ${amountText(step.netReceived)}`;
    case 'yearly-rate':
      return `Rate for a year: ${short(step.rate)} % per ${step.per} = ${short(step.yearly)} %`;
    case 'flat-interest':
      return `Interest in all: ${money(step.exact)} → ${amountText(step.rounded)}, in ${step.rows} equal parts`;
    case 'instalment': {
      const { rounding, rounded, exact, method } = step;
      const name = method === 'declining-equal-principal' ? 'Principal of a row' : 'Instalment';
      return `${name}: ${money(exact)} → ${amountText(rounded)} (${rounding.mode}, to ${amountText(rounding.to)})`;
    }
    case 'row':
      return rowText(step);
    case 'present-value': {
      const when = `after ${mixed(step.time)} ${step.unit}${step.time.num === step.time.den ? '' : 's'}`;
      return `${step.row.n}. ${amountText(step.row.total)} × ${short(step.factor, 10)} = ${money(step.value)} (${when})`;
    }
    case 'rate': {
      const { rate, repaid, received, law } = step;
      const stated = `${rateText(rate)} % per ${rate.per}, ${rate.convention}`;
      return `Together ${money(repaid)}, received ${amountText(received)}: the rate is ${stated} (${law})`;
    }
  }
}

function feeText({ amount, terms, line }: Extract<ArithmeticStep, { step: 'fee' }>): string {
  const percent = `${short(terms.percent)} % of ${amountText(amount)} + ${amountText(terms.fixed)}`;
  const tax = `tax ${short(terms.taxPercent)} % of it = ${amountText(line.tax)}`;
  return `Fee ${line.name}: ${percent} = ${amountText(line.fee)}, ${tax}; ${taken[line.taken]}`;
}

function rowText(step: Extract<ArithmeticStep, { step: 'row' }>): string {
  const { row, basis, yearly, shares, exactInterest, isLast } = step;
  const rate = yearly === null ? '' : ` × ${short(yearly)} %`;
  const parts = shares.map(({ parts: top, whole }) => `${top}/${whole}`).join(' + ');
  const factor = shares.length === 1 ? parts : `(${parts})`;
  const working = `${money(basis)}${rate} × ${factor} = ${money(exactInterest)}`;
  const repaid = amountText(row.principal + row.interest);
  return [
    `${row.n}. ${row.dueOn}, ${row.days} days: interest ${working} → ${amountText(row.interest)}`,
    `principal ${repaid} − ${amountText(row.interest)} = ${amountText(row.principal)}`,
    ...(row.fee === 0n ? [] : [`fee ${amountText(row.fee)}`]),
    `still owed ${amountText(row.balance)}${isLast ? ' (the last row takes the rest)' : ''}`,
  ].join('; ');
}

/** 43/30 months as people say it: 1 13/30. Parts too fine to mean anything are given as a decimal. */
function mixed(value: Rational): string {
  const [whole, rest] = [value.num / value.den, value.num % value.den];
  if (rest === 0n || value.den > 366n) return short(value);
  return whole === 0n ? `${rest}/${value.den}` : `${whole} ${rest}/${value.den}`;
}

/**
 * Unrounded minor units as people read amounts, four decimals further: 15.625 is "15.625", a third
 * "0.333333…".
 */
function money(minor: Rational): string {
  return short(multiply(minor, rational(1n, 100n)), 6, 2);
}

/** A number with no more decimals than it needs; one that goes on for ever ends with an ellipsis. */
function short(value: Rational, most = 6, least = 0): string {
  const text = decimalText(value, most, 'down');
  const isExact = (value.num * 10n ** BigInt(most)) % value.den === 0n;
  if (!isExact) return `${text}…`;
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}
