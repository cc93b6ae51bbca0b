import { eventLabel } from '@candor/domain/ledger';
import { channelName, paymentStateWords, payoutStateWords } from '@candor/domain/payment-channels';
import type { MarketId } from '@candor/markets';
import { listLoansById } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { readJournal } from '../../backoffice/books/read-books.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/index.ts';
import { staffTermWords } from '../../lending/contracts/term-words.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import type { ApprovalLooker } from '../../approvals/read-approvals.ts';
import { readApplications } from '../applications/read-applications.ts';
import { readComplaints } from '../complaints/list-complaints.ts';
import { readDisbursements } from '../disbursements/read-disbursements.ts';
import type { AskedFor } from '../lists/list-asked.ts';
import { withPeople, type LoanWithPerson } from '../loans/find-loans.ts';
import { linesWithFigures } from '../../lending/loan-lists/lines-with-figures.ts';
import { listLoans } from '../loans/list-loans.ts';
import { outstandingOf } from '../../lending/loan-lists/outstanding-of.ts';
import { readIncoming } from '../payments/read-money.ts';
import { amount, momentIn, stateText } from './cell-words.ts';
import type { CellPage } from './pages-of.ts';

const disbursementKinds: Readonly<Record<string, string>> = { loan: 'Loan', refund: 'Refund' };

/** Who reads a list to make a file of it. */
export type CellReader = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly parts: LendingDeps;
  readonly market: MarketId;
  readonly now: Date;
  readonly looker: ApprovalLooker;
};

export type ListOfCells = {
  readonly heads: readonly string[];
  readonly page: (cursor: string | null) => Promise<CellPage>;
};

export function loans(
  { database, seal, market }: CellReader,
  { filter, sort }: AskedFor<'loans'>,
  only: readonly string[] | null,
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
  return { lines: await linesWithFigures(tx, lines, on), next: null };
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
  'Written off',
  'Past due',
  'Payoff',
  'DPD',
  'Max DPD',
  'Oldest due',
  'Restructured',
  'Promise to pay',
];

function loanCells({ line, person, beside }: LoanWithPerson): string[] {
  const { figures } = line;
  const balance = outstandingOf(line.state, figures.owed);
  return [
    loanNameOf(line),
    person.name ?? '',
    person.phone ?? '',
    line.productName,
    String(line.productVersion),
    stateText('loan', line.state),
    line.disbursedOn,
    amount(line.amount),
    amount(balance.outstanding),
    amount(balance.writtenOff),
    amount(figures.overdue),
    amount(figures.payoff),
    String(figures.daysPastDue),
    String(Math.max(beside?.maxDpd ?? 0, figures.daysPastDue)),
    figures.nextDueOn ?? '',
    figures.restructuredOn ?? '',
    beside?.promisedOn ?? '',
  ];
}

export function applications(
  { database, seal, market, now }: CellReader,
  { show, wish }: AskedFor<'applications'>,
): ListOfCells {
  return {
    heads: ['Application', 'Applicant', 'Product', 'State', 'Amount', 'Term', 'Sent', 'Changed', 'Reasons'],
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
          stateText('application', item.state),
          amount(item.amount),
          staffTermWords(item.term),
          momentIn(market, item.appliedAt),
          momentIn(market, item.changedAt),
          item.why.join('; '),
        ]),
        next: nextCursor,
      };
    },
  };
}

export function incoming(
  { database, seal, market }: CellReader,
  { filter, sort }: AskedFor<'incoming'>,
): ListOfCells {
  return {
    // What was split is counted by its parts: its own amount stands apart, so that the column adds up.
    heads: ['Arrived', 'Channel', 'Reference', 'Amount', 'Split amount', 'State', 'Loan', 'Borrower'],
    page: async (cursor) => {
      const page = await readIncoming(database, seal, market, {
        filter,
        sort,
        cursor: cursor ?? undefined,
      });
      return {
        rows: page.items.map((item) => [
          item.receivedOn ?? '',
          channelName(item.channel),
          item.number ?? '',
          item.state === 'divided' ? '' : amount(item.amount),
          item.state === 'divided' ? amount(item.amount) : '',
          paymentStateWords(item.state),
          item.loan?.reference ?? '',
          item.loan?.name ?? '',
        ]),
        next: page.nextCursor,
      };
    },
  };
}

export function complaints(
  { database, seal, market, now }: CellReader,
  wish: AskedFor<'complaints'>,
): ListOfCells {
  return {
    heads: ['Complaint', 'Borrower', 'Subject', 'State', 'Received', 'Answer by', 'Overdue'],
    page: async (cursor) => {
      const page = await readComplaints(database, seal, { market, wish, cursor, now });
      return {
        rows: page.lines.map(({ complaint, who, title, isOverdue }) => [
          complaint.reference,
          who.name ?? '',
          title,
          stateText('complaint', complaint.state),
          momentIn(market, complaint.askedAt),
          complaint.promisedBy,
          isOverdue ? 'yes' : 'no',
        ]),
        next: page.next,
      };
    },
  };
}

export function disbursements(
  { database, seal, market, now }: CellReader,
  { view, wish }: AskedFor<'disbursements'>,
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
        wish,
        cursor: cursor ?? undefined,
        now,
      });
      return {
        rows: page.items.map((item) => [
          item.reference ?? '',
          item.name ?? '',
          disbursementKinds[item.kind] ?? item.kind,
          amount(item.amount),
          payoutStateWords(item.state),
          item.isHeld ? 'yes' : 'no',
          item.channel === null ? '' : channelName(item.channel),
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
export function journal(
  { database, market }: CellReader,
  { filter, sort }: AskedFor<'journal'>,
): ListOfCells {
  return {
    heads: ['Entry', 'Day', 'Event', 'Account', 'Name', 'Subject', 'Currency', 'Debit', 'Credit', 'Reverses'],
    page: async (cursor) => {
      const page = await readJournal(database, market, { filter, sort, cursor: cursor ?? undefined });
      return {
        rows: page.items.flatMap((entry) =>
          entry.lines.map((line) => [
            String(entry.no ?? ''),
            entry.businessDate,
            eventLabel(entry.event),
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
