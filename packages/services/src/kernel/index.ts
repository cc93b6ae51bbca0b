export type { LendingDeps } from './lending-deps.ts';
export type { IdentityDeps, SpendAlarm } from './identity-deps.ts';
export { readCursor, writeCursor } from './page-cursor.ts';
export { PersonSeal } from './person-seal.ts';
export type { Database, ReadTx, Tx } from '@candor/store/database';
