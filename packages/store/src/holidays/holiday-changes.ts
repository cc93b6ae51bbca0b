import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type HolidayChangeRow = {
  readonly market: string;
  readonly day: CalendarDate;
  /** A holiday from then on; else a working day like others. */
  readonly isOff: boolean;
  readonly name: string;
  readonly at: Date;
};

/** Every server and worker hears that there is a change. */
export const holidaysChannel = 'holidays_changed';

export async function insertHolidayChange(
  tx: Tx,
  { market, day, isOff, name, at }: HolidayChangeRow,
): Promise<void> {
  await tx.query({
    name: 'holiday-change-insert',
    text: `insert into holiday_change (market, day, is_off, name, at) values ($1, $2, $3, $4, $5)`,
    values: [market, day, isOff, name, at],
  });
  tx.nudge(holidaysChannel, '');
}

/** As they were said, the first first. */
export async function listHolidayChanges(tx: ReadTx): Promise<HolidayChangeRow[]> {
  const { rows } = await tx.query<HolidayChangeRow>({
    name: 'holiday-changes',
    text: 'select market, day, is_off as "isOff", name, at from holiday_change order by id',
  });
  return rows;
}
