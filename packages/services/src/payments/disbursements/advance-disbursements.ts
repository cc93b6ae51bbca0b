import { amountText } from '@candor/domain/money';
import { isMarketId } from '@candor/markets';
import { findDisbursement, type Payout } from '@candor/store/disbursements';
import { claimDueIntent, type DueIntent } from '@candor/store/disbursement-attempts';
import { lease } from '../../kernel/commands/lease.ts';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { nameOnDocument } from '../../customers/kyc/kyc-facts.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { handleDisbursement } from './handle-disbursement.ts';
import type { ReceivedAnswer } from './judge-answer.ts';
import {
  callEndsWithinMs,
  type DisbursementChannel,
  type DisbursementToSend,
} from '../../kernel/ports/disbursement-channel.ts';
import type { DisbursementFault } from '../../kernel/ports/disbursement-fault-texts.ts';
import { raiseException } from './raise-exception.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal'>;

/** Whoever holds an intent for longer is dead: the next one asks what became of it. */
const leaseMs = 4 * callEndsWithinMs;

/** Calls to one channel at once: one that hangs for twenty seconds does not hold up all the others. */
const callsAtOnce = 4;

export type DisbursementTrouble = { readonly payoutId: string; readonly err: unknown };

/**
 * Turns to every payout of a channel that is due, a few at a time, and returns how many: sends what is
 * intended, asks after everything else. Any number of workers may do this at once.
 */
export async function advanceDisbursements(
  parts: Parts,
  channel: DisbursementChannel,
  onTrouble: (trouble: DisbursementTrouble) => void,
): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: callsAtOnce }, () => advanceInTurn(parts, channel, onTrouble)),
  );
  return taken.reduce((sum, count) => sum + count, 0);
}

async function advanceInTurn(
  parts: Parts,
  channel: DisbursementChannel,
  onTrouble: (trouble: DisbursementTrouble) => void,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const now = parts.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await lease(parts.database, 'payout.claim', (tx) =>
      claimDueIntent(tx, { now, leaseUntil, channel: channel.name }),
    );
    if (!due) return taken;
    try {
      await advanceOne(parts, due, channel);
    } catch (error) {
      // Its lease stands: it is asked after when that ends, as if this worker had died.
      onTrouble({ payoutId: due.payoutId, err: error });
    }
  }
}

async function advanceOne(parts: Parts, due: DueIntent, channel: DisbursementChannel): Promise<void> {
  const { database, now } = parts;
  const { payoutId, attempt, before } = due;
  const payout = await database.read((tx) => findDisbursement(tx, payoutId));
  if (!payout) throw new Error(`intent ${payoutId} has no payout`);
  const said = before === 'intended' ? await send(parts, due, payout, channel) : await ask(payoutId, channel);
  const heard = await runCommand(database, handleDisbursement(parts.seal), {
    input: { payoutId, attempt, said },
    actor: { kind: 'channel', id: channel.name },
    now: now(),
  });
  if (heard.kind !== 'refused' || heard.refusal.refused === 'only_a_running_payout_ends') return;
  await runCommand(database, raiseException, {
    input: { market: payout.market, payoutId, orderId: null, why: heard.refusal.refused },
    actor: { kind: 'system', id: 'payouts' },
    now: now(),
  });
}

async function ask(payoutId: string, channel: DisbursementChannel): Promise<ReceivedAnswer> {
  return { question: 'ask', answer: await channel.ask(payoutId) };
}

async function send(
  parts: Parts,
  due: DueIntent,
  payout: Payout,
  channel: DisbursementChannel,
): Promise<ReceivedAnswer> {
  const toSend = await toBeSent(parts, due, payout);
  if (typeof toSend !== 'string') return { question: 'send', answer: await channel.send(toSend) };
  return { question: 'send', answer: { heard: 'refused', why: toSend, raw: 'not sent' } };
}

/**
 * The payout as its channel needs it. Whose account it is was asked when it was ordered, of the order that
 * names it.
 */
async function toBeSent(
  { database, seal }: Parts,
  { accountId }: DueIntent,
  { id, market, currency, amount }: Payout,
): Promise<DisbursementToSend | DisbursementFault> {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  return database.read(async (tx) => {
    const account = await payoutAccountFor(tx, seal, accountId);
    if (!account) return 'account_is_gone';
    const { kind, institution, number, holder, borrowerId } = account;
    const to = { kind, institution, number, holder };
    const name = borrowerId === null ? null : await nameOnDocument(tx, seal, borrowerId);
    const payee = name && { givenNames: name.firstName, familyName: name.familyName };
    return { id, market, currency, amount, amountText: amountText(amount), to, payee };
  });
}
