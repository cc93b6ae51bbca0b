import { isRunningMandate } from '@candor/domain/states';
import { findApplicationOfLoan } from '@candor/store/loans';
import {
  claimDueMandate,
  findDebit,
  findMandate,
  latestNotice,
  lookAtMandate as lookAgainAt,
  openDebitsOf,
  openTryOf,
  updateNotice,
  type DueMandate,
  type Mandate,
  type MandateDebit,
} from '@candor/store/mandates';
import { markets } from '@candor/markets';
import { lease } from '../../kernel/commands/lease.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { callEndsWithinMs } from '../../kernel/ports/disbursement-channel.ts';
import { advanceDebit, lookAtDebit } from './advance-debit.ts';
import { askChannel, hear } from './ask-channel.ts';
import { callOrAsk, debitLabel } from './debit-calls.ts';
import { lookAtMandate, whatIsDue } from './look-at-mandate.ts';
import { debitingChannel, schemeOfMandate, type DebitingChannel } from './scheme-of.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'collectChannels'>;

export type MandateTrouble = { readonly mandateId: string; readonly err: unknown };

/** Whoever holds a mandate for longer is dead: a few calls for it and for the two dues that may be open. */
const leaseMs = 12 * callEndsWithinMs;
const minute = 60_000;
const hour = 60 * minute;
const actor = { kind: 'system', id: 'mandates' } as const;

/**
 * Turns to every mandate that is due: asks its channel, plans and tells and requests what falls due, and asks
 * what became of what was requested. Any number of workers may do this at once. Returns how many.
 */
export async function advanceMandates(
  parts: Parts,
  onTrouble: (trouble: MandateTrouble) => void = () => {},
): Promise<number> {
  const all = Object.values(parts.collectChannels).flat();
  const channels = [...new Set(all.filter(({ mandates }) => mandates !== undefined).map(({ id }) => id))];
  if (channels.length === 0) return 0;
  for (let taken = 0; ; taken += 1) {
    const now = parts.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await lease(parts.database, 'mandate.claim', (tx) =>
      claimDueMandate(tx, { now, leaseUntil, channels }),
    );
    if (!due) return taken;
    try {
      const channel = debitingChannel(parts.collectChannels, due);
      if (channel) await advanceOne(parts, due, channel);
      const next = await nextLook(parts, due);
      await lease(parts.database, 'mandate.claim', (tx) => lookAgainAt(tx, due.id, { ...next, leaseUntil }));
    } catch (error) {
      // Its lease stands: it is turned to when that ends, as if this worker had died.
      onTrouble({ mandateId: due.id, err: error });
    }
  }
}

async function read(parts: Parts, id: string): Promise<Mandate> {
  const mandate = await parts.database.read((tx) => findMandate(tx, id));
  if (!mandate) throw new Error(`there is no mandate ${id}`);
  return mandate;
}

async function advanceOne(parts: Parts, { id }: DueMandate, channel: DebitingChannel): Promise<void> {
  const before = await read(parts, id);
  if (before.state === 'asked') await followAsked(parts, before, channel);
  const { database, now } = parts;
  const due = await database.read(async (tx) => {
    const mandate = await findMandate(tx, id);
    return mandate && whatIsDue(tx, mandate, now());
  });
  if (due && (due.why !== null || due.dues.length > 0))
    await runCommand(database, lookAtMandate, { input: { mandateId: id }, actor, now: now() });
  for (const debitId of await database.read((tx) => openDebitsOf(tx, id)))
    await advanceDue(parts, { mandateId: id, debitId, channel });
  const after = await read(parts, id);
  if (!isRunningMandate(after) && after.endedThereAt === null && (await channel.mandates.end(id)) === 'ended')
    await hear(parts, id, channel, { is: 'ended', why: 'ended_here' });
}

