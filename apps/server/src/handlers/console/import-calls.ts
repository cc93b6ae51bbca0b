import { safeCsv } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { importExamples } from '@candor/markets/imports';
import {
  askImport,
  importColumns,
  importLimits,
  openRefusedRows,
  readImport,
  readImports,
} from '@candor/services/backoffice/imports';
import { readBusinessDate } from '@candor/services/kernel/time';
import { readCursor, writeCursor } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { importCheckCall } from './import-check-call.ts';
import { importItem, importSummary } from './import-answers.ts';
import { isOfKey, keyRefused } from '../key-refused.ts';

type ImportCalls = CallHandlers<
  | 'console.import-check'
  | 'console.import-ask'
  | 'console.imports'
  | 'console.import'
  | 'console.import-refused'
  | 'console.import-template'
>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** A15.164 to A15.169: loans that come over from an earlier system, in a file. */
export function consoleImportHandlers(handlerParts: HandlerParts): ImportCalls {
  return {
    ...importCheckCall(handlerParts),
    ...readingHandlers(handlerParts),
    ...actingHandlers(handlerParts),
  };
}

function actingHandlers({
  borrowing: parts,
}: HandlerParts): Pick<ImportCalls, 'console.import-ask' | 'console.import-refused'> {
  const { database, now, newId, seal } = parts;
  return {
    'console.import-ask': async ({ asOf, ...asked }, { staff: { staffId }, requestId, idempotencyKey }) => {
      const ids = { importId: newId(), requestId: newId() };
      const answer = await runCommand(database, askImport(parts, ids), {
        input: { ...asked, asOf: asOf as CalendarDate },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (isOfKey(answer)) return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason was read and is missing');
      return { refused };
    },

    'console.import-refused': async ({ importId }, { staff: { staffId }, requestId }) => {
      const answer = await runCommand(database, openRefusedRows(seal), {
        input: { importId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`refused rows were answered with ${answer.kind}`);
      const { name, heads, rows } = answer.output;
      return { name, text: safeCsv(heads, rows) };
    },
  };
}

function readingHandlers({
  borrowing: { database },
}: HandlerParts): Pick<ImportCalls, 'console.imports' | 'console.import' | 'console.import-template'> {
  return {
    'console.imports': async ({ market, cursor }, { staff }) => {
      const place = readCursor(cursor, [/^\d{1,15}$/u, uuid]);
      const before = place ? { at: new Date(Number(place[0])), id: place[1] ?? '' } : null;
      const { items, hasMore } = await readImports(database, market, before);
      const last = items.at(-1);
      return {
        items: items.map((item) => importItem(item, staff.staffId)),
        nextCursor: hasMore && last ? writeCursor([String(last.askedAt.getTime()), last.id]) : null,
      };
    },

    'console.import': async ({ importId, rows: which = 'all', cursor }, { staff }) => {
      const after = cursor !== undefined && /^\d{1,6}$/u.test(cursor) ? Number(cursor) : 0;
      const found = await readImport(database, importId, { state: which === 'all' ? null : which, after });
      if (!found) return { refused: 'not_found' };
      const { view, rows, next } = found;
      return {
        market: view.market,
        item: importItem(view, staff.staffId),
        summary: importSummary(view.summary, view.totals, view.fingerprint),
        rows: rows.map(({ line, state, reasons, orderId, reference }) => ({
          line,
          state,
          reasons: [...reasons],
          loanId: orderId,
          loan: reference,
        })),
        nextCursor: next === null ? null : String(next),
      };
    },

    'console.import-template': async ({ market }) => ({
      name: `loans-${markets[market].currency.code.toLowerCase()}.csv`,
      text: safeCsv(
        importColumns.map(({ name }) => name),
        [importColumns.map(({ name }) => exampleOf(market, name))],
      ),
      today: await readBusinessDate(database, market),
      mostRows: importLimits.rows,
      columns: importColumns.map(({ name, isNeeded, means }) => ({
        name,
        isNeeded,
        means,
        example: exampleOf(market, name),
      })),
    }),
  };
}

const exampleOf = (market: MarketId, column: string) =>
  (importExamples[market] as Readonly<Record<string, string>>)[column] ?? '';
