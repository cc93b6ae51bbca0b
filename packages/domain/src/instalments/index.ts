export { isCarriedOver } from './carried-row.ts';
export { type InstalmentState, instalmentCount, instalmentStates } from './instalment-states.ts';
export { loanTable } from './loan-table.ts';
export { type RowState, planOf, rowStates } from './row-states.ts';
export {
  type WaivablePart,
  type WaivableRow,
  type WaiveAcross,
  waivableRows,
  waiveAcross,
} from './waive-across.ts';
