export { actWords, knownActs } from './act-words.ts';
export { entryWords } from './entry-words.ts';
export { factWords } from './fact-words.ts';
export { type AuditWish, readAudit, readAuditEvent } from './read-audit.ts';
export { readTrail } from './read-trail.ts';
