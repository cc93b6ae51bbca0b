import { setTimeout as sleep } from 'node:timers/promises';
import type { CalendarDate } from '@candor/domain/calendar';
import type { WritableDatabase } from '@candor/store/tools';
import { PersonSeal } from '../../../kernel/person-seal.ts';
import type { Command, Json } from '../../../kernel/commands/command.ts';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import { endDayChunk } from '../../../lending/end-of-day/end-day-chunk.ts';
import { endDay } from '../../../lending/end-of-day/end-day.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { openEndOfDayCommand } from '../../../lending/end-of-day/open-end-of-day.ts';
import { importStatement } from '../../transfers/import-statement.ts';
import { cancelMandate } from '../../mandates/change-mandate.ts';
import { hearDebit } from '../../mandates/hear-debit.ts';
import { matchMoney } from '../../transfers/match-money.ts';
import { submitPaymentProof } from '../../transfers/submit-payment-proof.ts';
import { beginPayment } from '../begin-payment.ts';
import type {
  CallbackMeaning,
  CollectChannel,
  CollectChannels,
} from '../../../kernel/ports/collect-channel.ts';
import { expireWaitingCodes } from '../../instructions/expire-waiting-codes.ts';
import { processCallback } from '../../callbacks/process-callback.ts';
import { reversePayment } from '../../reversals/reverse-payment.ts';
import { takeCallback } from '../../callbacks/take-callback.ts';
import type { Asked, RaceGround } from './race-ground.ts';
import { simulatedInstant } from '../../../composition/sandbox/simulated-time.ts';

/** What becomes true at once, or not at all; it tells what whoever let it happen was answered. */
type Step = (database: WritableDatabase, ground: RaceGround) => Promise<string>;

/**
 * Something that happens to the loan. Other things may happen between its steps, and then that is an order
 * too.
 */
type Act = readonly [Step, ...Step[]];

const seal = new PersonSeal([Buffer.alloc(32, 5)]);
const market = 'ph';
const staff = { kind: 'staff', id: 'finance' } as const;

