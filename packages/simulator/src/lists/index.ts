export { explainStatement, hasPlan } from './explain-statement.ts';
export { listCases, type ListCase } from './list-cases.ts';
export { lenderSeal, listServer, openLargeLender, type ListServer } from './list-server.ts';
export { watchStatements, type WatchedDatabase } from './watch-statements.ts';
