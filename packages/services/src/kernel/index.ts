export type { BorrowingParts } from './borrowing-parts.ts';
export type { IdentityParts, SpendAlarm } from './identity-parts.ts';
export { readCursor, writeCursor } from './page-cursor.ts';
export { PersonSeal } from './person-seal.ts';
export type { Database, ReadTx, Tx } from '@candor/store/database';
