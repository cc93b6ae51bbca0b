import type { CalendarDate } from '@candor/domain/calendar';
import { latestMandate } from '@candor/store/mandates';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import type { CommandAnswer } from '../../kernel/commands/command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { askChannel, type ToConfirm } from './ask-channel.ts';
import { askMandate, type AskMandate } from './ask-mandate.ts';
import { cancelMandate, pauseMandate, resumeMandate, skipDue, type OfLoan } from './change-mandate.ts';
import { channelOfScheme } from './scheme-of.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'collectChannels'>;
type By = Pick<CommandRequest<never>, 'idempotencyKey' | 'requestId'>;

type Asked = ({ readonly is: 'asked' } & ToConfirm) | { readonly is: 'refused'; readonly refused: string };

/** A borrower asks for autopay: stored first, then asked for at the channel that keeps the scheme. */
export async function askAutopay(
  parts: Parts,
  wish: Omit<AskMandate, 'channel'>,
  by: By = {},
): Promise<Asked> {
  const channel = channelOfScheme(parts.collectChannels, wish.market, wish.scheme)?.id ?? null;
  const actor = { kind: 'borrower', id: wish.borrowerId } as const;
  const request = { ...by, input: { ...wish, channel }, actor, now: parts.now() };
  const answer = await runCommand(parts.database, askMandate, request);
  if (answer.kind === 'refused') return { is: 'refused', refused: answer.refusal.refused };
  if (answer.kind !== 'done') return { is: 'refused', refused: answer.kind };
  return whereToConfirm(parts, answer.output.mandate);
}

/** Where a borrower who left before confirming goes on: the same mandate, and no second one. */
export async function confirmAutopay(parts: Parts, input: OfLoan): Promise<Asked> {
  const waiting = await parts.database.read(async (tx) => {
    const own = await ownLoan(tx, input, input.orderId);
    const latest = own && (await latestMandate(tx, own.id));
    return latest?.state === 'asked' ? latest.id : undefined;
  });
  return waiting === undefined
    ? { is: 'refused', refused: 'there_is_no_mandate' }
    : whereToConfirm(parts, waiting);
}

async function whereToConfirm(parts: Parts, mandateId: string): Promise<Asked> {
  const asked = await askChannel(parts, mandateId);
  return 'refused' in asked ? { is: 'refused', refused: asked.refused } : { is: 'asked', ...asked };
}

/** A borrower lets autopay rest, go on, or end: one tap each. */
export function moveAutopay(
  parts: Pick<Parts, 'database' | 'now'>,
  move: 'pause' | 'resume' | 'cancel',
  input: OfLoan,
  by: By = {},
) {
  const actor = { kind: 'borrower', id: input.borrowerId } as const;
  const request = { ...by, input, actor, now: parts.now() };
  if (move === 'pause') return runCommand(parts.database, pauseMandate, request);
  if (move === 'resume') return runCommand(parts.database, resumeMandate, request);
  return runCommand(parts.database, cancelMandate, request);
}

/** A borrower pays one due by themselves. */
export function skipAutopay(
  parts: Pick<Parts, 'database' | 'now'>,
  input: OfLoan & { readonly dueOn: CalendarDate },
  by: By = {},
): Promise<CommandAnswer<{ readonly skips: readonly string[] }, string>> {
  const actor = { kind: 'borrower', id: input.borrowerId } as const;
  return runCommand(parts.database, skipDue, { ...by, input, actor, now: parts.now() });
}
