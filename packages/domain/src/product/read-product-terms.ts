import type { CalendarDate } from '../calendar/calendar-date.ts';
import { stepUnits } from '../calendar/step-date.ts';
import { dayCounts, feePayees, feesTaken, interestMethods, ratePeriods } from '../schedule/loan-terms.ts';
import { longestStep, mostInstalments } from '../schedule/check-terms.ts';
import { unfitProduct } from './product-fault.ts';
import type { ProductFault, UnfitProduct } from './product-fault.ts';
import { productFaults } from './product-faults.ts';
import {
  choiceAt,
  fieldsOf,
  listAt,
  moneyAt,
  pathAt,
  percentAt,
  textAt,
  valueAt,
  wholeAt,
} from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';
import { latePeriods, paidParts } from './product-terms.ts';
import type {
  ContingentCharge,
  DelayTerms,
  LateChargeTerms,
  OfferedTerm,
  ProductFee,
  ProductTerms,
} from './product-terms.ts';

const names = [
  'amount',
  'terms',
  'interest',
  'fees',
  'lateCharge',
  'contingentCharges',
  'delay',
  'coolingOffDays',
  'earlySettlement',
  'paymentOrder',
  'rounding',
];
const termExample = '[{"instalments": 3, "every": {"count": 1, "unit": "month"}}]';
const feeExample =
  '[{"name": "processing", "percent": "3", "fixed": "0.00", "taxPercent": "0", "taken": "deducted", "payee": "lender"}]';

/**
 * A product's terms as a person or a stored version wrote them, with amounts and percentages as text; every
 * fault at once if they can't be lent under. `on` is the day that the product is checked on.
 */
export function readProductTerms(json: unknown, on: CalendarDate): ProductTerms | UnfitProduct {
  const faults: ProductFault[] = [];
  const fields = fieldsOf(json, '', faults, names);
  const inside = (name: string, known: readonly string[]) =>
    fieldsOf(valueAt(fields, name), name, faults, known);
  const amount = inside('amount', ['min', 'max', 'step']);
  const interest = inside('interest', ['rate', 'per', 'method', 'dayCount']);
  const early = inside('earlySettlement', ['chargePercent']);
  const rounding = inside('rounding', ['mode', 'to']);
  const terms: ProductTerms = {
    amount: {
      min: moneyAt(amount, 'min', '1000.00'),
      max: moneyAt(amount, 'max', '10000.00'),
      step: moneyAt(amount, 'step', '500.00'),
    },
    terms: listAt(fields, 'terms', termExample).map((term, k) => readTerm(term, `terms[${k}]`, faults)),
    interest: {
      rate: percentAt(interest, 'rate', '4.5'),
      per: choiceAt(interest, 'per', ratePeriods),
      method: choiceAt(interest, 'method', interestMethods),
      dayCount: choiceAt(interest, 'dayCount', dayCounts),
    },
    fees: listAt(fields, 'fees', feeExample).map((fee, k) => readFee(fee, `fees[${k}]`, faults)),
    lateCharge: readLateCharge(fields),
    ...readContingentCharges(fields),
    delay: readDelay(fields),
    coolingOffDays: wholeAt(fields, 'coolingOffDays', { least: 0, most: 30 }, '3'),
    earlySettlement: { chargePercent: percentAt(early, 'chargePercent', '0') },
    paymentOrder: listAt(fields, 'paymentOrder', JSON.stringify(paidParts)).map((part, k) =>
      choiceAt(
        { path: '', values: { [`paymentOrder[${k}]`]: part }, faults },
        `paymentOrder[${k}]`,
        paidParts,
      ),
    ),
    rounding: {
      mode: choiceAt(rounding, 'mode', ['half-even', 'half-up']),
      to: moneyAt(rounding, 'to', '0.01'),
    },
  };
  if (faults.length > 0) return unfitProduct(faults);
  const broken = productFaults(terms, on);
  return broken.length > 0 ? unfitProduct(broken) : terms;
}

