export { auditBeside, auditOfRequest, findAudit, outboxOfAudit } from './audit-around.ts';
export type { AuditEntry } from './audit-columns.ts';
export { type SubjectPlace, complaintCalled, namesOfStaff, placesOfSubjects } from './audit-names.ts';
export {
  type ActorKind,
  type AuditChange,
  type AuditRow,
  auditLines,
  auditWord,
  auditExists,
  forgetAuditWords,
} from './audit-log.ts';
export {
  type TrailCounts,
  type TrailLine,
  type TrailStep,
  countTrail,
  listTrail,
  applicationsBetween,
  requestsAbout,
  subjectsOfLoan,
} from './loan-trail.ts';
export { lastAuditOfEach, listAuditOfIds, searchAudit } from './search-audit.ts';
