export { readTable } from './read-table.ts';
export { readTableHistory, readTableVersion, tableColumns, tableReasons } from './read-tables.ts';
export { readTableTest } from './table-test-words.ts';
export { type TableInWords, tableInWords } from './table-words.ts';
