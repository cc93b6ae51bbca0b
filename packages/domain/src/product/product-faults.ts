import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { compare } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { delayCost } from './delay-cost.ts';
import { lateCost } from './late-cost.ts';
import { isSameTerm, offeredLoan } from './offered-loan.ts';
import type { ProductFault } from './product-fault.ts';
import { paidParts } from './product-terms.ts';
import type { ProductTerms } from './product-terms.ts';

/**
 * More amounts than a slider has places for. It is also what lets a market's law be checked on every single
 * amount that is offered, rather than on those that somebody thought the worst.
 */
const mostAmounts = 10_000n;
const mostTerms = 24;

/**
 * The rules that a product's terms break, each with the field; those about a field alone come before those
 * across fields.
 */
export function productFaults(terms: ProductTerms, on: CalendarDate): ProductFault[] {
  const own = [
    ...amountFaults(terms),
    ...termFaults(terms),
    ...feeFaults(terms),
    ...contingentFaults(terms),
    ...orderFaults(terms),
  ];
  if (own.length > 0) return own;
  const schedules = extremeSchedules(terms, on);
  return Array.isArray(schedules) ? delayFaults(terms, schedules) : [schedules];
}

function amountFaults({ amount: { min, max, step }, rounding }: ProductTerms): ProductFault[] {
  const faults: ProductFault[] = [];
  const note = (field: string, rule: string, example: string) => faults.push({ field, rule, example });
  if (min <= 0n) note('amount.min', 'more than 0', '1000.00');
  if (max < min) note('amount.max', `not less than amount.min, which is ${amountText(min)}`, amountText(min));
  if (step <= 0n) note('amount.step', 'more than 0', '500.00');
  if (rounding.to <= 0n) note('rounding.to', 'more than 0', '0.01');
  if (faults.length > 0) return faults;
  const rest = (max - min) % step;
  if (rest !== 0n) note('amount.max', 'reached from amount.min in whole steps', amountText(max - rest));
  if ((max - min) / step >= mostAmounts) {
    note(
      'amount.step',
      `so large that at most ${mostAmounts} amounts are offered`,
      amountText((max - min) / (mostAmounts - 1n) + 1n),
    );
  }
  return faults;
}

function termFaults({ terms }: ProductTerms): ProductFault[] {
  const example = '{"instalments": 3, "every": {"count": 1, "unit": "month"}}';
  if (terms.length === 0) return [{ field: 'terms', rule: 'at least one term', example: `[${example}]` }];
  if (terms.length > mostTerms)
    return [{ field: 'terms', rule: `at most ${mostTerms} terms`, example: `[${example}]` }];
  return terms.flatMap((term, k) =>
    terms.slice(0, k).some((before) => isSameTerm(before, term))
      ? [{ field: `terms[${k}]`, rule: 'each term is offered once', example }]
      : [],
  );
}

/** By its name a charge is found again in the disclosure: two of one name could hide one of them. */
function feeFaults({ fees }: ProductTerms): ProductFault[] {
  return fees.flatMap(({ name }, k) =>
    fees.slice(0, k).some((before) => before.name === name)
      ? [{ field: `fees[${k}].name`, rule: 'each fee has a name of its own', example: `${name} 2` }]
      : [],
  );
}

const mostContingent = 5;

/** By its code a charge is found again in the agreement, and counted. */
function contingentFaults({ contingentCharges = [] }: ProductTerms): ProductFault[] {
  if (contingentCharges.length > mostContingent)
    return [{ field: 'contingentCharges', rule: `at most ${mostContingent} charges`, example: '[]' }];
  return contingentCharges.flatMap(({ code, names, amount }, k) => {
    const field = (name: string) => `contingentCharges[${k}].${name}`;
    const isTaken = contingentCharges.slice(0, k).some((before) => before.code === code);
    return [
      ...(/^[a-z][a-z0-9-]*$/u.test(code)
        ? []
        : [{ field: field('code'), rule: 'small letters, digits and dashes', example: 'returned-payment' }]),
      ...(isTaken
        ? [{ field: field('code'), rule: 'each charge has a code of its own', example: `${code}-2` }]
        : []),
      ...(names['en'] === undefined
        ? [{ field: field('names.en'), rule: 'its English name', example: 'Returned payment charge' }]
        : []),
      ...(amount <= 0n ? [{ field: field('amount'), rule: 'more than 0', example: '15.00' }] : []),
    ];
  });
}

function orderFaults({ paymentOrder }: ProductTerms): ProductFault[] {
  if (paymentOrder.length === paidParts.length && paidParts.every((part) => paymentOrder.includes(part)))
    return [];
  const rule = `each of ${paidParts.join(', ')} once`;
  return [{ field: 'paymentOrder', rule, example: JSON.stringify(paidParts) }];
}

/**
 * The loans of the smallest and of the largest amount, for every term: the smallest and largest instalments
 * are theirs.
 */
function extremeSchedules(terms: ProductTerms, on: CalendarDate): Schedule[] | ProductFault {
  const schedules: Schedule[] = [];
  for (const [k, term] of terms.terms.entries()) {
    for (const amount of new Set([terms.amount.min, terms.amount.max])) {
      const loan = offeredLoan(terms, { amount, term, disbursedOn: on });
      if (isRefusal(loan)) throw new Error(`the product's own ends are offered: ${loan.refused}`);
      const schedule = makeSchedule(loan);
      if (!isRefusal(schedule)) schedules.push(schedule);
      else if (schedule.refused === 'fees_leave_nothing_to_pay_out') {
        const rule = `the fees deducted, with their taxes, stay below the amount; of ${amountText(amount)} nothing would be left`;
        return { field: 'fees', rule, example: '"percent": "3", "fixed": "0.00"' };
      } else {
        return { field: `terms[${k}]`, rule: `a loan can be made of it: ${schedule.refused}`, example: '3' };
      }
    }
  }
  return schedules;
}

/**
 * Nobody may be sold a delay that costs more than simply being late. Both prices are straight lines over the
 * amount that is moved, so if the rule holds for the smallest and for the largest instalment it holds for all
 * between.
 */
function delayFaults({ delay, lateCharge }: ProductTerms, schedules: readonly Schedule[]): ProductFault[] {
  if (delay === null) return [];
  const totals = schedules
    .flatMap(({ rows }) => rows.map(({ total }) => total))
    .filter((total) => total > 0n);
  const ends = [totals.reduce((a, b) => (a < b ? a : b)), totals.reduce((a, b) => (a > b ? a : b))];
  const dear = ends.find(
    (moved) => compare(delayCost(delay, moved), lateCost(lateCharge, moved, delay.days)) > 0,
  );
  if (dear === undefined) return [];
  const rule =
    `moving an instalment by ${delay.days} days costs no more than being ${delay.days} days late with it; ` +
    `for ${amountText(dear)} it would`;
  return [{ field: 'delay', rule, example: '"percent": "0", "fixed": "0.00"' }];
}
