// Ends a day in a process of its own, so that a test can kill it: the database's address and the day are its
// arguments.
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { openWritable } from '@candor/store/tools';
import { endDay } from '../end-day.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { simulatedInstant } from '../../../composition/sandbox/simulated-time.ts';

const [url = '', day = ''] = process.argv.slice(2);
const database = openWritable({ url, max: 3 });
await endDay(database, {
  market: 'ph',
  day: day as CalendarDate,
  now: simulatedInstant(
    instantOf(dateOfDayNumber(dayNumber(day as CalendarDate) + 1), '00:10', 'Asia/Manila'),
  ),
  plan: { loansPerChunk: 3, chunksAtOnce: 2 },
  lanes: 1,
});
await database.close();
