import { isRefusal } from '@candor/domain/refusals';
import { rateOfTimedFlows } from '@candor/domain/rate';
import type { Command } from '../command.ts';
import { noRateRule } from '../no-rate-rule.ts';
import { refuse } from '../problem.ts';
import { rateAnswer, rateLine } from '../rate-answer.ts';
import { readAprRequest } from './read-apr-request.ts';

const shape = `request
  {"convention": "eir-monthly" | "nominal-12" | "effective-annual" | "actuarial-unit-period",
   "periodsPerYear": "12",          only for actuarial-unit-period; a fraction such as "365/255"
   "advances": [flow, …], "payments": [flow, …]}
flow: "amount", optionally "count", and when, in one of three ways:
  {"amount": "230.00", "count": 24, "period": 1, "fraction": "19/30"}         whole periods and a fraction; one period apart
  {"amount": "1432.86", "count": 240, "years": "1/12", "everyYears": "1/12"}   years, may be negative
  {"amount": "884.91", "count": 12, "date": "2026-02-15", "every": {"count": 1, "unit": "month"}}
  Dates count from the first advance: whole months, then odd days (over 30 of a month; over 365 or 366 of a year).
answer
  {"rate": "9.685708", "unit": "percent", "per": "year" | "month", "convention": "…"}`;

export const aprCommand: Command = {
  summary: 'the rate of any advances and payments',
  shape,
  answer: (request) => {
    const { convention, flows } = readAprRequest(request);
    const rate = rateOfTimedFlows(convention, flows);
    if (isRefusal(rate)) {
      const field = rate.refused === 'nothing_is_received' ? 'advances' : 'payments';
      return refuse(field, noRateRule[rate.refused], 'received 9700.00, repaid 10600.00 a month later');
    }
    const json = rateAnswer(rate);
    return { json, table: () => rateLine(json), arithmetic: null };
  },
};
