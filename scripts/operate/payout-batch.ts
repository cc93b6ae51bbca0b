// Disbursements that go to a bank by file. Prepares the next file of a market, saves one that was released,
// or reads in the bank's result. None of it sends or books anything: whoever approves it in the console does.
//   npm run payout-batch -- --market in --maker paolo@lender.example                       prepares what waits and asks for its release
//   npm run payout-batch -- --file 7 [--to folder]                                         saves a released file, the same to the byte each time
//   npm run payout-batch -- --result answer.csv --market in --maker paolo@lender.example   id/attempt,state[,why]; exit 1 if a line is at fault
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import {
  askBankResult,
  openDisbursementBatch,
  prepareNextBatch,
  type DisbursementBatchFile,
} from '@candor/services/backoffice/disbursements';
import { ruleSentence } from '@candor/services/approvals';
import { runCommand } from '@candor/services/kernel/commands';
import { findStaffByEmail, rolesOfStaff } from '@candor/store/staff';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'system', id: `payout-batch:${userInfo().username}` } as const;

type Wish =
  | { readonly prepare: MarketId; readonly maker: string }
  | { readonly file: string; readonly to: string }
  | { readonly result: string; readonly market: MarketId; readonly maker: string };

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      market: { type: 'string' },
      maker: { type: 'string' },
      file: { type: 'string' },
      result: { type: 'string' },
      to: { type: 'string', default: '.' },
    },
  });
  const { market, maker, file, result, to } = values;
  if (file !== undefined && result === undefined) return { file, to };
  if (market === undefined || !isMarketId(market))
    throw new Refused('Say --market ph or --market in, or --file 7 to save a file that was released.');
  if (maker === undefined)
    throw new Refused('Say with --maker whose e-mail stands for this: somebody else approves it.');
  return result === undefined ? { prepare: market, maker } : { result, market, maker };
}

/** Whoever prepares must be somebody who may: the approver sees the name. */
async function makerOf({ database }: PayoutOffice, email: string): Promise<string> {
  return database.read(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    const roles = staff ? await rolesOfStaff(tx, [staff.id]) : [];
    const may = roles.some(({ permissions }) => permissions.includes('payout.act'));
    if (staff?.state !== 'active' || !may)
      throw new Refused(`${email} is nobody who may prepare disbursements: see npm run staff -- list.`);
    return staff.id;
  });
}

async function prepare(office: PayoutOffice, market: MarketId, maker: string): Promise<void> {
  const input = {
    market,
    maker: await makerOf(office, maker),
    requestId: randomUUID(),
    reason: 'The next file',
  };
  const made = await prepareNextBatch(office, { input, actor });
  if (made.kind !== 'done')
    throw new Refused(made.kind === 'refused' ? ruleSentence(made.refusal.refused) : made.kind);
  const { batch, lines, total, leftOut } = made.output;
  for (const id of leftOut) console.error(`${id} is in no file: its account is gone; the borrower was told`);
  if (batch === null) return console.log('No payout waits for a file.');
  const payees = `${lines} ${lines === 1 ? 'payee' : 'payees'}`;
  console.log(`File ${batch}: ${marketMoney(market, BigInt(total))} to ${payees}, prepared.`);
  console.log('It can be saved when somebody else has released it in the console, under Approvals.');
}

async function saveFile(office: PayoutOffice, number: string, to: string): Promise<void> {
  const id = /^\d{1,15}$/u.test(number) ? BigInt(number) : undefined;
  const file = id === undefined ? undefined : await openDisbursementBatch(office.database, office.seal, id);
  if (!file) throw new Refused(`There is no file ${number}.`);
  if ('refused' in file) throw new Refused(ruleSentence(file.refused));
  await keep(file, to);
}

/** For its owner alone: it holds names and account numbers. */
async function keep({ name, text }: DisbursementBatchFile, to: string): Promise<void> {
  const path = join(to, name);
  const lines = text.split('\r\n').length - 2;
  await writeFile(path, text, { mode: 0o600 });
  console.log(`${path}: ${lines} ${lines === 1 ? 'payout' : 'payouts'}`);
}

async function readResult(office: PayoutOffice, wish: Extract<Wish, { result: string }>): Promise<void> {
  const csv = await readFile(wish.result, 'utf8').catch(() => {
    throw new Refused(`--result must name a file that can be read, but is "${wish.result}".`);
  });
  const maker = await makerOf(office, wish.maker);
  const { market } = wish;
  const answer = await runCommand(office.database, askBankResult(office.seal), {
    input: { market, csv, maker, requestId: randomUUID(), reason: 'The bank’s result file' },
    actor,
    now: office.now(),
  });
  if (answer.kind !== 'done')
    throw new Refused(answer.kind === 'refused' ? ruleSentence(answer.refusal.refused) : answer.kind);
  const { left, failed, again, faults, total } = answer.output;
  for (const { line, fault } of faults) console.error(`line ${line}: ${fault}`);
  console.log(`${left} paid, ${failed} failed, ${again} known already, ${faults.length} lines at fault`);
  console.log(
    `${marketMoney(market, BigInt(total))} is booked when somebody else has approved it in the console.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const wish = readWish();
  const office = await openPayoutOffice(loadSettings());
  try {
    if ('prepare' in wish) await prepare(office, wish.prepare, wish.maker);
    else if ('file' in wish) await saveFile(office, wish.file, wish.to);
    else await readResult(office, wish);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
