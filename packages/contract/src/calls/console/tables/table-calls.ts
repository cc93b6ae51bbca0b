import { consoleTableAsk } from './table-ask.ts';
import { consoleTableCheck } from './table-check.ts';
import { consoleTableTest } from '../tables.ts';
import { consoleTable } from './table.ts';
import { consoleTables } from './tables.ts';

export const consoleTableCalls = [
  consoleTables,
  consoleTable,
  consoleTableCheck,
  consoleTableTest,
  consoleTableAsk,
] as const;
