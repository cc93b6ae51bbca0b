import { askForApproval, ruleSentence } from '@candor/services/approvals';
import {
  cancelImport,
  changeImport,
  openImport,
  readBankImport,
  readBankStatements,
  startImport,
  type SeenImport,
} from '@candor/services/payments/bank-imports';
import { signOffSubject } from '@candor/services/payments/bank';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { instantOrNull, minor, minorOrNull, moneyRefusal } from '../money-answers.ts';

type Reading = 'console.statement-import' | 'console.bank-statements';
type Acting =
  | 'console.statement-open'
  | 'console.statement-change'
  | 'console.statement-start'
  | 'console.statement-cancel'
  | 'console.bank-sign-off';

/** A15.310 to A15.316: bank statements on their way into the books, and the day that is signed off. */
export function consoleStatementHandlers(parts: HandlerParts): CallHandlers<Reading | Acting> {
  return { ...readingHandlers(parts), ...actingHandlers(parts) };
}

function readingHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Reading> {
  const { database } = borrowing;
  return {
    'console.statement-import': async ({ importId }) => {
      const seen = await readBankImport(borrowing, importId);
      return seen ? importAnswer(seen) : { refused: 'not_found' };
    },

    'console.bank-statements': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { items, underWay, nextCursor } = await readBankStatements(database, market, cursor);
      return {
        items: items.map(({ id, from, to, opening, closing, own, readAt, readerName, ...statement }) => ({
          statementId: String(id),
          account: 1010,
          file: statement.file,
          from,
          to,
          opening: minorOrNull(opening),
          closing: minorOrNull(closing),
          lines: statement.lines,
          newLines: own,
          matched: statement.matched,
          readBy: readerName,
          readAt: readAt.toISOString(),
        })),
        underWay: underWay.map(({ id, file, state, transfers, done, openedAt, why }) => ({
          importId: id,
          file,
          state,
          transfers,
          done,
          openedAt: openedAt.toISOString(),
          stoppedFor: why,
        })),
        nextCursor,
      };
    },
  };
}

type Context = {
  readonly staff: { readonly staffId: string };
  readonly requestId: string;
  readonly idempotencyKey: string;
};

function actingHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Acting> {
  const { database, seal, now } = borrowing;
  const by = ({ staff, requestId, idempotencyKey }: Context) => ({
    actor: { kind: 'staff', id: staff.staffId } as const,
    requestId,
    idempotencyKey,
    now: now(),
  });
  return {
    'console.statement-open': async ({ market, file, text }, context) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const importId = idOfWords(`statement ${context.staff.staffId} ${context.idempotencyKey}`);
      const input = { importId, market, file, text };
      const answer = await runCommand(database, openImport(seal), { ...by(context), input });
      return answer.kind === 'done' ? answer.output : openRefusal(answer);
    },

    'console.statement-change': async ({ importId, correct, leaveOut, ...said }, context) => {
      const { preset, columns, dates, opening, closing, repeats } = said;
      const how = {
        // A preset takes the place of columns that were chosen by hand, and the other way round.
        ...(preset !== undefined && { preset: preset ?? undefined, columns: undefined }),
        ...(columns !== undefined && { columns: columns ?? undefined }),
        ...(dates !== undefined && { dates }),
        ...(opening !== undefined && { opening: String(opening) }),
        ...(closing !== undefined && { closing: String(closing) }),
        ...(repeats !== undefined && { repeats }),
      };
      const input = { importId, how, correct, leaveOut };
      const answer = await runCommand(database, changeImport(seal), { ...by(context), input });
      return answer.kind === 'done' ? answer.output : moneyRefusal(answer);
    },

    'console.statement-start': async (input, context) => {
      const answer = await runCommand(database, startImport(seal), { ...by(context), input });
      return answer.kind === 'done' ? answer.output : moneyRefusal(answer);
    },

    'console.statement-cancel': async (input, context) => {
      const answer = await runCommand(database, cancelImport, { ...by(context), input });
      return answer.kind === 'done' ? answer.output : moneyRefusal(answer);
    },

    'console.bank-sign-off': async ({ market, on, reason }, context) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForApproval(borrowing), {
        ...by(context),
        input: {
          requestId: idOfWords(`bank.sign-off ${context.staff.staffId} ${context.idempotencyKey}`),
          act: 'bank.sign-off',
          market,
          subject: signOffSubject(market, on),
          input: { market, on },
          reason,
        },
      });
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },
  };
}

type OpenAnswer = Parameters<
  typeof moneyRefusal<{ readonly importId: string }, 'market_has_no_clock' | 'statement_was_imported'>
>[0];

/** The same file again: who imported it, and when. */
function openRefusal(answer: OpenAnswer) {
  const refusal = moneyRefusal(answer);
  if (answer.kind !== 'refused' || answer.refusal.refused !== 'statement_was_imported') return refusal;
  const at = String(answer.refusal.facts?.['at'] ?? '').slice(0, 10);
  return {
    refused: 'money_cannot_change_so' as const,
    detail: `${ruleSentence('statement_was_imported')} It was imported on ${at}; you find it in the list below.`,
  };
}

function importAnswer({ row, openerName, presets, file }: SeenImport) {
  return {
    importId: row.id,
    name: row.file,
    bytes: row.bytes,
    openedBy: openerName,
    openedAt: row.openedAt.toISOString(),
    state: row.state,
    startedAt: instantOrNull(row.startedAt),
    endedAt: instantOrNull(row.endedAt),
    statementId: row.statementId === null ? null : String(row.statementId),
    transfers: row.transfers,
    done: row.done,
    applied: row.credited,
    unapplied: row.waiting,
    known: row.known,
    stoppedFor: row.why,
    presets: [...presets],
    leftOut: row.leftOut.map(({ reason, lines, why }) => ({ reason, lines: lines.length, why })),
    file: file && fileAnswer(file),
  };
}

function fileAnswer(file: NonNullable<SeenImport['file']>) {
  const { layout, moneyIn, moneyOut, opening, closing, saidBefore, faults, first, how: _how, ...rest } = file;
  const side = ({ lines, amount }: typeof moneyIn) => ({ lines, amount: minor(amount) });
  return {
    ...rest,
    format: rest.format as 'csv',
    preset: layout?.preset ?? null,
    columns: (layout?.names ?? []).map((name, at) => ({
      name,
      samples: (layout?.samples ?? []).map((cells) => cells[at] ?? ''),
      becomes: layout?.columns[at] ?? null,
    })),
    dates: layout?.dates ?? null,
    isDateOrderAsked: layout?.isDateOrderAsked ?? false,
    moneyIn: side(moneyIn),
    moneyOut: side(moneyOut),
    saidBefore: saidBefore && { on: saidBefore.on, balance: minor(saidBefore.balance) },
    opening: minorOrNull(opening),
    closing: minorOrNull(closing),
    first: first.map(({ reference, amount, ...line }) => ({
      ...line,
      number: reference,
      amount: minor(amount),
    })),
    faults: [...faults],
  };
}
