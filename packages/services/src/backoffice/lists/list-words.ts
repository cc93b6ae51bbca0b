const words: Readonly<Record<string, string>> = {
  audit: 'Audit trail',
  trail: 'Audit trail of a loan',
  customers: 'Customers',
  approvals: 'Approvals',
  loans: 'Loans',
  applications: 'Applications',
  incoming: 'Incoming payments',
  complaints: 'Complaints',
  disbursements: 'Disbursements',
  collections: 'Collections',
  journal: 'Journal',
};

/** 1 row, 9,164 rows. */
export const rowsOf = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;

/** "9,164 rows of the journal", "1 row of loans". */
export function rowsOfList({ list, rows }: { readonly list: string; readonly rows: number }): string {
  const name = listWords(list).toLowerCase();
  return `${rowsOf(rows)} of ${singular.has(list) ? `the ${name}` : name}`;
}

const singular = new Set(['audit', 'trail', 'journal']);

/** What a list is called by whoever decides about a copy of it. */
export const listWords = (list: string) => words[list] ?? list;
