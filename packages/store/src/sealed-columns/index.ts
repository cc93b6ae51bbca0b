export {
  type SealedColumn,
  countToReseal,
  listSealedColumns,
  pagesOf,
  resealValues,
  valuesToReseal,
} from './sealed-columns.ts';
export { listSealedFiles, lockSealedFile, noteResealed, resealedUpTo } from './sealed-files.ts';
