import { consoleAuditEvent } from './audit-event.ts';
import { consoleAuditExport } from './audit-export.ts';
import { consoleAuditTrail } from './audit-trail.ts';
import { consoleAudit } from './audit.ts';

export const consoleAuditCalls = [
  consoleAudit,
  consoleAuditTrail,
  consoleAuditEvent,
  consoleAuditExport,
] as const;
