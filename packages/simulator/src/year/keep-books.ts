import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { reportingDay } from '@candor/markets/bureau';
import { makeBureauFile, markBureauSent } from '@candor/services/backoffice/bureau';
import { readProvision } from '@candor/services/lending/provisions';
import { writable } from '@candor/store/tools';
import { writeBureauFile } from '@candor/services/backoffice/bureau';
import { booksSubject, handOver, mappingSubject, readGeneralLedger } from '@candor/services/backoffice/books';
import { provisionSubject } from '@candor/services/lending/provisions';
import type { Office } from './office.ts';

/**
 * On the third of a month the one before it is provided for, closed and handed over; the day after a
 * reporting day the bureau gets its file.
 */
export async function keepBooks(office: Office, on: CalendarDate): Promise<void> {
  if (on.endsWith('-03')) await closeMonth(office, on);
  const yesterday = dateOfDayNumber(dayNumber(on) - 1);
  if (reportingDay(office.wish.market, yesterday)) await reportToBureau(office, yesterday, on);
}

async function closeMonth(office: Office, on: CalendarDate): Promise<void> {
  const { parts, market, clock } = office.wish;
  const { month, asOf, required, state } = await writable(parts.database).withTransaction((tx) =>
    readProvision(tx, market, { loans: 'none' }),
  );
  if (state !== 'open') return;
  const two = ['finance', 'controller'] as const;
  const provision = { market, month, required: String(required) };
  await office.withTwo(
    {
      act: 'provision.post',
      subject: provisionSubject(market, month),
      input: provision,
      reason: `Month end ${month.slice(0, 7)}.`,
    },
    two,
    clock.at(on, '16:40'),
  );
  await office.withTwo(
    {
      act: 'books.close',
      subject: booksSubject(market),
      input: { market, through: asOf },
      reason: `Trial balance of ${asOf} is signed off.`,
    },
    two,
    clock.at(on, '17:10'),
  );
  await handOverMonth(office, asOf, clock.at(on, '17:35'));
}

/** The accountant's package has our numbers with a nought behind them. */
async function handOverMonth(office: Office, through: CalendarDate, at: Date): Promise<void> {
  const { parts, market } = office.wish;
  const { accounts: chart, next, mapping } = await readGeneralLedger(parts.database, market, at);
  if (next.entries === 0) return;
  if (next.unmapped.length > 0)
    await office.withTwo(
      {
        act: 'books.map-accounts',
        subject: mappingSubject(market),
        input: {
          market,
          accounts: Object.fromEntries(
            chart.map(({ number, name }) => [String(number), { code: `${number}0`, name }]),
          ),
        },
        reason: mapping === null ? 'The accountant’s chart.' : 'Accounts that were opened since.',
      },
      ['finance', 'controller'],
      at,
    );
  await office.run(handOver, { market, through }, 'finance', office.after(at, 30));
}

async function reportToBureau(office: Office, day: CalendarDate, on: CalendarDate): Promise<void> {
  const { market, dice, clock } = office.wish;
  const fileId = dice.id();
  const at = clock.at(on, '16:30');
  const made = await office.attempt(makeBureauFile, { fileId, market, day, kind: 'due' }, 'finance', at);
  // Before the first loan there is nothing to report.
  if ('refused' in made || made.output.rows === made.output.leftOut) return;
  await writeBureauFile(office.partsAt(office.after(at, 1)), { fileId });
  await office.withTwo(
    {
      act: 'bureau.release',
      subject: `bureau-file:${fileId}`,
      input: { fileId },
      reason: `The file of ${day}: totals agree with the books.`,
    },
    ['finance', 'compliance'],
    office.after(at, 2),
  );
  await office.run(markBureauSent, { fileId }, 'finance', office.after(at, 40));
}
