import { actWords } from '@candor/services/reads/audit';
import type { CalendarDate } from '@candor/domain/calendar';
import { eventLabel } from '@candor/domain/ledger';
import { askForApproval } from '@candor/services/approvals';
import {
  booksSubject,
  readEntry,
  readJournal,
  readPeriods,
  readTrialBalance,
} from '@candor/services/backoffice/books';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import type { JournalEntry } from '@candor/services/backoffice/books';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { journalAsked } from './lists/list-filters.ts';
import { minor, moneyRefusal } from './money-answers.ts';

type BookCalls = CallHandlers<
  'console.trial-balance' | 'console.journal' | 'console.entry' | 'console.periods' | 'console.period-close'
>;

/** A15.61 to A15.65: the books. */
export function consoleBookHandlers({ borrowing, offered }: HandlerParts): BookCalls {
  const { database, now } = borrowing;
  return {
    'console.trial-balance': async ({ market, asOf }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const read = await readTrialBalance(database, market, asOf as CalendarDate | undefined);
      if (read.refused !== undefined) return { refused: read.refused };
      const { rows, debit, credit, ...balance } = read;
      return {
        ...balance,
        rows: rows.map(({ number, account, kind, name, debit: dr, credit: cr }) => ({
          number,
          account,
          kind,
          name,
          debit: minor(dr),
          credit: minor(cr),
        })),
        debit: minor(debit),
        credit: minor(credit),
      };
    },

    'console.journal': async ({ market, cursor, ...asked }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await readJournal(database, market, { ...journalAsked(asked), cursor });
      return {
        items: page.items.map(entryOf),
        nextCursor: page.nextCursor,
        accounts: page.accounts.map((account) => ({ ...account })),
        events: page.events,
      };
    },

    'console.entry': async ({ entryId }) => {
      const read = await readEntry(database, BigInt(entryId));
      if (!read) return { refused: 'not_found' };
      return {
        market: read.entry.market,
        entry: entryOf(read.entry),
        naturalKey: read.entry.naturalKey,
        when: read.when,
        causes: read.causes.map((cause) => ({ ...cause })),
        acts: read.acts.map(({ at, actor, command, subject }) => ({
          at: at.toISOString(),
          actor,
          command,
          words: actWords(command),
          subject,
        })),
      };
    },

    'console.periods': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { asked, ...periods } = await readPeriods(database, market, now());
      return {
        ...periods,
        asked,
        closings: periods.closings.map(({ through, closedAt, lastEntryId, ...who }) => ({
          through,
          closedAt: closedAt.toISOString(),
          lastEntryId: String(lastEntryId),
          preparedBy: who.preparerName,
          approvedBy: who.approverName,
        })),
      };
    },

    'console.period-close': async ({ market, through, reason }, { staff, requestId, idempotencyKey }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`books.close ${staff.staffId} ${idempotencyKey}`),
          act: 'books.close',
          market,
          subject: booksSubject(market),
          input: { market, through },
          reason,
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      const refusal = moneyRefusal(answer);
      if (refusal.refused === 'not_found') throw new Error('a period is never unknown');
      return refusal;
    },
  };
}

function entryOf({ id, no, event, businessDate, postedAt, lines, reverses, reversedBy }: JournalEntry) {
  return {
    entryId: String(id),
    no: no === null ? null : String(no),
    event,
    words: eventLabel(event),
    businessDate,
    postedAt: postedAt.toISOString(),
    lines: lines.map(({ number, account, name, subject, minor: amount }) => ({
      number,
      account,
      name,
      subject,
      minor: Number(amount),
    })),
    reverses: reverses === null ? null : String(reverses),
    reversedBy: reversedBy === null ? null : String(reversedBy),
  };
}
