import { z } from 'zod';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';

const bureauCovers = z
  .enum(['all', 'changes', 'corrections'])
  .meta({ description: 'Every loan, what changed since the file before, or only what is put right.' });

/** What a file comes to, beside the books. */
export const bureauTotals = {
  day: calendarDay,
  covers: bureauCovers,
  since: calendarDay.meta({ description: 'What was closed after this day is told once more.' }),
  sendBy: calendarDay,
  rows: z.int(),
  leftOut: z.int(),
  unchanged: z.int().meta({ description: 'Loans that did not change and are not in it.' }),
  outstanding: minorAmount,
  leftOutstanding: minorAmount,
  sameOutstanding: minorAmount,
  together: minorAmount.meta({ description: 'In the file and unchanged: what the books must say.' }),
  overdue: minorAmount,
  ledger: minorAmount.meta({ description: 'Receivables of loans in the trial balance of that day.' }),
};

const group = z.strictObject({ key: z.string(), words: z.string(), rows: z.int(), outstanding: minorAmount });
export const bureauGroups = {
  leftOutBy: z.array(group).meta({ description: 'Why rows are not in the file.' }),
  statuses: z.array(group),
};

export const bureauFileState = z.enum(['making', 'ready', 'released', 'sent', 'answered']);

export const bureauFileLine = z.strictObject({
  fileId: z.uuid(),
  ...bureauTotals,
  state: bureauFileState,
  done: z.int().meta({ description: 'Rows that are written or left out: the file grows.' }),
  madeAt: instant,
  sentAt: instant.nullable(),
});

/** What was reported of a loan; amounts in minor units. */
export const bureauFigures = z.strictObject({
  status: z.enum(['current', 'late', 'restructured', 'written-off', 'closed']),
  openedOn: calendarDay,
  closedOn: calendarDay.nullable(),
  sanctioned: minorAmount,
  instalment: minorAmount,
  outstanding: minorAmount,
  overdue: minorAmount,
  writtenOff: minorAmount,
  daysLate: z.int(),
});

export const disputeAbouts = ['status', 'late', 'amount', 'closed', 'person', 'not-mine'] as const;
