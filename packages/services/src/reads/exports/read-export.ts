import { exportedAtMost, type ExportContent } from '../../backoffice/lists/export-list.ts';
import type { ListAsked } from '../lists/list-asked.ts';
import {
  applications,
  complaints,
  disbursements,
  incoming,
  journal,
  loans,
  type CellReader,
  type ListOfCells,
} from './list-cells.ts';
import { approvals, audit, collections, customers, trail } from './desk-cells.ts';
import { allPages } from './pages-of.ts';

type ExportReader = CellReader & {
  /** With the names of people; without them a row is known by its reference. */
  readonly hasPeople: boolean;
};

/**
 * A list as cells that a spreadsheet and another system read: plain figures in major units, days as ISO
 * writes them, moments by the market's clock, states as the console calls them.
 */
export async function readExport(
  reader: ExportReader,
  asked: ListAsked,
  only: readonly string[] | null,
): Promise<ExportContent> {
  const { heads, page } = listOf(reader, asked, only);
  const rows = await allPages(exportedAtMost, page);
  if (reader.hasPeople) return { heads, rows };
  // Names stand in columns of their own, so that a file without them is the same file without those.
  const kept = heads.flatMap((head, at) => (peopleHeads.has(head) ? [] : [at]));
  return {
    heads: kept.map((at) => heads[at] ?? ''),
    rows: rows.map((cells) => kept.map((at) => cells[at] ?? '')),
  };
}

const peopleHeads: ReadonlySet<string> = new Set([
  'Borrower',
  'Phone',
  'Applicant',
  'Payee',
  'About',
  'Facts',
]);

function listOf(reader: ExportReader, asked: ListAsked, only: readonly string[] | null): ListOfCells {
  switch (asked.list) {
    case 'loans':
      return loans(reader, asked, only);
    case 'applications':
      return applications(reader, asked);
    case 'incoming':
      return incoming(reader, asked);
    case 'complaints':
      return complaints(reader, asked);
    case 'disbursements':
      return disbursements(reader, asked);
    case 'journal':
      return journal(reader, asked);
    case 'customers':
      return customers(reader, asked);
    case 'approvals':
      return approvals(reader, asked);
    case 'audit':
      return audit(reader, asked);
    case 'trail':
      return trail(reader, asked);
    case 'collections':
      return collections(reader, asked, only);
  }
}
