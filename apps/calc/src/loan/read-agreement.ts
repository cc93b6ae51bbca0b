import { latePeriods, paidParts } from '@candor/domain/product';
import { zero } from '@candor/domain/numbers';
import type { DelayTerms, LateChargeTerms, PaidPart } from '@candor/domain/product';
import type { LoanAgreement, LoanLimits } from '@candor/domain/loan';
import type { Schedule } from '@candor/domain/schedule';
import { isMarketId, loanLimits, spanOf } from '@candor/markets';
import { refuse } from '../problem.ts';
import { fieldOf, has, readList, readObject } from '../read/read-object.ts';
import type { Fields } from '../read/read-object.ts';
import { readChoice, readDecimal, readMoney, readWhole } from '../read/read-values.ts';

const lateExample = '{"kind": "percent", "percent": "4.5", "per": "month", "graceDays": 3}';
const delayExample =
  '{"times": 1, "days": 14, "percent": "1.5", "fixed": "0.00", "daysBefore": 5, "daysAfter": 0}';

/**
 * What was agreed beside the schedule. What is left out is as if it were not there: no late charge, no delay,
 * no ceiling.
 */
export function readAgreement(fields: Fields, schedule: Schedule, market: unknown): LoanAgreement {
  return {
    lateCharge: isGiven(fields, 'lateCharge') ? readLateCharge(fieldOf(fields, 'lateCharge')) : null,
    delay: isGiven(fields, 'delay') ? readDelay(fieldOf(fields, 'delay')) : null,
    earlySettlement: { chargePercent: readChargePercent(fields) },
    coolingOffDays: 0,
    exitRate: null,
    paymentOrder: has(fields, 'paymentOrder') ? readOrder(fieldOf(fields, 'paymentOrder')) : paidParts,
    limits: readLimits(fields, schedule, market),
  };
}

function isGiven(fields: Fields, name: string): boolean {
  return has(fields, name) && fieldOf(fields, name) !== null;
}

function readLateCharge(value: unknown): LateChargeTerms {
  const any = readObject(value, 'lateCharge', ['kind', 'percent', 'per', 'fixed', 'graceDays'], lateExample);
  const kind = readChoice(any, 'kind', ['percent', 'fixed']);
  const known = kind === 'percent' ? ['kind', 'percent', 'per', 'graceDays'] : ['kind', 'fixed', 'graceDays'];
  const late = readObject(value, 'lateCharge', known, lateExample);
  const graceDays = readWhole(late, 'graceDays', { least: 0, most: 60 }, '3');
  return kind === 'percent'
    ? {
        kind,
        percent: readDecimal(late, 'percent', 'percent of the overdue amount', '4.5'),
        per: readChoice(late, 'per', latePeriods),
        graceDays,
      }
    : { kind, fixed: readMoney(late, 'fixed', 'once for each overdue instalment', '50.00'), graceDays };
}

function readDelay(value: unknown): DelayTerms {
  const known = ['times', 'days', 'percent', 'fixed', 'daysBefore', 'daysAfter'];
  const delay = readObject(value, 'delay', known, delayExample);
  return {
    times: readWhole(delay, 'times', { least: 1, most: 12 }, '1'),
    days: readWhole(delay, 'days', { least: 1, most: 90 }, '14'),
    percent: readDecimal(delay, 'percent', 'percent of what is moved', '1.5'),
    fixed: readMoney(delay, 'fixed', 'fixed fee', '0.00'),
    daysBefore: readWhole(delay, 'daysBefore', { least: 0, most: 60 }, '5'),
    daysAfter: readWhole(delay, 'daysAfter', { least: 0, most: 60 }, '0'),
  };
}

function readChargePercent(fields: Fields): LoanAgreement['earlySettlement']['chargePercent'] {
  if (!has(fields, 'earlySettlement')) return zero;
  const value = fieldOf(fields, 'earlySettlement');
  const early = readObject(value, 'earlySettlement', ['chargePercent'], '{"chargePercent": "0"}');
  return readDecimal(early, 'chargePercent', 'percent of the principal repaid early', '0');
}

function readOrder(value: unknown): readonly PaidPart[] {
  const example = JSON.stringify(paidParts);
  const order = readList(value, 'paymentOrder', example).map(
    (part) =>
      paidParts.find((each) => each === part) ??
      refuse('paymentOrder', `each of ${paidParts.join(', ')} once`, example),
  );
  const isWhole = order.length === paidParts.length && paidParts.every((part) => order.includes(part));
  return isWhole ? order : refuse('paymentOrder', `each of ${paidParts.join(', ')} once`, example);
}

/** As given; else those of the loan's market on the day of its payout; else none. */
function readLimits(fields: Fields, schedule: Schedule, market: unknown): LoanLimits {
  if (!has(fields, 'limits')) {
    return typeof market === 'string' && isMarketId(market)
      ? loanLimits(market, spanOf(schedule), schedule.terms.disbursedOn)
      : { mostCost: null, mostLatePercentPerMonth: null };
  }
  const known = ['mostCost', 'mostLatePercentPerMonth'];
  const example = '{"mostCost": "8000.00", "mostLatePercentPerMonth": "5"}';
  const limits = readObject(fieldOf(fields, 'limits'), 'limits', known, example);
  return {
    mostCost: isGiven(limits, 'mostCost')
      ? readMoney(limits, 'mostCost', 'all that the loan may ever cost', '8000.00')
      : null,
    mostLatePercentPerMonth: isGiven(limits, 'mostLatePercentPerMonth')
      ? readDecimal(limits, 'mostLatePercentPerMonth', 'percent of the overdue amount', '5')
      : null,
  };
}
