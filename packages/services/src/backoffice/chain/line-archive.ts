/**
 * A place outside the database that the lender names, where lines are only ever added: the roots of days, and
 * what was proved of the books.
 */
export type LineArchive = {
  /** In the order in which they were added; none where nothing was added yet. */
  readonly read: (name: string) => Promise<readonly string[]>;
  /** Kept for good once it resolves. */
  readonly append: (name: string, line: string) => Promise<void>;
};
