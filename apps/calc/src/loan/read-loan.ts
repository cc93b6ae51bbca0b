import { amountText } from '@candor/domain/money';
import { applyEvents, openLoan } from '@candor/domain/loan';
import { broughtTo } from '@candor/domain/late';
import { decideRepay } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule } from '@candor/domain/schedule';
import { surplusRules } from '@candor/domain/repayment';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Schedule } from '@candor/domain/schedule';
import type { SurplusRule } from '@candor/domain/repayment';
import { ProblemFound, refuse } from '../problem.ts';
import { fieldOf, has, pathOf, readList, readObject } from '../read/read-object.ts';
import type { Fields } from '../read/read-object.ts';
import { readChoice, readDate, readMoney } from '../read/read-values.ts';
import { readScheduleRequest } from '../schedule/read-schedule-request.ts';
import { termsProblem } from '../schedule/terms-problem.ts';
import { readAgreement } from './read-agreement.ts';
import { within } from './within.ts';

/** The fields by which a loan is told that has lived for a while. */
export const loanFields = [
  'loan',
  'on',
  'repayments',
  'lateCharge',
  'delay',
  'earlySettlement',
  'paymentOrder',
  'limits',
] as const;

/** For `--help`. */
export const loanShape = `  {"loan": {…as in schedule}, "on": "2026-11-15",
   "repayments": [{"on": "2026-10-18", "amount": "2910.19", "surplus": "keep" | "shorter" | "smaller"}, …],
   "lateCharge": {"kind": "percent", "percent": "5", "per": "day" | "month", "graceDays": 0}
               | {"kind": "fixed", "fixed": "50.00", "graceDays": 0} | null,
   "delay": {"times": 1, "days": 14, "percent": "1.5", "fixed": "0.00", "daysBefore": 5, "daysAfter": 0} | null,
   "earlySettlement": {"chargePercent": "0"}, "paymentOrder": ["penalty", "fee", "interest", "principal"],
   "limits": {"mostCost": "8000.00" | null, "mostLatePercentPerMonth": "5" | null}`;
export const loanShapeNote = `  Only "loan" and "on" are needed. Without "limits" those of the loan's market hold, if it names one.
  "surplus" is "keep" if left out.`;

/** A loan as it stands on a day: paid out, repaid as the request tells, late charges made to the day. */
export function readLoan(fields: Fields): { readonly loan: Loan; readonly on: CalendarDate } {
  const given = fieldOf(fields, 'loan');
  const schedule = within('loan', () => readSchedule(given));
  const { market } = given as { readonly market?: unknown };
  const on = readDate(fields, 'on', 'the day that is asked about', '2026-11-15');
  const { disbursedOn } = schedule.terms;
  if (on < disbursedOn) refuse('on', `not before the payout on ${disbursedOn}`, disbursedOn);
  const start = openLoan(schedule, readAgreement(fields, schedule, market));
  const loan = readRepayments(fields, { disbursedOn, on }).reduce(repaid, start);
  return { loan: broughtTo(loan, on), on };
}

function readSchedule(value: unknown): Schedule {
  const schedule = makeSchedule(readScheduleRequest(value));
  if (isRefusal(schedule)) throw new ProblemFound(termsProblem(schedule));
  const growing = schedule.rows.find(({ principal }) => principal < 0n);
  return growing
    ? refuse(
        'rounding.to',
        `every instalment covers its interest; number ${growing.n} does not (${amountText(growing.total)})`,
        '0.01',
      )
    : schedule;
}

const mostRepayments = 1000;

interface RepaymentRead {
  readonly path: string;
  readonly on: CalendarDate;
  readonly amount: bigint;
  readonly surplus: SurplusRule;
}

function readRepayments(
  fields: Fields,
  { disbursedOn, on }: { readonly disbursedOn: CalendarDate; readonly on: CalendarDate },
): RepaymentRead[] {
  if (!has(fields, 'repayments')) return [];
  const example = '{"on": "2026-10-18", "amount": "2910.19"}';
  const given = readList(fieldOf(fields, 'repayments'), 'repayments', `[${example}]`);
  if (given.length > mostRepayments)
    refuse('repayments', `at most ${mostRepayments} repayments`, `[${example}]`);
  return given
    .map((value, index) => {
      const path = `repayments[${index}]`;
      const repayment = readObject(value, path, ['on', 'amount', 'surplus'], example);
      const paidOn = readDate(repayment, 'on', 'day of the repayment', '2026-10-18');
      if (paidOn < disbursedOn || paidOn > on) {
        refuse(
          pathOf(repayment, 'on'),
          `from the payout on ${disbursedOn} to the day asked about, ${on}`,
          on,
        );
      }
      return { path, on: paidOn, amount: readAmount(repayment), surplus: readSurplus(repayment) };
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

export function readAmount(fields: Fields): bigint {
  const amount = readMoney(fields, 'amount', 'amount', '2910.19');
  return amount > 0n ? amount : refuse(pathOf(fields, 'amount'), 'more than 0', '2910.19');
}

export function readSurplus(fields: Fields): SurplusRule {
  return has(fields, 'surplus') ? readChoice(fields, 'surplus', surplusRules) : 'keep';
}

function repaid(loan: Loan, { path, on, amount, surplus }: RepaymentRead): Loan {
  const events = decideRepay(loan, { by: path, amount, receivedOn: on, surplus }, on);
  if (isRefusal(events)) throw new Error(`a repayment that was read is counted: ${events.refused}`);
  return applyEvents(loan, events);
}