async function followAsked(parts: Parts, { id, link }: Mandate, channel: DebitingChannel): Promise<void> {
  const standing = await channel.mandates.stand(id);
  // What the channel has it need not be asked for; the borrower gets its form when they go on.
  if (link === null && standing.is === 'not-known') await askChannel(parts, id);
  if (standing.is !== 'unknown' && standing.is !== 'waiting' && standing.is !== 'not-known')
    await hear(parts, id, channel, standing);
}

type Due = { readonly mandateId: string; readonly debitId: string; readonly channel: DebitingChannel };

/** One debit as far as it comes now: told, stored and then requested, or asked about. */
async function advanceDue(parts: Parts, { mandateId, debitId, channel }: Due): Promise<void> {
  const { database, now } = parts;
  const isAnnounced = channel.mandates.announce !== undefined;
  const look = () =>
    database.read(async (tx) => {
      const mandate = await findMandate(tx, mandateId);
      const debit = await findDebit(tx, debitId);
      if (!mandate || !debit) throw new Error(`there is no debit ${debitId}`);
      const open = await openTryOf(tx, debitId);
      const { step } = await lookAtDebit(tx, { mandate, debit, now: now(), isAnnounced });
      return { mandate, debit, open, step };
    });
  const first = await look();
  if (first.step.do !== 'wait' && !first.open) {
    const input = { mandateId, debitId, isAnnounced };
    const done = await runCommand(database, advanceDebit, { input, actor, now: now() });
    if (done.kind !== 'done') throw new Error(`debit ${debitId}: ${done.kind}`);
  }
  const { mandate, debit, open } = await look();
  if (open) await callOrAsk(parts, { mandate, debit, open, channel });
  else if (debit.state === 'notified') await announce(parts, { mandate, debit, channel });
}

type ToAnnounce = {
  readonly mandate: Mandate;
  readonly debit: MandateDebit;
  readonly channel: DebitingChannel;
};

/** Whoever keeps the account is told what the borrower was told; one that refuses may have ended it. */
async function announce(parts: Parts, { mandate, debit, channel }: ToAnnounce): Promise<void> {
  const { database, now } = parts;
  const { announce: tell, stand } = channel.mandates;
  const [notice, orderId] = await database.read(async (tx) => [
    await latestNotice(tx, debit.id),
    await findApplicationOfLoan(tx, mandate.loanId),
  ]);
  if (!tell || !notice || notice.announcedAt !== null) return;
  const { market } = schemeOfMandate(mandate);
  const said = await tell({
    mandateId: mandate.id,
    scheme: mandate.scheme,
    paymentId: notice.paymentId,
    n: 1,
    amount: notice.amount,
    currency: markets[market].currency.code,
    on: notice.firstOn,
    label: debitLabel(orderId),
  });
  if (said === 'told')
    await lease(database, 'mandate.claim', (tx) => updateNotice(tx, { ...notice, announcedAt: now() }));
  if (said !== 'refused') return;
  const standing = await stand(mandate.id);
  if (standing.is === 'ended' || standing.is === 'declined') await hear(parts, mandate.id, channel, standing);
}

/** 1, 2, 4 … minutes up to an hour while somebody is asked; what falls due is looked at every five. */
async function nextLook(
  { database, now }: Parts,
  { id, asks }: DueMandate,
): Promise<{ readonly at: Date | null; readonly asks: number }> {
  const later = (ms: number) => new Date(now().getTime() + ms);
  const { mandate, open, isAsked } = await database.read(async (tx) => {
    const debits = await openDebitsOf(tx, id);
    const tries = await Promise.all(debits.map((debit) => openTryOf(tx, debit)));
    return { mandate: await findMandate(tx, id), open: debits.length, isAsked: tries.some(Boolean) };
  });
  const isEnding = mandate !== undefined && !isRunningMandate(mandate) && mandate.endedThereAt === null;
  if (isAsked || isEnding || mandate?.state === 'asked')
    return { at: later(Math.min(hour, minute * 2 ** Math.min(asks - 1, 6))), asks };
  if (open > 0) return { at: later(5 * minute), asks: 0 };
  return { at: mandate && isRunningMandate(mandate) ? later(hour) : null, asks: 0 };
}
