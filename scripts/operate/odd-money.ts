// Money that a person has to look at: differences between a channel's list and ours, callbacks that nothing
// could be made of, and what was overpaid on loans that have ended.
//   npm run odd-money -- --market ph                                                  lists them, each with its number
//   npm run odd-money -- --difference 12 --how explain --reason "their fee"          or --how credit, --how take-back
//   npm run odd-money -- --callback 7 --reason "another shop's"
//   npm run odd-money -- --refund-credit <loan>                                       sends back what is the borrower's
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import { explainCallback, settleBreak } from '@candor/services/payments/reconciliation';
import { applicationReference } from '@candor/services/kernel/references';
import { refundCredit } from '@candor/services/lending/loans';
import { runCommand, type CommandAnswer, type Json } from '@candor/services/kernel/commands';
import { listCreditsToReturn } from '@candor/store/loan-lists';
import { listEventsForAPerson } from '@candor/store/payments';
import { listOpenBreaks } from '@candor/store/transfers';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'staff', id: `odd-money:${userInfo().username}` } as const;

async function show({ database, now }: PayoutOffice, market: MarketId): Promise<void> {
  const { differences, callbacks, credits } = await database.read(async (tx) => ({
    differences: await listOpenBreaks(tx, market),
    callbacks: await listEventsForAPerson(tx, market, now()),
    credits: await listCreditsToReturn(tx, market),
  }));
  const sum = (amount: bigint | null) => (amount === null ? 'nothing' : marketMoney(market, amount));
  for (const { id, kind, channel, reference, ours, theirs } of differences)
    console.log(
      `difference ${id}  ${kind}  ${channel} ${reference}  ours ${sum(ours)}, theirs ${sum(theirs)}`,
    );
  for (const { id, channel, externalId, says, outcome } of callbacks)
    console.log(`callback ${id}  ${channel} ${externalId} says ${says}  ${outcome ?? ''}`);
  for (const { orderId, state, amount } of credits)
    console.log(`credit  ${orderId} (${applicationReference(orderId)}, ${state})  ${sum(amount)}`);
  console.log(
    `${differences.length} differences, ${callbacks.length} callbacks, ${credits.length} credits to send back`,
  );
}

function say(answer: CommandAnswer<Json, string>, done: string): void {
  if (answer.kind === 'done') console.log(done);
  else throw new Refused(answer.kind === 'refused' ? `refused: ${answer.refusal.refused}` : answer.kind);
}

async function sendBack(office: PayoutOffice, orderId: string): Promise<void> {
  const credits = await office.database.read((tx) => listCreditsToReturn(tx, null));
  const found = credits.find((credit) => credit.orderId === orderId);
  if (!found) throw new Refused(`There is nothing to send back of loan ${orderId}.`);
  const { loanId, amount } = found;
  const input = { refundId: randomUUID(), loanId, amount };
  say(
    await runCommand(office.database, refundCredit, { input, actor, now: office.now() }),
    `${orderId}: sent back`,
  );
}

function numberIn(text: string): bigint {
  if (!/^[0-9]{1,18}$/u.test(text)) throw new Refused(`"${text}" is not a number from the list.`);
  return BigInt(text);
}

const ways = ['explain', 'credit', 'take-back'] as const;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      market: { type: 'string' },
      difference: { type: 'string' },
      how: { type: 'string', default: 'explain' },
      callback: { type: 'string' },
      reason: { type: 'string', default: '' },
      'refund-credit': { type: 'string' },
    },
  });
  const { market, difference, callback, reason, 'refund-credit': orderId } = values;
  if ([market, difference, callback, orderId].filter((value) => value !== undefined).length !== 1)
    throw new Refused('Say one of --market, --difference, --callback and --refund-credit.');
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`--market must be ph or in, but is "${market}".`);
  const how = ways.find((way) => way === values.how);
  if (!how) throw new Refused(`--how must be explain, credit or take-back, but is "${values.how}".`);
  const office = await openPayoutOffice(loadSettings());
  try {
    const request = { actor, now: office.now() };
    if (market !== undefined) await show(office, market);
    if (difference !== undefined) {
      const input = { id: numberIn(difference), how, reason };
      say(await runCommand(office.database, settleBreak, { ...request, input }), `${difference}: closed`);
    }
    if (callback !== undefined) {
      const input = { id: numberIn(callback), reason };
      say(await runCommand(office.database, explainCallback, { ...request, input }), `${callback}: closed`);
    }
    if (orderId !== undefined) await sendBack(office, orderId);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
