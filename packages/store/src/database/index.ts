export { loginFault } from './application-login.ts';
export { changesChannel } from './change-notice.ts';
export {
  type DatabaseClock,
  type DatabaseInstant,
  databaseNow,
  openDatabaseClock,
} from './database-clock.ts';
export { errorCode, isConnectionLoss, isOutage, isRetryable } from './database-errors.ts';
export {
  type Database,
  type ReadOptions,
  type ReadTx,
  type Statement,
  type Tx,
  applicationRole,
  applicationUrl,
  openDatabase,
  outsideCommands,
} from './database.ts';
export { type DeploymentMode, noteDeploymentMode } from './deployment.ts';
export { rowsAtOnce } from './delete-oldest.ts';
export { dryRun } from './dry-run.ts';
export { type Listener, listen } from './listen.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { MigrationError } from './migration-error.ts';
export { leadsToPooler } from './connection/pooler.ts';
export { openPlainConnections } from './connection/plain-connections.ts';
export { readAddress } from './connection/address.ts';
export { type Part, together } from './together.ts';
