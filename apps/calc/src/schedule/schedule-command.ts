import { amountText } from '@candor/domain/money';
import {
  arithmeticText,
  makeSchedule,
  scheduleRate,
  scheduleTable,
  showArithmetic,
} from '@candor/domain/schedule';
import { effectiveAnnual, eirMonthly, nominal12 } from '@candor/domain/rate';
import { isRefusal } from '@candor/domain/refusals';
import type { ArithmeticStep, Schedule } from '@candor/domain/schedule';
import type { DatedConvention } from '@candor/domain/rate';
import { marketIds } from '@candor/markets';
import type { MarketId } from '@candor/markets';
import type { Command } from '../command.ts';
import type { JsonValue } from '../json.ts';
import { lawProblem } from '../limits/law-problem.ts';
import { noRateRule } from '../no-rate-rule.ts';
import { ProblemFound } from '../problem.ts';
import { rateAnswer, rateLine } from '../rate-answer.ts';
import { readScheduleRequest } from './read-schedule-request.ts';
import { termsProblem } from './terms-problem.ts';

const shape = `request
  {"amount": "10000.00", "currency": "PHP", "disbursedOn": "2026-01-01", "instalments": 6,
   "every": {"count": 1, "unit": "day" | "week" | "half-month" | "month"}, "firstDueOn": null,
   "interest": {"rate": "7.0", "per": "day" | "month" | "year",
                "method": "declining-equal-instalment" | "declining-equal-principal" | "flat",
                "dayCount": "equal-periods" | "30/360" | "actual/360" | "actual/364" | "actual/365" | "actual/actual"},
   "fees": [{"name": "processing", "percent": "3.0", "fixed": "0.00", "taxPercent": "0",
             "taken": "deducted" | "first-instalment" | "spread"}],
   "rounding": {"mode": "half-even" | "half-up" | "up" | "down", "to": "0.01"},
   "market": ${marketIds.map((id) => `"${id}"`).join(' | ')}}
  "firstDueOn", "fees" and "market" may be left out; so may a fee's "percent" or "fixed", and "taxPercent".
  With "market" the loan must be lawful there on the day of its payout; without it no limits are checked.
answer
  {"rows": [{"n", "dueOn", "days", "principal", "interest", "fee", "total", "balance"}, …],
   "totals": {"principal", "interest", "fee", "total", "deducted", "cost"}, "netReceived": "9700.00",
   "rates": {"eir-monthly": {"rate", "unit", "per", "convention"}, "nominal-12": …, "effective-annual": …}}`;

const conventions: readonly DatedConvention[] = [eirMonthly, nominal12, effectiveAnnual];

export const scheduleCommand: Command = {
  summary: 'the instalments of a loan, what is received and the rates',
  shape,
  answer: (request) => {
    const schedule = makeSchedule(readScheduleRequest(request));
    if (isRefusal(schedule)) throw new ProblemFound(termsProblem(schedule));
    const { market } = request as { readonly market?: MarketId }; // the reader has seen that it is one
    const broken = market && lawProblem(market, schedule);
    if (broken) throw new ProblemFound(broken);
    return {
      json: scheduleJson(schedule),
      table: () => tableOf(schedule),
      arithmetic: () => arithmeticOf(schedule),
    };
  },
};

function scheduleJson(schedule: Schedule): JsonValue {
  const { rows, totals, netReceived } = schedule;
  return {
    rows: rows.map(({ n, dueOn, days, principal, interest, fee, total, balance }) => ({
      n,
      dueOn,
      days,
      principal: amountText(principal),
      interest: amountText(interest),
      fee: amountText(fee),
      total: amountText(total),
      balance: amountText(balance),
    })),
    totals: Object.fromEntries(Object.entries(totals).map(([name, minor]) => [name, amountText(minor)])),
    netReceived: amountText(netReceived),
    rates: Object.fromEntries(
      conventions.map((convention) => [convention.id, rateJson(schedule, convention)]),
    ),
  };
}

function rateJson(schedule: Schedule, convention: DatedConvention): JsonValue {
  const rate = scheduleRate(schedule, convention);
  return isRefusal(rate)
    ? { refused: noRateRule[rate.refused], convention: convention.id }
    : rateAnswer(rate);
}

function tableOf(schedule: Schedule): string {
  const rates = conventions.map((convention) => {
    const rate = scheduleRate(schedule, convention);
    return isRefusal(rate) ? `${convention.id}: ${noRateRule[rate.refused]}` : rateLine(rateAnswer(rate));
  });
  const { netReceived, totals } = schedule;
  const sums = `received ${amountText(netReceived)}, repaid ${amountText(totals.total)}, cost ${amountText(totals.cost)}`;
  return [scheduleTable(schedule), '', sums, ...rates].join('\n');
}

/** The working of the schedule once, then the proof of each rate. */
function arithmeticOf(schedule: Schedule): string {
  const lines: string[] = [];
  for (const [index, convention] of conventions.entries()) {
    const rate = scheduleRate(schedule, convention);
    if (isRefusal(rate)) {
      lines.push(`${convention.id}: ${noRateRule[rate.refused]}`);
      continue;
    }
    const steps = showArithmetic(schedule, convention, rate);
    if (index === 0) lines.push(...steps.filter((step) => !isProof(step)).map(arithmeticText));
    lines.push('', `By ${convention.id}:`, ...steps.filter(isProof).map(arithmeticText));
  }
  return lines.join('\n');
}

function isProof({ step }: ArithmeticStep): boolean {
  return step === 'present-value' || step === 'rate';
}
