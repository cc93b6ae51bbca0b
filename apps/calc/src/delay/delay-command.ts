import { alignedTable } from '@candor/domain/text';
import { amountText } from '@candor/domain/money';
import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import { rowStates } from '@candor/domain/instalments';
import type { DelayQuote } from '@candor/domain/delay';
import type { Loan } from '@candor/domain/loan';
import type { Command } from '../command.ts';
import type { JsonValue } from '../json.ts';
import { loanFields, loanShape, loanShapeNote, readLoan } from '../loan/read-loan.ts';
import { ProblemFound } from '../problem.ts';
import { readObject } from '../read/read-object.ts';
import { delayProblem } from './delay-problem.ts';

const shape = `request
${loanShape}}
${loanShapeNote}
  The oldest unpaid instalment is moved.
answer
  {"n": 2, "dueOn", "newDueOn", "moved", "fee", "timesLeft": 1, "days": [{"on", "onTime", "delayed"}, …],
   "totals": {"onTime", "delayed"}, "ifLate", "ifPartIsPaidNow", "nearest": {"dueOn", "daysApart": 16} | null,
   "costToTheEnd", "mostCost": "8000.00" | null}
  "ifLate": late charges if it is simply paid on the new day; "ifPartIsPaidNow": if as much as the fee is paid today as
  a part of it.`;

export const delayCommand: Command = {
  summary: 'what moving the next instalment costs, beside paying on time and being late',
  shape,
  answer: (request) => {
    const fields = readObject(request, '', loanFields, '{"loan": {…}, "on": "2026-11-15", "delay": {…}}');
    const { loan, on } = readLoan(fields);
    const quote = delayQuote(loan, on);
    if (isRefusal(quote)) throw new ProblemFound(delayProblem(quote));
    return { json: quoteAnswer(loan, quote), table: () => tableOf(quote), arithmetic: null };
  },
};

function quoteAnswer(loan: Loan, quote: DelayQuote): JsonValue {
  const { dueOn, newDueOn, moved, fee, timesLeft, days, onTime, delayed, nearest, mostCost } = quote;
  return {
    n: 1 + rowStates(loan).findIndex(({ row }) => row.n === quote.n),
    dueOn,
    newDueOn,
    moved: amountText(moved),
    fee: amountText(fee),
    timesLeft,
    days: days.map((day) => ({
      on: day.on,
      onTime: amountText(day.onTime),
      delayed: amountText(day.delayed),
    })),
    totals: { onTime: amountText(onTime), delayed: amountText(delayed) },
    ifLate: amountText(quote.ifLate),
    ifPartIsPaidNow: amountText(quote.ifPartIsPaidNow),
    nearest: nearest && { dueOn: nearest.dueOn, daysApart: nearest.daysApart },
    costToTheEnd: amountText(quote.costToTheEnd),
    mostCost: mostCost === null ? null : amountText(mostCost),
  };
}

function tableOf({
  days,
  onTime,
  delayed,
  dueOn,
  newDueOn,
  fee,
  ifLate,
  ifPartIsPaidNow,
}: DelayQuote): string {
  const rows = days.map((day) => [day.on, amountText(day.onTime), amountText(day.delayed)]);
  return [
    alignedTable(['on', 'on time', 'delayed'], [...rows, ['total', amountText(onTime), amountText(delayed)]]),
    '',
    `from ${dueOn} to ${newDueOn} for ${amountText(fee)}`,
    `paid late on that day instead: ${amountText(ifLate)} more`,
    `with ${amountText(fee)} of it paid now: ${amountText(ifPartIsPaidNow)} more`,
  ].join('\n');
}
