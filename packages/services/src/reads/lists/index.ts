export type { AskedFor, ListAsked, ListKey } from './list-asked.ts';
export { readListTotals } from './read-list-totals.ts';
