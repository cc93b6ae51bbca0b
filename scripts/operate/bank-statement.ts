// Money on the lender's own bank account. Reads a statement, shows what waits for a person, and takes their
// decision.
//   npm run bank-statement -- --market in --read statement.csv [--dry-run]   exit 1 if a line is at fault
//   npm run bank-statement -- --market in                                    money in suspense with candidates, claims, differences
//   npm run bank-statement -- --match <payment> --loan <loan>                puts money that a statement shows on a loan
//   npm run bank-statement -- --refuse <payment>                             the bank shows no such transfer
// A claim that no statement shows, and a refund, take proof, an account and an approver: they are asked for
// in the console.
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import {
  candidateWords,
  importStatement,
  matchMoney,
  moneyToMatch,
  refuseClaim,
} from '@candor/services/payments/transfers';
import { applicationReference } from '@candor/services/kernel/references';
import { runCommand, type CommandAnswer } from '@candor/services/kernel/commands';
import type { PaymentAnswer } from '@candor/services/payments/payments';
import { listOpenBreaks, listOpenPayments } from '@candor/store/transfers';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'staff', id: `bank-statement:${userInfo().username}` } as const;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

async function read(office: PayoutOffice, market: MarketId, path: string, isDryRun: boolean): Promise<void> {
  const csv = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`--read must name a file that can be read, but is "${path}".`);
  });
  const { lines, credited, waiting, known, faults } = await importStatement(
    office,
    { market, csv, isDryRun },
    actor,
  );
  for (const { line, sentence } of faults) console.error(`line ${line}: ${sentence}`);
  const would = isDryRun ? 'would be ' : '';
  console.log(
    `${lines} lines: ${credited} ${would}credited, ${waiting} ${would}in suspense, ${known} known already, ${faults.length} at fault`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function show({ database, seal }: PayoutOffice, market: MarketId): Promise<void> {
  const { money, claims, differences } = await database.read(async (tx) => ({
    money: await moneyToMatch(tx, seal, market),
    claims: (await listOpenPayments(tx, market)).filter(({ utr }) => utr !== null),
    differences: await listOpenBreaks(tx, market),
  }));
  for (const { paymentId, channel, externalId, amount, candidates } of money) {
    console.log(`suspense    ${paymentId}  ${channel} ${externalId}  ${marketMoney(market, amount)}`);
    for (const { orderId, reasons } of candidates)
      console.log(
        `              ${orderId} (${applicationReference(orderId)}): ${reasons.map((reason) => candidateWords[reason]).join(' ')}`,
      );
  }
  for (const { id, utr, amount, state } of claims)
    console.log(`${state.padEnd(10)}  ${id}  ${utr}  ${marketMoney(market, amount)}`);
  for (const { kind, channel, reference, ours, theirs } of differences)
    console.log(
      `difference  ${kind}  ${channel} ${reference}  ours ${shown(market, ours)}, theirs ${shown(market, theirs)}`,
    );
  console.log(
    `${money.length} in suspense, ${claims.length} claimed and not found, ${differences.length} differences`,
  );
}

function shown(market: MarketId, amount: bigint | null): string {
  return amount === null ? 'nothing' : marketMoney(market, amount);
}

function say(answer: CommandAnswer<PaymentAnswer, string>): void {
  if (answer.kind === 'done') console.log(`${answer.output.paymentId} is ${answer.output.state}`);
  else throw new Refused(answer.kind === 'refused' ? `refused: ${answer.refusal.refused}` : answer.kind);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      market: { type: 'string' },
      read: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      match: { type: 'string' },
      loan: { type: 'string' },
      refuse: { type: 'string' },
    },
  });
  const { market, loan, match, refuse } = values;
  const paymentId = match ?? refuse;
  if ((paymentId === undefined) === (market === undefined))
    throw new Refused('Say --market in [--read statement.csv], or one of --match and --refuse.');
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`--market must be ph or in, but is "${market}".`);
  for (const id of [paymentId, loan])
    if (id !== undefined && !uuid.test(id))
      throw new Refused(`"${id}" is not the id of a payment or a loan.`);
  const office = await openPayoutOffice(loadSettings());
  try {
    const { database } = office;
    const request = { actor, now: office.now() };
    if (market !== undefined)
      await (values.read === undefined
        ? show(office, market)
        : read(office, market, values.read, values['dry-run']));
    else if (match !== undefined)
      say(
        await runCommand(database, matchMoney, {
          ...request,
          input: { paymentId: match, orderId: loan ?? null },
        }),
      );
    else if (refuse !== undefined)
      say(await runCommand(database, refuseClaim, { ...request, input: { paymentId: refuse } }));
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
