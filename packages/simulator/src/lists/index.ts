export { listCases, type ListCase } from './list-cases.ts';
export { lenderSeal, listServer, openLargeLender, type ListServer } from './list-server.ts';
export { explainStatement, hasPlan, watchStatements, type WatchedDatabase } from './statements.ts';
