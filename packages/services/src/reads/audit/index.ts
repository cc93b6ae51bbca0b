export { actWords, knownActs } from './act-words.ts';
export { entryWords } from './entry-words.ts';
export { exportAudit } from './export-audit.ts';
export { type AuditWish, readAudit, readAuditEvent } from './read-audit.ts';
export { readTrail } from './read-trail.ts';
export type { AuditSearch } from '@candor/store/desk-lists';
