import { DeadlineChip } from '../../kit/chip.tsx';
import { AgeText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { SampleRow } from './sample-rows.ts';

const minuteMs = 60_000;

/** The columns of a queue: time left, subject, amount, age. */
export function sampleColumns(now: Date, way: MoneyWay, isFixed = false): Column<SampleRow>[] {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  return [
    {
      key: 'left',
      head: 'Time left',
      bone: 3,
      ...(isFixed && { width: 150 }),
      cell: ({ minutesLeft }) => <DeadlineChip deadline={after(minutesLeft)} now={now} />,
    },
    { key: 'subject', head: 'Subject', look: 'strong', bone: 6, cell: ({ name }) => name },
    {
      key: 'amount',
      head: `Amount ${way.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      ...(isFixed && { width: 130 }),
      cell: ({ minor }) => <MoneyText way={way} minor={minor} place="column" />,
    },
    {
      key: 'age',
      head: 'Age',
      align: 'end',
      bone: 1,
      ...(isFixed && { width: 90 }),
      cell: ({ hoursOld }) => <AgeText since={after(-hoursOld * 60)} now={now} />,
    },
  ];
}
