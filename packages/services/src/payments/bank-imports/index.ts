export { cancelImport, changeImport, openImport, startImport } from './change-imports.ts';
export type { ImportHow } from './import-how.ts';
export { readBankImport, readBankStatements, type SeenImport } from './read-bank-imports.ts';
export { runStatementImport } from './run-statement-import.ts';
