import { amountText } from '@candor/domain/money';
import type { MarketId } from '@candor/markets';
import { listLoansById } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { readJournal, type JournalWish } from '../../backoffice/books/read-books.ts';
import { exportedAtMost, type ExportContent } from '../../backoffice/lists/export-list.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/index.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import {
  readApplications,
  type ApplicationsShown,
  type ApplicationWish,
} from '../applications/read-applications.ts';
import { readComplaintQueue } from '../complaints/read-complaint.ts';
import { readDisbursements } from '../disbursements/read-disbursements.ts';
import { withPeople, type LoanWithPerson } from '../loans/find-loans.ts';
import { linesWithPositions } from '../loans/lines-with-positions.ts';
import { listLoans, type LoanListWish } from '../loans/list-loans.ts';
import { readIncoming, type IncomingWish } from '../payments/read-money.ts';
import { allPages, type CellPage } from './pages-of.ts';
import { channelWords, disbursementKinds, disbursementWords, paymentWords } from './state-words.ts';

/** Which list, narrowed and sorted as it is looked at. */
export type ExportAsked =
  | ({ readonly list: 'loans'; readonly only: readonly string[] | null } & Omit<LoanListWish, 'market'>)
  | {
      readonly list: 'applications';
      readonly show: ApplicationsShown;
      readonly wish: ApplicationWish | null;
    }
  | ({ readonly list: 'incoming' } & IncomingWish)
  | { readonly list: 'complaints'; readonly show: 'waiting' | 'answered' }
  | { readonly list: 'disbursements'; readonly view: Parameters<typeof readDisbursements>[3]['view'] }
  | ({ readonly list: 'journal' } & Omit<JournalWish, 'cursor'>);

export type ExportReader = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly market: MarketId;
  readonly now: Date;
  /** With the names of people; without them a row is known by its reference. */
  readonly hasPeople: boolean;
};

/**
 * A list as cells that a spreadsheet and another system read: plain figures in major units, days and moments
 * as ISO writes them.
 */
export async function readExport(reader: ExportReader, asked: ExportAsked): Promise<ExportContent> {
  const { heads, page } = listOf(reader, asked);
  const rows = await allPages(exportedAtMost, page);
  if (reader.hasPeople) return { heads, rows };
  // Names stand in columns of their own, so that a file without them is the same file without those.
  const kept = heads.flatMap((head, at) => (peopleHeads.has(head) ? [] : [at]));
  return {
    heads: kept.map((at) => heads[at] ?? ''),
    rows: rows.map((cells) => kept.map((at) => cells[at] ?? '')),
  };
}

const peopleHeads: ReadonlySet<string> = new Set(['Borrower', 'Phone', 'Applicant', 'Payee']);

type ListOfCells = {
  readonly heads: readonly string[];
  readonly page: (cursor: string | null) => Promise<CellPage>;
};

function listOf(reader: ExportReader, asked: ExportAsked): ListOfCells {
  switch (asked.list) {
    case 'loans':
      return loans(reader, asked);
    case 'applications':
      return applications(reader, asked);
    case 'incoming':
      return incoming(reader, asked);
    case 'complaints':
      return complaints(reader, asked.show);
    case 'disbursements':
      return disbursements(reader, asked.view);
    case 'journal':
      return journal(reader, asked);
  }
}

const day = (at: Date | null | undefined) => at?.toISOString() ?? '';
const amount = (minor: bigint | null) => (minor === null ? '' : amountText(minor));

function loans(
  { database, seal, market }: ExportReader,
  { filter, sort, only }: Extract<ExportAsked, { readonly list: 'loans' }>,
): ListOfCells {
  return {
    heads: loanHeads,
    page: (cursor) =>
      database.read(async (tx) => {
        const page = only
          ? await namedLoans(tx, market, only)
          : await listLoans(tx, { market, filter, sort }, { cursor, limit: 500 });
        return { rows: (await withPeople(tx, seal, page.lines)).map(loanCells), next: page.next };
      }),
  };
}

/** Those that were selected, by their names. */
async function namedLoans(tx: ReadTx, market: MarketId, names: readonly string[]) {
  const ids: bigint[] = [];
  for (const name of names) ids.push(...(await loansNamed(tx, market, name)).slice(0, 1));
  const on = await businessDateOf(tx, market);
  const lines = await listLoansById(tx, { market, limit: ids.length }, ids);
  return { lines: await linesWithPositions(tx, lines, { market, on }), next: null };
}

const loanHeads = [
  'Loan',
  'Borrower',
  'Phone',
  'Product',
  'Version',
  'Status',
  'Disbursed',
  'Principal',
  'Outstanding',
  'Overdue',
  'Payoff',
  'DPD',
  'Max DPD',
  'Oldest due',
  'Restructured',
  'Promise to pay',
];

