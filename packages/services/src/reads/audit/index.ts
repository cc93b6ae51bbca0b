export { actWords, knownActs } from './act-words.ts';
export { exportAudit } from './export-audit.ts';
export { factWords } from './fact-words.ts';
export { readAudit, readAuditEvent } from './read-audit.ts';
export { readTrail } from './read-trail.ts';
export type { AboutSearch } from './about-search.ts';
