export { askImport } from './ask-import.ts';
export { checkImport } from './check-import.ts';
export { importColumns } from './import-columns.ts';
export { postingsOf } from './import-act.ts';
export { type KeptSums, chargesOf, keptSummary } from './kept-summary.ts';
export { importLimits } from './read-import-file.ts';
export {
  type ImportView,
  openRefusedRows,
  readImport,
  readImports,
  refusedHeads,
  refusedLine,
} from './read-imports.ts';
export { runImport } from './run-import.ts';
