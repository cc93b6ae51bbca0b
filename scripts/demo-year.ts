// Fills an empty sandbox with a lender's last twelve months: people, applications, loans, repayments, late ones, write-offs, and every
// day's end. Through the commands that a real day uses, so the books tie.
//   npm run demo-year                                    some 300 people in the Philippines, up to today
//   npm run demo-year -- --market in --people 120
//   npm run demo-year -- --to 2026-11-18                  up to another day, for pictures of it
//   npm run demo-year -- --loans 100000                  the same year over and over, for lists that are measured
import { parseArgs } from 'node:util';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice } from '@candor/server';
import { dayIn, fillProducts, instantOf, runCommand } from '@candor/services';
import {
  noteDeploymentMode,
  openBusinessClock,
  readBusinessClock,
  startEmbedded,
  type Database,
} from '@candor/store';
import { writable } from '@candor/store/tools';
import { throwDice } from './crash/dice.ts';
import { copyLoans } from './demo/copy-loans.ts';
import { dateBack } from './demo/date-back.ts';
import { liveAYear } from './demo/live-a-year.ts';
import { openDesk } from './demo/open-desk.ts';
import { Spans } from './demo/spans.ts';
import { Refused, runCommandLine } from './command-line.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

function wishIn() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { market: text, people: text, days: text, loans: text, seed: text, to: text },
  });
  const whole = (name: string, given: string | undefined, usual: number) => {
    const number = given === undefined ? usual : Number(given);
    if (!Number.isInteger(number) || number < 0) throw new Refused(`--${name} must be a whole number.`);
    return number;
  };
  const { market = 'ph' } = values;
  if (!isMarketId(market)) throw new Refused(`"${market}" is no market.`);
  if (values.to !== undefined && !isDay(values.to)) throw new Refused('--to must be a day: 2026-11-18.');
  return {
    market,
    to: values.to as CalendarDate | undefined,
    people: whole('people', values.people, 300),
    days: whole('days', values.days, 365),
    loans: whole('loans', values.loans, 0),
    seed: whole('seed', values.seed, 2026),
  };
}

/** Time goes forward alone: a year can be lived only where none has begun. */
async function openYear(database: Database, market: MarketId, from: CalendarDate): Promise<void> {
  await writable(database).withTransaction(async (tx) => {
    if ((await noteDeploymentMode(tx, 'sandbox')) !== 'sandbox')
      throw new Refused('This database serves real borrowers.');
    if (await readBusinessClock(tx, market))
      throw new Refused(`${market} has begun already: choose an empty data folder with DATA_DIR.`);
    await openBusinessClock(tx, market, from);
  });
  const actor = { kind: 'system', id: 'demo-year' } as const;
  await runCommand(database, fillProducts, { input: { market }, actor });
}

async function run(): Promise<void> {
  const { market, people, days, loans, seed, to: until } = wishIn();
  const settings = loadSettings();
  if (settings.CANDOR_MODE !== 'sandbox') throw new Refused('A year can be made up in a sandbox only.');
  const say = (line: string) => console.log(line);
  const office = await openPayoutOffice(settings);
  const embedded =
    settings.DATABASE_URL === 'embedded' ? await startEmbedded({ dataDir: settings.DATA_DIR }) : undefined;
  const url = embedded?.url ?? settings.DATABASE_URL;
  try {
    const { database } = office;
    const { timeZone } = markets[market];
    const to = until ?? dayIn(timeZone, office.now());
    const from = dateOfDayNumber(dayNumber(to) - days);
    await openYear(database, market, from);
    const dice = throwDice(seed);
    const { parts, staff } = await openDesk(settings, database, dice);
    const spans = new Spans(database);
    const year = await liveAYear({ parts, staff, spans, market, dice, people, from, to, say });
    const tellFrom = instantOf(dateOfDayNumber(dayNumber(to) - 2), '00:00', timeZone);
    await dateBack(url, { spans: spans.all, tellFrom: spans.writtenSince(tellFrom) });
    say(`${year.loans} loans from ${from} to ${to}`);
    if (loans > year.loans) say(`${await copyLoans(url, loans, say)} loans with their books`);
  } finally {
    await office.close();
    await embedded?.stop();
  }
}

await runCommandLine(run);
