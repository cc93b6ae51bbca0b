export { LaunchError, type LaunchErrorCode } from './embedded/launch-error.ts';
export { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded/start-embedded.ts';
export {
  applicationRole,
  openDatabase,
  type Database,
  type DatabaseOptions,
  type QueryOutcome,
  type Statement,
  type TransactionOptions,
  type Tx,
} from './database.ts';
export {
  errorCode,
  isConnectionLoss,
  isOutage,
  isPoolTimeout,
  isRetryable,
  isUniqueViolation,
} from './database-errors.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { MigrationError, type MigrationErrorCode } from './migration-error.ts';
export { appendAudit, auditExists, type ActorKind, type AuditRow } from './audit-log.ts';
export {
  deleteAnswersBefore,
  findAnswer,
  lockIdempotencyKey,
  saveAnswer,
  type StoredAnswer,
} from './idempotency-keys.ts';
export { listen, type Listener, type ListenOptions } from './listen.ts';
export {
  appendOutbox,
  claimOutbox,
  deleteDoneOutboxBefore,
  markOutboxDone,
  markOutboxFailed,
  type OutboxRow,
} from './outbox.ts';
export {
  insertPageConfigurationIfAbsent,
  listPageConfigurations,
  lockPageConfiguration,
  updatePageConfiguration,
  type PageConfiguration,
} from './page-configuration.ts';
export {
  deleteTelemetryBefore,
  insertAnalyticsEvents,
  insertClientErrors,
  type AnalyticsEvent,
  type ClientError,
} from './telemetry.ts';
export { noteDeploymentMode, type DeploymentMode } from './deployment.ts';
