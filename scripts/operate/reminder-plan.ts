// What a reminder plan would have done over the lender's past. Replays the plan in force day by day, and a
// changed one beside it: how many contacts were planned, sent and held back, by which rule, and the furthest
// that each counted limit was reached. It only reads.
//   npm run reminder-plan -- --market ph --replay                        the plan in force, over the past year
//   npm run reminder-plan -- --market ph --replay --plan plan.json       beside it another one, as JSON
//   npm run reminder-plan -- --market ph --replay --product ph-1         of the loans of one product
//   npm run reminder-plan -- --market ph --replay --from 2026-08-01 --to 2026-10-31 --csv replay.csv
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { reminderPlanShape, safeCsv } from '@candor/contract';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import { isMarketId, marketIds, markets } from '@candor/markets';
import { loadSettings, openStore } from '@candor/server/command-line';
import {
  replayPlans,
  replayRows,
  type Replayed,
  type ReplayRow,
} from '@candor/services/lending/reminders/replay';
import { Refused, runCommandLine } from './command-line.ts';
import { replayTable } from './replay/replay-table.ts';

function wishIn() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      market: text,
      plan: text,
      product: text,
      from: text,
      to: text,
      csv: text,
      replay: { type: 'boolean', default: false },
    },
  });
  const { market, replay } = values;
  if (market === undefined || !isMarketId(market))
    throw new Refused(`--market must be one of ${marketIds.join(', ')}, but is "${market ?? ''}".`);
  if (!replay) throw new Refused('Say --replay: there is nothing else that this command does.');
  return { ...values, market, from: dayIn('from', values.from), to: dayIn('to', values.to) };
}

function dayIn(name: string, text: string | undefined): CalendarDate | null {
  if (text === undefined) return null;
  const day = parseCalendarDate(text);
  if (isRefusal(day)) throw new Refused(`--${name} must be a day as 2026-11-18, but is "${text}".`);
  return day;
}

/** As the console sends one, and with its steps in the order of their days. */
async function planIn(path: string): Promise<ReminderPlan> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`--plan must name a file that can be read, but is "${path}".`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refused(`${path} is not JSON.`);
  }
  const plan = reminderPlanShape.safeParse(json);
  if (plan.success)
    return {
      ...plan.data,
      steps: plan.data.steps.toSorted((one, other) => one.day - other.day),
    } as ReminderPlan;
  const [first] = plan.error.issues;
  throw new Refused(`${path} is no reminder plan: ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`);
}

/** A line for each tenth, for whoever waits. */
function progress(): (done: number, of: number) => void {
  let told = 0;
  return (done, of) => {
    const tenths = Math.floor((10 * done) / Math.max(1, of));
    if (tenths > told) console.error(`${done} of ${of} borrowers`);
    told = Math.max(told, tenths);
  };
}

const csvOf = (rows: readonly ReplayRow[]) =>
  safeCsv(
    ['part', 'name', 'source', 'limit', 'figure', 'in force', 'changed'],
    rows.map(({ part, name, source, limit, figure, inForce, draft }) => [
      part,
      name,
      source,
      limit,
      figure,
      inForce,
      draft ?? '',
    ]),
  );

function headOf(
  market: keyof typeof markets,
  { days: { from, to }, loans, borrowers, really }: Replayed,
): string {
  return [
    `${markets[market].countryName}, ${from} to ${to}: ${loans} loans of ${borrowers} borrowers.`,
    `Their day-ends planned ${really.planned + really.heldBack} contacts and held ${really.heldBack} of them back.`,
  ].join('\n');
}

async function run(): Promise<void> {
  const { market, product, plan, from, to, csv } = wishIn();
  const draft = plan === undefined ? null : await planIn(plan);
  const store = await openStore(loadSettings(), () => {});
  try {
    const wish = { market, productId: product ?? null, draft, from, to, progress: progress() };
    const replayed = await replayPlans(store.database, wish);
    if ('refused' in replayed) {
      if (replayed.refused === 'market_is_not_open') throw new Refused(`${market} has no books yet.`);
      if (replayed.refused === 'days_are_not_over')
        throw new Refused(
          `Only days that are over are replayed: up to ${replayed.last}, and --from before --to.`,
        );
      throw new Refused(['The plan is beyond law or agreement:', ...replayed.faults].join('\n'));
    }
    const rows = replayRows(replayed);
    console.log(`${headOf(market, replayed)}\n\n${replayTable(rows, replayed.inForce.version)}`);
    if (csv !== undefined) await writeFile(csv, csvOf(rows));
  } finally {
    await store.close();
  }
}

await runCommandLine(run);
