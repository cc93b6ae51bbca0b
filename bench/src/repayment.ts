import { outsideCommands } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';
import { copyPortfolio } from './day-end-portfolio.ts';
import type { BenchBooks } from './ledger-books.ts';
import { clients, p99Of, pgbenchVersion, runPgbench, type Driven } from './ledger-drive.ts';
import { credit } from './repayment-books.ts';
import { apart, recordRepayment } from './repayment-script.ts';
import { line, median, ratioOf, type Line } from './result.ts';

const rounds = 5;
const secondsEach = 3;
/** How far the payments of one round of pgbench lie from those of the next. */
const aRound = clients * apart;

type Measured = Record<'services' | 'pgbench' | 'large', Driven[]>;

/**
 * The whole money path: a channel's report becomes a payment with its money, divided on its loan, in the
 * books, the audit log and the outbox, in one durable commit.
 */
export async function benchRepayment(
  clusterUrl: string,
  { small, large, many }: { readonly small: BenchBooks; readonly large: BenchBooks; readonly many: number },
  say: (line: string) => void,
): Promise<Line[]> {
  const { url: twin } = await copyPortfolio(clusterUrl, small, 'replayed');
  const { script, statements } = await recordRepayment(twin);
  const version = pgbenchVersion();
  const measured: Measured = { services: [], pgbench: [], large: [] };
  const [onSmall, onLarge] = [driveServices(small.url), driveServices(large.url)];
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Repayments, warming up' : `Repayments, round ${round} of ${rounds}`);
    const services = await onSmall();
    const given = { first: round * aRound, turn: 0 };
    const pgbench =
      version === undefined ? services : await runPgbench(twin, { seconds: secondsEach, script, given });
    const one = { services, pgbench, large: await onLarge() };
    if (round > 0) for (const key of ['services', 'pgbench', 'large'] as const) measured[key].push(one[key]);
  }
  return linesOf(measured, { many, statements, version });
}

/** From one Node process, as the server and the worker do it. */
function driveServices(url: string): () => Promise<Driven> {
  let n = 0;
  return async () => {
    const database = openWritable({ url, cause: outsideCommands, max: clients });
    const took: number[] = [];
    const began = performance.now();
    const client = async () => {
      while (performance.now() < began + secondsEach * 1000) {
        const asked = performance.now();
        await credit(database, (n += 1));
        took.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const perSecond = (took.length * 1000) / (performance.now() - began);
    await database.close();
    return { perSecond, p99: p99Of(took) };
  };
}

type About = {
  readonly many: number;
  readonly statements: number;
  readonly version: string | undefined;
};

function linesOf(measured: Measured, { many, statements, version }: About): Line[] {
  const rate = (of: keyof Measured) => measured[of].map(({ perSecond }) => perSecond);
  const p99 = (of: keyof Measured) => measured[of].map((each) => each.p99);
  const shown = (values: number[], unit: string) => `${Math.round(median(values))}${unit}`;
  const growth = ratioOf(rate('large'), rate('services'));
  const grown = line(
    'money',
    `a repayment after ${many.toLocaleString('en')} entries against after 10,000`,
    `${growth.toFixed(2)} (${shown(rate('large'), '/s')} : ${shown(rate('services'), '/s')})`,
    '≥ 0.8',
    growth >= 0.8,
  );
  if (version === undefined)
    return [line('money', 'a repayment against pgbench', 'skipped: this machine has no pgbench'), grown];
  // Both budgets are for a machine with nothing else to do: ours is one process, and is starved first by
  // whatever runs beside it.
  const fast = ratioOf(rate('services'), rate('pgbench'));
  const slow = ratioOf(p99('services'), p99('pgbench'));
  return [
    line(
      'money',
      `a repayment through the services, ${statements} statements, ${clients} at once, against ${version} with the same SQL`,
      `${fast.toFixed(2)} (${shown(rate('services'), '/s')} : ${shown(rate('pgbench'), '/s')})`,
      '≥ 0.7',
      fast >= 0.7,
    ),
    line(
      'money',
      'the slowest of a hundred (p99) against the same',
      `${slow.toFixed(2)} (${shown(p99('services'), ' ms')} : ${shown(p99('pgbench'), ' ms')})`,
      '≤ 3',
      slow <= 3,
    ),
    grown,
  ];
}
