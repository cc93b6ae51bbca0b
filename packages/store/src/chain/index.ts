export { type ChainRoot, type DueDay, type Link, daysToSign, insertRoot, listRoots } from './chain-roots.ts';
export { linkRows } from './link-rows.ts';
export {
  type AuditLink,
  type EntryLink,
  countWaiting,
  hashOfLink,
  readAuditLinks,
  readEntryLinks,
  unlinkedActs,
  unnumberedEntries,
} from './read-links.ts';
