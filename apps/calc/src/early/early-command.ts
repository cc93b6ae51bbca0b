import { amountText } from '@candor/domain/money';
import { growthOf } from '@candor/domain/accrual';
import { loanTable, planOf } from '@candor/domain/instalments';
import { multiply, rational } from '@candor/domain/numbers';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { SettlementQuote } from '@candor/domain/early';
import type { Command } from '../command.ts';
import { linesAnswer, partsAnswer } from '../loan/loan-answer.ts';
import { loanFields, loanShape, loanShapeNote, readLoan } from '../loan/read-loan.ts';
import { readObject } from '../read/read-object.ts';

const shape = `request
${loanShape}}
${loanShapeNote}
  A prepayment in part is asked of "allocate", with "surplus": "shorter" or "smaller".
answer
  {"on", "rows": [{"n", "dueOn", "penalty", "fee", "interest", "principal", "total"}, …],
   "totals": {"penalty", "fee", "interest", "principal", "total"}, "charge", "total", "fromCredit", "toPay",
   "ifPaidToTheEnd", "saves"}
  A negative figure is interest that had been paid beyond the day.`;

export const earlyCommand: Command = {
  summary: 'what it takes to settle a loan on a day, and what that saves',
  shape,
  answer: (request) => {
    const fields = readObject(request, '', loanFields, '{"loan": {…}, "on": "2026-11-15"}');
    const { loan, on } = readLoan(fields);
    const quote = settlementQuote(loan, on);
    const { parts, charge, total, fromCredit, toPay, saves, lines } = quote;
    const toTheEnd = amountText(total + saves);
    return {
      json: {
        on,
        rows: linesAnswer(loan, lines),
        totals: partsAnswer(parts),
        charge: amountText(charge),
        total: amountText(total),
        fromCredit: amountText(fromCredit),
        toPay: amountText(toPay),
        ifPaidToTheEnd: toTheEnd,
        saves: amountText(saves),
      },
      table: () =>
        [
          loanTable(loan, on),
          '',
          `to settle on ${on}: ${amountText(total)} instead of ${toTheEnd}, saves ${amountText(saves)}`,
          ...(fromCredit === 0n ? [] : [`of which the credit pays ${amountText(fromCredit)}`]),
        ].join('\n'),
      arithmetic: () => arithmeticOf(loan, quote, on).join('\n'),
    };
  },
};

/** The interest of each row that is not yet over, and the sum. */
function arithmeticOf(
  loan: Loan,
  { plan, parts, charge, total }: SettlementQuote,
  on: CalendarDate,
): string[] {
  const growth = growthOf(plan.terms);
  const rows = planOf(loan).rows.filter(({ from, to }) => from < on && on < to);
  const lines = rows.map((row) => {
    const whole = growth(row.from, row.to);
    const share = multiply(growth(row.from, on), rational(whole.den, whole.num || 1n));
    const cut = plan.rows.find(({ n }) => n === row.n)?.interest ?? 0n;
    const working = `${amountText(row.interest)} × ${share.num}/${share.den} → ${amountText(cut)}`;
    return `Interest from ${row.from} to ${on}: ${working}`;
  });
  const { penalty, fee, interest, principal } = parts;
  const sum = [
    `principal ${amountText(principal)}`,
    `interest ${amountText(interest)}`,
    `fees ${amountText(fee)}`,
    `late charges ${amountText(penalty)}`,
    `charge ${amountText(charge)}`,
  ];
  return [...lines, `${sum.join(' + ')} = ${amountText(total)}`];
}
