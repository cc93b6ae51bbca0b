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
export { balanceOf, balancesOf, type Balance, type WhichBalance } from './ledger/balances.ts';
export {
  moveBusinessClock,
  openBusinessClock,
  readBusinessClock,
  type BusinessClock,
} from './ledger/business-clock.ts';
export { closePeriod, type ClosingRefusal } from './ledger/close-period.ts';
export { findEntry, type WhichEntry } from './ledger/find-entry.ts';
export { openClearingAccount } from './ledger/open-clearing-account.ts';
export { postEntries, postEntry, type Posting, type PostingRefusal } from './ledger/post-entries.ts';
export { reverseEntry, type ReversalRefusal } from './ledger/reverse-entry.ts';
export { trialBalance, type TrialBalanceRow, type WhichTrialBalance } from './ledger/trial-balance.ts';
export { verifyBooks, type BooksProof, type Difference } from './ledger/verify-books.ts';
export { noteDeploymentMode, type DeploymentMode } from './deployment.ts';
