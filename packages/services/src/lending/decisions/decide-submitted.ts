import { hasDecision } from '@candor/store/decisions';
import { findApplication } from '@candor/store/applications';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Actor } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { startReview } from '../applications/start-review.ts';
import { askAboutPerson } from './ask-about-person.ts';
import { decideByTable } from './decide-by-table.ts';
import { nobodyAsked } from './gather-facts.ts';
import { judgeByTable } from './judge-by-table.ts';

const actor: Actor = { kind: 'system', id: 'decision' };

/**
 * What follows from an order's being sent: review, the questions to others, the decision. The outbox may hand
 * the same message over twice, after a crash or because a bureau was away: everything is keyed by its id, and
 * what was done is not done again.
 */
export async function decideSubmitted(
  parts: LendingDeps,
  { orderId }: { readonly orderId: string },
  { id: submission, attempt }: { readonly id: bigint; readonly attempt: number },
): Promise<void> {
  const { database } = parts;
  const by = { actor, now: parts.now() };
  const review = await runForMessage(database, startReview, {
    ...by,
    input: { orderId },
    idempotencyKey: `review ${submission}`,
  });
  // Withdrawn before anybody looked.
  if (review.kind !== 'done') return;
  const before = await database.read(async (tx) => {
    const order = await findApplication(tx, orderId);
    if (order?.state !== 'in-review' || (await hasDecision(tx, orderId, submission))) return null;
    return { order, ...(await judgeByTable(tx, parts.seal, order, nobodyAsked)) };
  });
  if (!before) return;
  // Whoever is refused by what we know ourselves is not asked about elsewhere.
  const isAsked = before.facts !== null && before.judged.outcome !== 'refuse';
  const asked = isAsked
    ? await askAboutPerson(parts, { order: before.order, submission, attempt })
    : nobodyAsked;
  await runCommand(database, decideByTable(parts), { ...by, input: { orderId, submission, asked } });
}
