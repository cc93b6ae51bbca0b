import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { tableFaults, type DecisionTable } from '@candor/markets/decision';
import { insertDecisionTable } from '@candor/store/decisions';
import type { Decide } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { reasonsFor } from '../applications/application-reasons.ts';
import { beginTables } from './table-in-force.ts';
import { tableLawFaults } from './table-law-faults.ts';

export type SaveDecisionTable = {
  readonly market: MarketId;
  readonly table: DecisionTable;
  readonly validFrom: CalendarDate;
};

/** The reasons that a row may name. */
export const reasonsWithWords: ReadonlySet<string> = new Set<string>([
  ...reasonsFor.refuse,
  ...reasonsFor.refer,
]);

/**
 * A new version of how a market decides. One that rests on a fact that is not allowed, or does not do what
 * the law wants, is refused, with all its faults.
 */
export const saveDecisionTable: Decide<
  SaveDecisionTable,
  { version: number },
  'decision_table_is_unfit' | 'day_is_in_the_past'
> = async (tx, { market, table, validFrom }) => {
  const faults = [
    ...tableFaults(table, reasonsWithWords),
    ...tableLawFaults(market, table).map(({ sentence }) => sentence),
  ];
  if (faults.length > 0) return { refused: 'decision_table_is_unfit', facts: { faults } };
  const on = await businessDateOf(tx, market);
  if (validFrom < on) return { refused: 'day_is_in_the_past', facts: { validFrom, on } };
  await beginTables(tx, market, on);
  const version = await insertDecisionTable(tx, { market, content: table, validFrom });
  return { output: { version }, facts: { version, validFrom } };
};
