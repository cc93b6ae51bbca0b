import { allocateRepayment } from '@candor/domain/repayment';
import { amountText } from '@candor/domain/money';
import { applyEvents, borrowerCredit, outstanding, totalOfParts } from '@candor/domain/loan';
import { loanTable } from '@candor/domain/instalments';
import type { LoanEvent } from '@candor/domain/loan';
import type { Command } from '../command.ts';
import {
  loanFields,
  loanShape,
  loanShapeNote,
  readAmount,
  readLoan,
  readSurplus,
} from '../loan/read-loan.ts';
import { linesAnswer, rowsAnswer } from '../loan/loan-answer.ts';
import { readObject } from '../read/read-object.ts';

const shape = `request
${loanShape},
   "amount": "2910.19", "surplus": "keep" | "shorter" | "smaller"}
${loanShapeNote}
  "amount" comes on the day "on". Beyond the instalment that is running it is kept as credit, or prepays: fewer or
  smaller rows.
answer
  {"divided": [{"n", "dueOn", "penalty", "fee", "interest", "principal", "total"}, …],
   "charge", "credit", "settles": false, "owedAfter", "rows": [{"n", "dueOn", "penalty", "fee", "interest", "principal", "total", "paid", "left"}, …]}
  "credit" is the borrower's money that stands over after it; "rows" are those after it, also if it changed them.`;

const example = '{"loan": {…}, "on": "2026-11-15", "amount": "2910.19"}';

export const allocateCommand: Command = {
  summary: 'how a repayment is divided, and what is owed after it',
  shape,
  answer: (request) => {
    const fields = readObject(request, '', [...loanFields, 'amount', 'surplus'], example);
    const { loan, on } = readLoan(fields);
    const money = { by: 'asked', on, amount: readAmount(fields), surplus: readSurplus(fields) };
    const { plan, allocations, settles } = allocateRepayment(loan, money);
    const events: LoanEvent[] = [
      ...(plan ? [{ event: 'plan-changed', plan } as const] : []),
      ...allocations.map((allocation) => ({ event: 'money-allocated', allocation }) as const),
    ];
    const after = applyEvents(loan, events);
    const charge = allocations.reduce((sum, each) => sum + each.charge, 0n);
    const owedAfter = amountText(totalOfParts(outstanding(after)));
    const credit = amountText(borrowerCredit(after));
    return {
      json: {
        divided: linesAnswer(
          after,
          allocations.flatMap(({ lines }) => lines),
        ),
        charge: amountText(charge),
        credit,
        settles,
        owedAfter,
        rows: rowsAnswer(after),
      },
      table: () => [loanTable(after, on), '', `owed ${owedAfter}, credit ${credit}`].join('\n'),
      arithmetic: null,
    };
  },
};
