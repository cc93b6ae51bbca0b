import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { accounts, isClearing } from './accounts.ts';
import type { AccountCode, Holder } from './accounts.ts';
import type { Line } from './entry.ts';
import { makeEntry, type Occasion } from './make-entry.ts';
import { ledgerEvents, postingTable } from './posting-table.ts';
import type { LedgerEvent } from './posting-table.ts';

/** Of the examples. */
type Where = Pick<Occasion, 'market' | 'currency'>;

const sides = { asset: 'debit', expense: 'debit', liability: 'credit', income: 'credit', memo: '' } as const;
const holders: Readonly<Record<Holder, string>> = {
  house: 'the house',
  loan: 'each loan',
  payment: 'each payment',
  party: 'each third party',
};

/** `docs/ledger.md`, made from the tables that the program posts by: the two can't differ. */
export function ledgerDocument(where: Where): string {
  return (
    [
      introduction,
      accountTable(),
      howToRead,
      ...ledgerEvents.map((event) => eventSection(event, where)),
      ending,
    ].join('\n\n') + '\n'
  );
}

const introduction = `# The books

Made from the posting table in \`packages/domain/src/ledger\` by \`npm run docs:generate\`. Amounts are examples.

Double entry, in minor units, append-only. One event makes one entry; an entry sums to zero in every currency; nothing in the books is
ever changed or removed. A correction is the mirror of an entry, posted once, on the day it is made. Each event has a natural key: posted again, it
is found and nothing is written; posted again with other figures, it is refused. A closed period takes no entry.

These are the books of the lending: capital, salaries and rent are kept in the general ledger. *Cash at bank* is the bank account itself: it opens
with the bank's own balance, and what moves on it and is not lending stands against *due to the general ledger*, so that the account reconciles to the
bank's closing balance every day. A fee of the lender's own is income on the day it is deducted or falls due; a lender whose accounting standard spreads it over the term
does so in its general ledger. A fee that the product names as a third party's is never income: it is owed to that party until it is paid to it. Each market has its own books; one trial balance covers one market, or all.

\`npm run -s verify-books\` re-adds everything, prints the trial balance and what does not tie; \`--csv\` for a spreadsheet.

## Accounts`;

const howToRead = `A new channel gets the next number from 1100 to 1199. From 9000 on nothing counts: those accounts note what is owed and not taken
as income, and balance among themselves.

## Events

In the order of a loan's life, then the bank account's. *Debit* is what comes in or is owed to us, *credit* what goes out or is owed by us.`;

const ending = `### reverse

Any entry can be undone by its mirror: the same lines, debit and credit exchanged. The original stays; the mirror names it.
Posted once per entry: \`reverse:disburse:42\`. A mirror is not mirrored: what was undone by mistake happens anew, under a key that ends
in \`again-2\`.`;

function accountTable(): string {
  const fixed = Object.values(accounts).map(({ number, name, kind, heldFor, meaning }) => ({
    number,
    cells: [String(number), name, kind, sides[kind], holders[heldFor], meaning],
  }));
  const channels = {
    number: 1100,
    cells: [
      '1100 …',
      'Clearing: a channel',
      'asset',
      'debit',
      'the house',
      'collected by a channel, not yet at the bank',
    ],
  };
  const rows = [...fixed, channels].toSorted((a, b) => a.number - b.number).map(({ cells }) => cells);
  return table(['number', 'account', 'kind', 'grows in', 'kept for', 'holds'], rows);
}

function eventSection(event: LedgerEvent, where: Where): string {
  const { when, oncePer, example } = postingTable[event];
  const occasion = { ...where, businessDate: '2026-01-02' as CalendarDate };
  // Each event's facts fit its own posting; the compiler can't follow that through a list of all of them.
  const entry = makeEntry(event, occasion, example.facts as never);
  const rows = entry.lines.map((line) => [
    nameOf(line.account),
    line.subject?.replace(':', ' ') ?? '',
    ...debitAndCredit(line),
  ]);
  return [
    `### ${event}`,
    `${when} Posted once per ${oncePer}: \`${entry.naturalKey}\`.`,
    example.story,
    table(['account', 'of', 'debit', 'credit'], rows),
  ].join('\n\n');
}

function nameOf(account: AccountCode): string {
  return isClearing(account) ? `Clearing: ${account.split(':')[1]}` : accounts[account].name;
}

function debitAndCredit({ minor }: Line): [string, string] {
  return minor > 0n ? [grouped(minor), ''] : ['', grouped(-minor)];
}

function grouped(minor: bigint): string {
  return amountText(minor).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((head) => (head === 'debit' || head === 'credit' ? '--:' : '---'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
