import { safeCsv, type Calls, type ResponseOf } from '@candor/contract';
import { outstanding, totalOfParts } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import { checkImport, keptSummary, refusedHeads, refusedLine } from '@candor/services/backoffice/imports';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { importSummary } from './import-answers.ts';

type Answer = ResponseOf<Calls['console.import-check']>;

const rowsShown = 200;

/** A15.164: the dry run. What is shown of a row is little; the refused ones go back whole, as a file. */
export function importCheckCall({ borrowing }: HandlerParts): CallHandlers<'console.import-check'> {
  return {
    'console.import-check': async ({ market, asOf, csv }) => {
      const good: Answer['goodRows'] = [];
      const refused: Answer['refusedRows'] = [];
      const back: { readonly cells: readonly string[] | undefined; readonly reasons: Reasons }[] = [];
      const file = { market, asOf: asOf as CalendarDate, csv };
      const checked = await checkImport(borrowing, file, (rows) => {
        for (const { line, cells, reference, ...judged } of rows) {
          if ('good' in judged) {
            const { row, loan, borrowerId } = judged.good;
            const owed = Number(totalOfParts(outstanding(loan)));
            const isKnown = borrowerId !== null;
            if (good.length < rowsShown)
              good.push({ line, reference: row.reference, product: row.productId, owed, isKnown });
            continue;
          }
          back.push({ cells, reasons: judged.reasons });
          if (refused.length < rowsShown)
            refused.push({
              line,
              reference,
              reasons: [...judged.reasons],
            });
        }
      });
      if ('words' in checked)
        return { fault: checked, summary: null, refusedRows: [], goodRows: [], refusedCsv: null };
      const { summary, totals } = keptSummary(checked.summary);
      const lines = back.map(({ cells, reasons }) => refusedLine(checked.heads, cells, reasons));
      return {
        fault: null,
        summary: importSummary(summary, totals, checked.fingerprint),
        refusedRows: refused,
        goodRows: good,
        refusedCsv: lines.length === 0 ? null : safeCsv(refusedHeads(checked.heads), lines),
      };
    },
  };
}

type Reasons = Parameters<typeof refusedLine>[2];
