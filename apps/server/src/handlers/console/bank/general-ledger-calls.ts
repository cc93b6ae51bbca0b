import type { CalendarDate } from '@candor/domain/calendar';
import type { StatementRow } from '@candor/domain/ledger';
import { askForApproval } from '@candor/services/approvals';
import {
  handOver,
  mappingSubject,
  isMonthAhead,
  readFinancialStatements,
  readGeneralLedger,
  readHandOverPart,
  readJournalPart,
  type MappedLine,
} from '@candor/services/backoffice/books';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { minor, moneyRefusal } from '../money-answers.ts';

type Reading =
  | 'console.financial-statements'
  | 'console.general-ledger'
  | 'console.gl-file'
  | 'console.journal-file';
type Acting = 'console.gl-map' | 'console.gl-hand-over';

/** A15.320 to A15.325: financial statements, and the hand-over to the general ledger. */
export function consoleGeneralLedgerHandlers(parts: HandlerParts): CallHandlers<Reading | Acting> {
  return { ...readingHandlers(parts), ...actingHandlers(parts) };
}

const all = (amounts: readonly bigint[]) => amounts.map(minor);
const rows = (those: readonly StatementRow[]) =>
  those.map(({ number, name, amounts }) => ({ number, name, amounts: all(amounts) }));

function readingHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Reading> {
  const { database, now } = borrowing;
  return {
    'console.financial-statements': async ({ market, ...wish }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      if (await isMonthAhead(database, market, [wish.month, wish.compare]))
        return { refused: 'day_has_not_come' };
      const { sheet, profit, cash, tie, ...about } = await readFinancialStatements(database, market, wish);
      return {
        ...about,
        tie: {
          debit: minor(tie.debit),
          credit: minor(tie.credit),
          difference: minor(tie.difference),
          ties: tie.ties,
        },
        sheet: {
          assets: rows(sheet.assets),
          totalAssets: all(sheet.totalAssets),
          liabilities: rows(sheet.liabilities),
          totalLiabilities: all(sheet.totalLiabilities),
          retained: all(sheet.retained),
          profit: all(sheet.profit),
          totalEquity: all(sheet.totalEquity),
          liabilitiesAndEquity: all(sheet.liabilitiesAndEquity),
        },
        profit: {
          income: rows(profit.income),
          totalIncome: all(profit.totalIncome),
          directCosts: rows(profit.directCosts),
          margin: all(profit.margin),
          creditLosses: rows(profit.creditLosses),
          profit: all(profit.profit),
        },
        cash: {
          rows: cash.rows.map(({ amounts, ...row }) => ({ ...row, amounts: all(amounts) })),
          parts: cash.parts.map(({ part, amounts }) => ({ part, amounts: all(amounts) })),
          opening: all(cash.opening),
          movement: all(cash.movement),
          closing: all(cash.closing),
        },
      };
    },

    'console.general-ledger': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { accounts, mapping, asked, handOvers, next } = await readGeneralLedger(database, market, now());
      return {
        accounts: accounts.map(({ number, name }) => {
          const there = mapping?.accounts[String(number)];
          return { number, name, code: there?.code ?? '', codeName: there?.name ?? '' };
        }),
        mapping: mapping
          ? {
              preparedBy: mapping.preparerName,
              approvedBy: mapping.approverName,
              madeAt: mapping.madeAt.toISOString(),
            }
          : null,
        asked,
        handOvers: handOvers.map(({ id, n, through, entries, late, debit, madeAt }) => ({
          handOverId: String(id),
          n,
          through,
          entries,
          late,
          debit: minor(debit),
          madeAt: madeAt.toISOString(),
        })),
        next: { ...next, debit: minor(next.debit), unmapped: [...next.unmapped] },
      };
    },

    'console.gl-file': async ({ handOverId, cursor }) => {
      const part = await readHandOverPart(database, BigInt(handOverId), cursor);
      return part ? { ...part, lines: part.lines.map(fileLine) } : { refused: 'not_found' };
    },

    'console.journal-file': async ({ market, from, to, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const days = { from: from as CalendarDate, to: to as CalendarDate, cursor };
      const { lines, nextCursor } = await readJournalPart(database, market, days);
      return { lines: lines.map(fileLine), nextCursor };
    },
  };
}

function actingHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Acting> {
  const { database, now } = borrowing;
  return {
    'console.gl-map': async ({ market, accounts, reason }, { staff, requestId, idempotencyKey }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const mapped = accounts.filter(({ code }) => code.trim() !== '');
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`books.map-accounts ${staff.staffId} ${idempotencyKey}`),
          act: 'books.map-accounts',
          market,
          subject: mappingSubject(market),
          input: {
            market,
            accounts: Object.fromEntries(
              mapped.map(({ number, code, name }) => [
                String(number),
                { code: code.trim(), name: name.trim() },
              ]),
            ),
          },
          reason,
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },

    'console.gl-hand-over': async ({ market, through }, { staff, requestId, idempotencyKey }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, handOver, {
        input: { market, through: through as CalendarDate },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      const refusal = moneyRefusal(answer);
      if (answer.kind !== 'refused' || answer.refusal.refused !== 'gl_account_is_not_mapped') return refusal;
      const named = String(answer.refusal.facts?.['accounts'] ?? '');
      return {
        refused: 'money_cannot_change_so',
        detail: `${named} has no code in the general ledger yet. Map it first; nothing was handed over.`,
      };
    },
  };
}

function fileLine({ line, code, codeName }: MappedLine) {
  const { no, businessDate, event, naturalKey, account, name, currency } = line;
  const amounts = { debit: minor(line.debit), credit: minor(line.credit) };
  const there = { code, codeName, currency };
  return {
    no: String(no),
    businessDate,
    event,
    key: naturalKey,
    number: account,
    name,
    ...there,
    ...amounts,
  };
}