/** Everything that can happen at once. Those of a payment that the ground does not have do nothing. */
export const acts = {
  'instalment is paid': calledBack('instalment', 'paid'),
  'instalment is paid (told again)': calledBack('instalment', 'paid'),
  'instalment is taken back': calledBack('instalment', 'taken-back'),
  'instalment has failed': calledBack('instalment', 'failed'),
  'another amount is paid': calledBack('other', 'paid'),
  'everything is paid': calledBack('settlement', 'paid'),
  'the fee of a delay is paid': calledBack('delay', 'paid'),
  'the loan is left in its cooling-off days': calledBack('exit', 'paid'),
  'the debit is collected': calledBack('debit', 'paid'),
  'the debit is collected (told again)': calledBack('debit', 'paid'),
  'the debit has bounced': [
    (database, ground) => {
      const { debitId, mandateId, id: paymentId } = ground.debit;
      const said = { is: 'bounced', why: 'too-little-money' } as const;
      return answered(database, ground, hearDebit, { mandateId, debitId, paymentId, n: 1, said });
    },
  ],
  'the mandate is cancelled': [
    (database, ground) => {
      const { borrowerId, orderId } = ground;
      return answered(database, ground, cancelMandate, { borrowerId, market, orderId });
    },
  ],
  'an early payment is taken back': [
    (database, ground) =>
      answered(database, ground, reversePayment, { paymentId: ground.early.id, why: 'taken-back' }),
  ],
  'an early payment was for another loan': [
    (database, ground) =>
      answered(database, ground, reversePayment, { paymentId: ground.early.id, why: 'wrong-loan' }),
  ],
  'codes run out': [
    async (database, { now }) => {
      await expireWaitingCodes({ database, now: () => now });
      return 'done';
    },
  ],
  // Each loan gets its day; when all have it, the clock moves on. Money that comes in between is still of the
  // day.
  'the day ends': [loansGetTheirDay, clockMovesOn],
  'a delay is accepted': [
    (database, ground) => {
      const { quoteKey, orderId, borrowerId } = ground;
      if (quoteKey === null) return Promise.resolve('nothing');
      const wanted = { meantFor: 'delay', quoteKey } as const;
      const paymentId = '00000000-0000-4000-8000-00000000000a';
      const way = { channel: 'dragonpay', payTypeId: 'dragonpay:711' };
      const begin = { paymentId, borrowerId, market, orderId, ...way, wanted } as const;
      return answered(database, ground, beginPayment, begin);
    },
  ],
  'a number is claimed': [
    (database, ground) => {
      const { transfer, borrowerId } = ground;
      const said = { paymentId: transfer.id, utr: transfer.reference, pictureId: null };
      return answered(database, ground, submitPaymentProof(seal), { ...said, borrowerId, market });
    },
  ],
  'a statement is read': [
    async (database, { transfer, on, now }) => {
      const csv = `Date,Reference,Credit,Narration\n${on},${transfer.reference},"${transfer.amount / 100n}.00",`;
      const wish = { market, csv, isDryRun: false } as const;
      const read = await importStatement({ database, seal, now: () => now }, wish, staff);
      return JSON.stringify(read);
    },
  ],
  'a person matches a claim': [
    (database, ground) =>
      answered(database, ground, matchMoney, { paymentId: ground.transfer.id, orderId: null }),
  ],
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;

/** Ten past noon of the day after: the worker was a little late. */
const afterTheDay = (on: CalendarDate) =>
  new Date(instantOf(on, '12:10', 'Asia/Manila').getTime() + 86_400_000);

async function loansGetTheirDay(database: WritableDatabase, { on: day }: RaceGround): Promise<string> {
  const now = afterTheDay(day);
  const actor = { kind: 'system', id: 'day-end' } as const;
  await runCommand(database, openEndOfDayCommand, { input: { market, day }, actor, now });
  for (let isLeft = true; isLeft;) {
    const chunk = await runCommand(database, endDayChunk, { input: { market, day, after: 0 }, actor, now });
    isLeft = chunk.kind === 'done' && chunk.output.chunk !== null;
  }
  return 'done';
}

async function clockMovesOn(database: WritableDatabase, { on: day }: RaceGround): Promise<string> {
  const ended = await endDay(database, { market, day, now: simulatedInstant(afterTheDay(day)), lanes: 1 });
  return 'refused' in ended ? ended.refused : 'ended';
}

/** The channel calls, and the worker follows it until it is done, as it would after an outage. */
function calledBack(
  which: 'instalment' | 'other' | 'settlement' | 'delay' | 'exit' | 'debit',
  says: CallbackMeaning,
): Act {
  const call: Step = async (database, ground) => {
    const paid = ground[which];
    if (paid === null) return 'nothing';
    const input = {
      market,
      channel: 'dragonpay',
      raw: `${paid.reference}:${says}`,
      heard: {
        key: `${paid.reference}:${says}`,
        txnId: paid.id,
        externalId: paid.reference,
        says,
        letter: says,
        scheme: 'digest',
      },
    } as const;
    const actor = { kind: 'channel', id: 'dragonpay' } as const;
    const { now } = ground;
    const heard = await runCommand(database, takeCallback, { input, actor, now });
    if (heard.kind !== 'done') return heard.kind;
    const parts = { database, now: () => now, collectChannels: channelsOf(paid) };
    await untilFollowed(() => processCallback(parts, BigInt(heard.output.event)));
    return 'heard';
  };
  return [call];
}

async function untilFollowed(follow: () => Promise<unknown>): Promise<unknown> {
  for (let left = 40; ; left -= 1) {
    try {
      return await follow();
    } catch (error) {
      if (left === 0 || !String(error).includes('period_closed')) throw error;
      await sleep(50);
    }
  }
}

/** A channel that says of a payment what the race says. */
function channelsOf({ reference, amount }: Asked): CollectChannels {
  const channel: CollectChannel = {
    id: 'dragonpay',
    payTypes: () => Promise.resolve([]),
    makeCode: () => Promise.resolve({ refused: 'channel_is_down' }),
    ask: () => Promise.resolve({ is: 'paid', externalId: reference, amount }),
    mandates: {
      schemes: () => ['wallet'],
      ask: () => Promise.resolve({ heard: 'unknown' }),
      stand: () => Promise.resolve({ is: 'unknown' }),
      end: () => Promise.resolve('unknown'),
      debit: () => Promise.resolve({ heard: 'unknown' }),
      askDebit: () => Promise.resolve({ is: 'collected', externalId: reference, amount }),
    },
  };
  return { ph: [channel], in: [] };
}

async function answered<Input, Output extends Json, Code extends string>(
  database: WritableDatabase,
  { now }: RaceGround,
  command: Command<Input, Output, Code>,
  input: Input,
): Promise<string> {
  const answer = await runCommand(database, command, { input, actor: staff, now });
  // Which rule said no may have been read a moment before; that it was no is the outcome.
  return answer.kind;
}
