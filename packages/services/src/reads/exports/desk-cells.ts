import type { MarketId } from '@candor/markets';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import { readApprovals } from '../../approvals/read-approvals.ts';
import { eventCells, eventHeads, stepCells, stepHeads } from '../audit/event-cells.ts';
import { readAudit } from '../audit/read-audit.ts';
import { trailOf } from '../audit/read-trail.ts';
import { worklistLines, worklistPage, type WorklistLine } from '../collections/read-worklist.ts';
import { readCustomers, type CustomerLine } from '../customers/read-customers.ts';
import type { AskedFor } from '../lists/list-asked.ts';
import { amount, momentIn, stateText } from './cell-words.ts';
import type { CellReader, ListOfCells } from './list-cells.ts';

export function customers(
  { database, seal, market }: CellReader,
  { filter, sort, find }: AskedFor<'customers'>,
): ListOfCells {
  return {
    heads: ['Customer since', 'Borrower', 'Phone', 'Loans', 'Active', 'Payoff', 'Past due', 'DPD', 'Loan'],
    page: async (cursor) => {
      const list = await readCustomers(database, seal, { market, filter, sort, find, cursor });
      return { rows: list.lines.map((line) => customerCells(market, line)), next: list.next };
    },
  };
}

function customerCells(
  market: MarketId,
  { person, since, loans, active, payoff, ...line }: CustomerLine,
): string[] {
  return [
    momentIn(market, since),
    person.name ?? '',
    person.phone ?? '',
    String(loans),
    String(active),
    amount(payoff),
    amount(line.pastDue),
    String(line.daysPastDue),
    line.meant?.loan ?? '',
  ];
}

export function approvals(
  { database, market, parts, now, looker }: CellReader,
  { filter, sort }: AskedFor<'approvals'>,
): ListOfCells {
  return {
    heads: [
      'Act',
      'About',
      'Amount',
      'Requested by',
      'Requested',
      'Deadline',
      'Lapses',
      'State',
      'Decided by',
      'Decided',
    ],
    page: (cursor) =>
      database.read(async (tx) => {
        const page = await readApprovals(tx, { market, filter, sort, cursor, ...looker }, { parts, now });
        return {
          rows: page.rows.map((row) => [
            row.actName,
            row.about,
            row.size,
            row.askerName,
            momentIn(market, row.askedAt),
            momentIn(market, row.dueAt),
            momentIn(market, row.deadlineAt),
            stateText('approval', row.state),
            row.deciderName ?? '',
            momentIn(market, row.decidedAt),
          ]),
          next: page.next,
        };
      }),
  };
}

export function audit({ database, seal }: CellReader, { search, sort }: AskedFor<'audit'>): ListOfCells {
  return {
    heads: eventHeads,
    page: async (cursor) => {
      const page = await readAudit(database, { search, sort }, cursor ?? undefined, seal);
      return { rows: page.events.map(eventCells), next: page.nextCursor };
    },
  };
}

export function trail(
  { database, seal }: CellReader,
  { list: _list, ...asked }: AskedFor<'trail'>,
): ListOfCells {
  return {
    heads: stepHeads,
    page: (cursor) =>
      database.read(async (tx) => {
        const page = await trailOf(tx, seal, { ...asked, cursor: cursor ?? undefined }, 500);
        if (!page) return { rows: [], next: null };
        return { rows: page.steps.map((step) => stepCells(step, page.currency)), next: page.nextCursor };
      }),
  };
}

/** Of the worklist, or of those that were selected in it. */
export function collections(
  { database, seal, market, now }: CellReader,
  wish: AskedFor<'collections'>,
  only: readonly string[] | null,
): ListOfCells {
  const at = { market, now };
  return {
    heads: [
      'Loan',
      'Borrower',
      'Phone',
      'DPD',
      'Past due',
      'Oldest due date',
      'Promise',
      'Promised for',
      'Promise outcome',
      'Last contact',
      'Assignee',
    ],
    page: (cursor) =>
      database.read(async (tx) => {
        if (!only) {
          const page = await worklistPage(tx, seal, at, wish, { cursor, limit: 500 });
          return { rows: page.lines.map((line) => worklistCells(market, line)), next: page.next };
        }
        const ids: bigint[] = [];
        for (const name of only) ids.push(...(await loansNamed(tx, market, name)).slice(0, 1));
        return {
          rows: (await worklistLines(tx, seal, at, ids)).map((line) => worklistCells(market, line)),
          next: null,
        };
      }),
  };
}

function worklistCells(market: MarketId, line: WorklistLine): string[] {
  const isPromised = line.promisedOn !== null;
  return [
    loanNameOf(line),
    line.person.name ?? '',
    line.person.phone ?? '',
    String(line.daysPastDue),
    amount(line.pastDue),
    line.oldestDueOn,
    isPromised ? amount(line.promisedAmount ?? line.pastDue) : '',
    line.promisedOn ?? '',
    isPromised ? (line.promiseOutcome ?? 'open') : '',
    momentIn(market, line.lastAt),
    line.ownerName ?? '',
  ];
}
