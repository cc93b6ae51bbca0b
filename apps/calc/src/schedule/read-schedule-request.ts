import { dayCounts, feesTaken, interestMethods, mostInstalments, ratePeriods } from '@candor/domain/schedule';
import { roundingModes } from '@candor/domain/money';
import { zero } from '@candor/domain/numbers';
import type { FeeTerms, InterestTerms, LoanTerms, RoundingTerms } from '@candor/domain/schedule';
import { isMarketId, marketIds, markets } from '@candor/markets';
import { refuse } from '../problem.ts';
import { fieldOf, has, pathOf, readList, readObject } from '../read/read-object.ts';
import type { Fields } from '../read/read-object.ts';
import { readStep } from '../read/read-step.ts';
import { readChoice, readDate, readDecimal, readMoney, readText, readWhole } from '../read/read-values.ts';

const exampleMarket = marketIds[0] ?? '';

const names = [
  'amount',
  'currency',
  'disbursedOn',
  'instalments',
  'every',
  'firstDueOn',
  'interest',
  'fees',
  'rounding',
  'market',
];
const interestExample =
  '{"rate": "7.0", "per": "month", "method": "declining-equal-instalment", "dayCount": "equal-periods"}';
const feeExample =
  '{"name": "processing", "percent": "3.0", "fixed": "0.00", "taxPercent": "0", "taken": "deducted"}';

export function readScheduleRequest(request: unknown): LoanTerms {
  const fields = readObject(request, '', names, '{"amount": "10000.00", "currency": "PHP", …}');
  const amount = readMoney(fields, 'amount', 'amount', '10000.00');
  checkCurrency(fields);
  const firstDueOn = fieldOf(fields, 'firstDueOn') ?? null;
  return {
    amount,
    disbursedOn: readDate(fields, 'disbursedOn', 'day of the payout', '2026-01-01'),
    instalments: readWhole(fields, 'instalments', { least: 1, most: mostInstalments }, '6'),
    every: readStep(fields, 'every'),
    firstDueOn:
      firstDueOn === null ? null : readDate(fields, 'firstDueOn', 'first due date, or null', '2026-02-15'),
    interest: readInterest(fields),
    fees: has(fields, 'fees')
      ? readList(fieldOf(fields, 'fees'), 'fees', `[${feeExample}]`).map(readFee)
      : [],
    rounding: readRounding(fields),
  };
}

function checkCurrency(fields: Fields): void {
  const currency = readText(fields, 'currency', 'a currency by its three letters', 'PHP');
  if (!/^[A-Z]{3}$/.test(currency))
    refuse(pathOf(fields, 'currency'), 'a currency by its three letters', 'PHP');
  if (!has(fields, 'market')) return;
  const market = readText(fields, 'market', `one of ${marketIds.join(', ')}`, exampleMarket);
  if (!isMarketId(market))
    return refuse(pathOf(fields, 'market'), `one of ${marketIds.join(', ')}`, exampleMarket);
  const { code } = markets[market].currency;
  if (currency !== code)
    refuse(pathOf(fields, 'currency'), `loans of the market ${market} are in ${code}`, code);
}

function readInterest(fields: Fields): InterestTerms {
  const known = ['rate', 'per', 'method', 'dayCount'];
  const interest = readObject(fieldOf(fields, 'interest'), 'interest', known, interestExample);
  return {
    rate: readDecimal(interest, 'rate', 'percent', '7.0'),
    per: readChoice(interest, 'per', ratePeriods),
    method: readChoice(interest, 'method', interestMethods),
    dayCount: readChoice(interest, 'dayCount', dayCounts),
  };
}

function readFee(value: unknown, index: number): FeeTerms {
  const known = ['name', 'percent', 'fixed', 'taxPercent', 'taken'];
  const fee = readObject(value, `fees[${index}]`, known, feeExample);
  if (!has(fee, 'percent') && !has(fee, 'fixed'))
    refuse(`fees[${index}]`, 'percent, fixed or both', feeExample);
  return {
    name: readText(fee, 'name', 'what the fee is for', 'processing'),
    percent: has(fee, 'percent') ? readDecimal(fee, 'percent', 'percent of the amount', '3.0') : zero,
    fixed: has(fee, 'fixed') ? readMoney(fee, 'fixed', 'fixed fee', '150.00') : 0n,
    taxPercent: has(fee, 'taxPercent')
      ? readDecimal(fee, 'taxPercent', 'tax in percent of the fee', '18')
      : zero,
    taken: readChoice(fee, 'taken', feesTaken),
  };
}

function readRounding(fields: Fields): RoundingTerms {
  const known = ['mode', 'to'];
  const rounding = readObject(
    fieldOf(fields, 'rounding'),
    'rounding',
    known,
    '{"mode": "half-even", "to": "0.01"}',
  );
  return {
    mode: readChoice(rounding, 'mode', roundingModes),
    to: readMoney(rounding, 'to', 'the step that instalments are rounded to', '0.01'),
  };
}
