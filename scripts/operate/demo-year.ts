// Fills a sandbox with a lender's last twelve months: people, applications, decisions, agreements, loans,
// repayments, late ones, write-offs, and every day's end. Through the commands that a real day uses, and what
// takes two people by two, so the books tie.
//   npm run demo-year                                    some 300 people in the Philippines, up to today
//   npm run demo-year -- --market in --people 120         or both: a year in each
//   npm run demo-year -- --replace                        where the sandbox has been used: what is in it goes
//   npm run demo-year -- --to 2026-11-18                  up to another day, for pictures of it
//   npm run demo-year -- --loans 100000                  the same year over and over, for lists that are measured
import { parseArgs } from 'node:util';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isMarketId, marketIds, markets, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import { dayIn, instantOf } from '@candor/services/kernel/time';
import { fillHelp } from '@candor/services/customers/help';
import { fillPageConfiguration } from '@candor/services/customers/pages';
import { fillProducts } from '@candor/services/lending/products';
import { runCommand } from '@candor/services/kernel/commands';
import { noteDeploymentMode } from '@candor/store/database';
import { openBusinessClock } from '@candor/store/ledger';
import { startEmbedded } from '@candor/store/embedded';
import { writable } from '@candor/store/tools';
import { readPageFile } from '@candor/server/composition';
import { Refused, runCommandLine } from './command-line.ts';
import { throwDice } from '@candor/simulator/dice';
import { copyLoans } from '@candor/simulator/portfolio';
import {
  countApprovals,
  dateBack,
  liveAYear,
  type YearWish,
  makeRoom,
  openOffice,
  type Person,
  Progress,
  timeWords,
  Spans,
  YearClock,
} from '@candor/simulator/year';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

type Wish = ReturnType<typeof wishIn>;

function wishIn() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      market: text,
      people: text,
      days: text,
      loans: text,
      seed: text,
      to: text,
      replace: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, given: string | undefined, usual: number) => {
    const number = given === undefined ? usual : Number(given);
    if (!Number.isInteger(number) || number < 0) throw new Refused(`--${name} must be a whole number.`);
    return number;
  };
  const { market = 'ph', replace: mayReplace } = values;
  if (market !== 'both' && !isMarketId(market)) throw new Refused(`"${market}" is no market.`);
  if (values.to !== undefined && !isDay(values.to)) throw new Refused('--to must be a day: 2026-11-18.');
  return {
    of: market === 'both' ? marketIds : [market],
    to: values.to as CalendarDate | undefined,
    people: whole('people', values.people, 300),
    days: whole('days', values.days, 365),
    loans: whole('loans', values.loans, 0),
    seed: whole('seed', values.seed, 2026),
    mayReplace,
  };
}

/** As a first start opens a market, a year earlier. */
async function openYear(
  { office: { database }, settings }: Place,
  market: MarketId,
  from: CalendarDate,
): Promise<void> {
  await writable(database).withTransaction(async (tx) => {
    if ((await noteDeploymentMode(tx, 'sandbox')) !== 'sandbox')
      throw new Refused('This database serves real borrowers.');
    await openBusinessClock(tx, market, from);
  });
  const actor = { kind: 'system', id: 'start' } as const;
  const pages = readPageFile(settings);
  const officer = pages.find((page) => page.market === market)?.grievanceOfficer ?? null;
  await runCommand(database, fillPageConfiguration, { input: pages, actor });
  await runCommand(database, fillHelp, { input: { market, officer }, actor });
  await runCommand(database, fillProducts, { input: { market }, actor });
}

const say = (line: string) => console.log(line);

/** The last moment of the year: now, or the morning of the day that was asked for. */
function clockOf(market: MarketId, { to }: Wish, now: Date): YearClock {
  const { timeZone } = markets[market];
  const today = dayIn(timeZone, now);
  if (to === undefined || to === today) return new YearClock(market, today, now);
  return new YearClock(market, to, instantOf(to, '09:42', timeZone));
}

type Place = {
  readonly office: PayoutOffice;
  readonly settings: ReturnType<typeof loadSettings>;
  readonly spans: Spans;
};

async function fill({ office, settings, spans }: Place, market: MarketId, wish: Wish): Promise<void> {
  const { database } = office;
  const clock = clockOf(market, wish, spans.began);
  const from = dateOfDayNumber(dayNumber(clock.today) - wish.days);
  await openYear({ office, settings, spans }, market, from);
  // One seed, and other people in each market.
  const dice = throwDice(wish.seed + marketIds.indexOf(market));
  const files = new Map<string, Person['bureau']>();
  const { parts, staff } = await openOffice(settings, database, { dice, files });
  const progress = new Progress({ from, to: clock.today, now: office.now, say });
  const { people } = wish;
  const onDay: YearWish['onDay'] = (on, so) => progress.note(on, so);
  const { loans } = await liveAYear({
    parts,
    staff,
    spans,
    market,
    dice,
    files,
    clock,
    from,
    people,
    onDay,
  });
  say(`${loans} loans from ${from} to ${clock.today}`);
  for (const line of await countApprovals(database, { market, days: wish.days })) say(line);
}

async function run(): Promise<void> {
  const wish = wishIn();
  const settings = loadSettings();
  if (settings.CANDOR_MODE !== 'sandbox') throw new Refused('A year can be made up in a sandbox only.');
  const embedded =
    settings.DATABASE_URL === 'embedded' ? await startEmbedded({ dataDir: settings.DATA_DIR }) : undefined;
  const url = embedded?.url ?? (settings.DATABASE_OWNER_URL || settings.DATABASE_URL);
  try {
    const noRoom = await makeRoom(url, { mayReplace: wish.mayReplace, say });
    if (noRoom !== null) throw new Refused(noRoom);
    const office = await openPayoutOffice(settings);
    try {
      const { database, now } = office;
      const spans = await Spans.begin(database);
      const share = (wish.people * wish.days * wish.of.length) / (300 * 365);
      say(`Living ${wish.days} days: about ${timeWords(secondsOfAYear * share)} on a quiet machine.`);
      for (const market of wish.of) await fill({ office, settings, spans }, market, wish);
      await dateBack(url, spans);
      say(`Filled in ${timeWords((now().getTime() - spans.began.getTime()) / 1_000)}. npm start shows it.`);
      if (wish.loans > 0) say(`${await copyLoans(url, wish.loans, say)} loans with their books`);
    } finally {
      await office.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** As measured with 300 people on two quiet cores. */
const secondsOfAYear = 240;

await runCommandLine(run);
