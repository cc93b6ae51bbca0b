export { alignedTable } from './aligned-table.ts';
