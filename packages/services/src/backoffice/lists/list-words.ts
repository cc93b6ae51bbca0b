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

/** What a list is called by whoever decides about a copy of it. */
export const listWords = (list: string) => words[list] ?? list;
