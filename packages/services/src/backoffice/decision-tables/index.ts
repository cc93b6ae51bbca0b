export { readTable } from './read-table.ts';
export {
  tableChangeWaits,
  tableColumns,
  tableOfVersion,
  tableReasons,
  tableVersions,
} from './read-tables.ts';
export { tableTestAnswer } from './table-test-words.ts';
export { type TableInWords, tableInWords } from './table-words.ts';
export { testTable } from './test-table.ts';