function readTerm(value: unknown, path: string, faults: ProductFault[]): OfferedTerm {
  const term = fieldsOf(value, path, faults, ['instalments', 'every']);
  const every = fieldsOf(valueAt(term, 'every'), pathAt(term, 'every'), faults, ['count', 'unit']);
  return {
    instalments: wholeAt(term, 'instalments', { least: 1, most: mostInstalments }, '3'),
    every: {
      count: wholeAt(every, 'count', { least: 1, most: longestStep }, '1'),
      unit: choiceAt(every, 'unit', stepUnits),
    },
  };
}

function readFee(value: unknown, path: string, faults: ProductFault[]): ProductFee {
  const known = ['name', 'percent', 'fixed', 'taxPercent', 'taken', 'payee'];
  const fee = fieldsOf(value, path, faults, known);
  return {
    name: textAt(fee, 'name', 'what the fee is for, in 1 to 60 characters', 'processing'),
    percent: percentAt(fee, 'percent', '3'),
    fixed: moneyAt(fee, 'fixed', '0.00'),
    taxPercent: percentAt(fee, 'taxPercent', '18'),
    taken: choiceAt(fee, 'taken', feesTaken),
    payee: choiceAt(fee, 'payee', feePayees),
  };
}

function readLateCharge(fields: ProductFields): LateChargeTerms | null {
  const value = valueAt(fields, 'lateCharge');
  if (value === null) return null;
  const any = fieldsOf(value, 'lateCharge', [], []);
  const kind = choiceAt({ ...any, faults: fields.faults }, 'kind', ['percent', 'fixed']);
  const known = kind === 'percent' ? ['kind', 'percent', 'per', 'graceDays'] : ['kind', 'fixed', 'graceDays'];
  const late = fieldsOf(value, 'lateCharge', fields.faults, known);
  const graceDays = wholeAt(late, 'graceDays', { least: 0, most: 60 }, '3');
  return kind === 'percent'
    ? { kind, percent: percentAt(late, 'percent', '4.5'), per: choiceAt(late, 'per', latePeriods), graceDays }
    : { kind, fixed: moneyAt(late, 'fixed', '50.00'), graceDays };
}

/** Terms of earlier versions say nothing of them. */
function readContingentCharges(fields: ProductFields): Pick<ProductTerms, 'contingentCharges'> {
  if (!Object.hasOwn(fields.values, 'contingentCharges')) return {};
  const charges = listAt(fields, 'contingentCharges', '[]').map((value, k): ContingentCharge => {
    const path = `contingentCharges[${k}]`;
    const charge = fieldsOf(value, path, fields.faults, ['code', 'names', 'amount', 'times']);
    const called = fieldsOf(valueAt(charge, 'names'), `${path}.names`, fields.faults, languagesNamed(charge));
    return {
      code: textAt(charge, 'code', 'a short code, in 1 to 60 characters', 'returned-payment'),
      names: Object.fromEntries(
        Object.keys(called.values).map((language) => [
          language,
          textAt(
            called,
            language,
            'what the charge is called, in 1 to 60 characters',
            'Returned payment charge',
          ),
        ]),
      ),
      amount: moneyAt(charge, 'amount', '15.00'),
      times: wholeAt(charge, 'times', { least: 1, most: 12 }, '1'),
    };
  });
  return charges.length > 0 ? { contingentCharges: charges } : {};
}

/** Which languages there are is the market's to say: two letters are one. */
function languagesNamed(charge: ProductFields): string[] {
  const called = valueAt(charge, 'names');
  const keys = typeof called === 'object' && called !== null ? Object.keys(called) : [];
  return keys.filter((key) => /^[a-z]{2,3}$/u.test(key));
}

function readDelay(fields: ProductFields): DelayTerms | null {
  const value = valueAt(fields, 'delay');
  if (value === null) return null;
  const known = ['times', 'days', 'percent', 'fixed', 'daysBefore', 'daysAfter'];
  const delay = fieldsOf(value, 'delay', fields.faults, known);
  return {
    times: wholeAt(delay, 'times', { least: 1, most: 12 }, '1'),
    days: wholeAt(delay, 'days', { least: 1, most: 90 }, '14'),
    percent: percentAt(delay, 'percent', '1'),
    fixed: moneyAt(delay, 'fixed', '0.00'),
    daysBefore: wholeAt(delay, 'daysBefore', { least: 0, most: 60 }, '5'),
    daysAfter: wholeAt(delay, 'daysAfter', { least: 0, most: 60 }, '0'),
  };
}
