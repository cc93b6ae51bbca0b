// Payouts that go to a bank by file. Makes the next file of a market, gives one out again, or reads what the bank answered.
//   npm run payout-batch -- --market in [--to folder]     writes the payouts that wait into a new file, each once
//   npm run payout-batch -- --again 7 [--to folder]       writes that file again, the same to the byte
//   npm run payout-batch -- --settle answer.csv           id/attempt,state[,why] with state paid or failed; exit 1 if a line is at fault
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import { openPayoutBatch, settlePayoutBatch, writePayoutBatch, type PayoutBatchFile } from '@candor/services';
import { Refused, runCommandLine } from './command-line.ts';

const actor = 'payout-batch';

type Wish =
  | { readonly market: string; readonly to: string }
  | { readonly again: string; readonly to: string }
  | { readonly settle: string };

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      market: { type: 'string' },
      again: { type: 'string' },
      settle: { type: 'string' },
      to: { type: 'string', default: '.' },
    },
  });
  const { market, again, settle, to } = values;
  const named = [market, again, settle].filter((value) => value !== undefined);
  if (named.length !== 1) throw new Refused('Say one of --market in, --again 7 or --settle answer.csv.');
  if (market !== undefined) return { market, to };
  return again === undefined ? { settle: settle ?? '' } : { again, to };
}

async function makeFile(office: PayoutOffice, market: string, to: string): Promise<void> {
  if (!isMarketId(market)) throw new Refused(`--market must be ph or in, but is "${market}".`);
  const { file, lines, leftOut, isHeld } = await writePayoutBatch(office, market, actor);
  if (isHeld)
    throw new Refused(
      'No file was made. The database was restored: two people first confirm the bank’s own list of payments, in the console under Payouts.',
    );
  for (const id of leftOut) console.error(`${id} is in no file: its account is gone; the borrower was told`);
  if (!file) return console.log('No payout waits for a file.');
  await keep(file, to, lines);
}

async function giveAgain(office: PayoutOffice, again: string, to: string): Promise<void> {
  const id = /^\d{1,15}$/u.test(again) ? BigInt(again) : undefined;
  const file =
    id === undefined
      ? undefined
      : await office.database.withTransaction((tx) => openPayoutBatch(tx, office.seal, id));
  if (!file) throw new Refused(`There is no batch ${again}.`);
  await keep(file, to, file.text.split('\r\n').length - 2);
}

/** For its owner alone: it holds names and account numbers. */
async function keep({ name, text }: PayoutBatchFile, to: string, lines: number): Promise<void> {
  const path = join(to, name);
  await writeFile(path, text, { mode: 0o600 });
  console.log(`${path}: ${lines} ${lines === 1 ? 'payout' : 'payouts'}`);
}

async function readAnswer(office: PayoutOffice, path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`--settle must name a file that can be read, but is "${path}".`);
  });
  const { left, failed, again, faults } = await settlePayoutBatch(office, text, actor);
  for (const { line, fault } of faults) console.error(`line ${line}: ${fault}`);
  console.log(`${left} paid, ${failed} failed, ${again} known already, ${faults.length} lines at fault`);
  if (faults.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const wish = readWish();
  const office = await openPayoutOffice(loadSettings());
  try {
    if ('market' in wish) await makeFile(office, wish.market, wish.to);
    else if ('again' in wish) await giveAgain(office, wish.again, wish.to);
    else await readAnswer(office, wish.settle);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