function loanCells({ line, person, beside }: LoanWithPerson): string[] {
  const { position } = line;
  return [
    loanNameOf(line),
    person.name ?? '',
    person.phone ?? '',
    line.productName,
    String(line.productVersion),
    line.state,
    line.disbursedOn,
    amount(line.amount),
    amount(position.owed),
    amount(position.overdue),
    amount(position.settleToday?.amount ?? null),
    String(position.daysPastDue),
    String(Math.max(beside?.maxDpd ?? 0, position.daysPastDue)),
    position.next?.dueOn ?? '',
    line.restructuredOn ?? '',
    beside?.promisedOn ?? '',
  ];
}

function applications(
  { database, seal, market, now }: ExportReader,
  { show, wish }: Extract<ExportAsked, { readonly list: 'applications' }>,
): ListOfCells {
  return {
    heads: [
      'Application',
      'Applicant',
      'Product',
      'State',
      'Amount',
      'Instalments',
      'Sent',
      'Changed',
      'Reasons',
    ],
    page: async (cursor) => {
      const { items, nextCursor } = await readApplications(database, seal, {
        market,
        show,
        wish,
        cursor,
        now,
      });
      return {
        rows: items.map((item) => [
          applicationReference(item.orderId),
          item.name ?? '',
          item.productName,
          item.state,
          amount(item.amount),
          String(item.term.instalments),
          day(item.appliedAt),
          day(item.changedAt),
          item.why.join('; '),
        ]),
        next: nextCursor,
      };
    },
  };
}

function incoming({ database, seal, market }: ExportReader, { filter, sort }: IncomingWish): ListOfCells {
  return {
    heads: ['Arrived', 'Channel', 'Reference', 'Amount', 'State', 'Loan', 'Borrower'],
    page: async (cursor) => {
      const page = await readIncoming(database, seal, market, {
        filter,
        sort,
        cursor: cursor ?? undefined,
      });
      return {
        rows: page.items.map((item) => [
          item.receivedOn ?? '',
          channelWords(item.channel),
          item.number ?? '',
          amount(item.amount),
          paymentWords(item.state),
          item.loan?.reference ?? '',
          item.loan?.name ?? '',
        ]),
        next: page.nextCursor,
      };
    },
  };
}

function complaints(
  { database, seal, market, now }: ExportReader,
  show: 'waiting' | 'answered',
): ListOfCells {
  return {
    heads: ['Complaint', 'Borrower', 'Subject', 'State', 'Received', 'Answer by', 'Overdue'],
    page: async (cursor) => {
      const page = await readComplaintQueue(database, seal, { market, show, cursor, now });
      return {
        rows: page.lines.map(({ complaint, who, title, isOverdue }) => [
          complaint.reference,
          who.name ?? '',
          title,
          complaint.state,
          day(complaint.askedAt),
          complaint.promisedBy,
          isOverdue ? 'yes' : 'no',
        ]),
        next: page.next,
      };
    },
  };
}

function disbursements(
  { database, seal, market, now }: ExportReader,
  view: Parameters<typeof readDisbursements>[3]['view'],
): ListOfCells {
  return {
    heads: [
      'Reference',
      'Payee',
      'Kind',
      'Amount',
      'State',
      'Held',
      'Channel',
      'Ordered',
      'Completed',
      'Remarks',
    ],
    page: async (cursor) => {
      const page = await readDisbursements(database, seal, market, {
        view,
        cursor: cursor ?? undefined,
        now,
      });
      return {
        rows: page.items.map((item) => [
          item.reference ?? '',
          item.name ?? '',
          disbursementKinds[item.kind] ?? item.kind,
          amount(item.amount),
          disbursementWords(item.state),
          item.isHeld ? 'yes' : 'no',
          item.channel === null ? '' : channelWords(item.channel),
          item.orderedOn ?? '',
          item.leftOn ?? '',
          item.concern ?? item.why ?? '',
        ]),
        next: page.nextCursor,
      };
    },
  };
}

/** A line of an entry is a line of the file: debit and credit in columns of their own. */
/** A line of an entry is a line of the file: debit and credit in columns of their own. */
function journal(
  { database, market }: ExportReader,
  { list: _list, ...wish }: Extract<ExportAsked, { readonly list: 'journal' }>,
): ListOfCells {
  return {
    heads: ['Entry', 'Day', 'Event', 'Account', 'Name', 'Subject', 'Currency', 'Debit', 'Credit', 'Reverses'],
    page: async (cursor) => {
      const page = await readJournal(database, market, { ...wish, cursor: cursor ?? undefined });
      return {
        rows: page.items.flatMap((entry) =>
          entry.lines.map((line) => [
            String(entry.no ?? ''),
            entry.businessDate,
            entry.event,
            String(line.number),
            line.name,
            line.subject ?? '',
            line.currency,
            line.minor > 0n ? amount(line.minor) : '',
            line.minor < 0n ? amount(-line.minor) : '',
            String(entry.reverses ?? ''),
          ]),
        ),
        next: page.nextCursor,
      };
    },
  };
}
