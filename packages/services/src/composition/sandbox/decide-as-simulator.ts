import { formSteps } from '@candor/markets/certification';
import { decisionsOf, readSimulators } from '@candor/store/decisions';
import { findApplication } from '@candor/store/applications';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { openGrounds } from '../../lending/decisions/decision-grounds.ts';
import { decideManually } from '../../lending/decisions/decide-manually.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';

/**
 * Decides a referred order as a friendly underwriter would, so that the sandbox can be walked without staff:
 * a match on a sanctions list is refused, everything else approved for what the borrower can afford. Does
 * nothing while it is switched off.
 */
export async function decideAsSimulator(
  parts: LendingDeps,
  orderId: string,
  messageId: bigint,
): Promise<void> {
  const input = await parts.database.read(async (tx) => {
    const { decides } = await readSimulators(tx);
    const order = await findApplication(tx, orderId);
    const last = (await decisionsOf(tx, orderId)).at(-1);
    if (!parts.isSandbox || !decides || order?.state !== 'in-review' || last?.outcome !== 'refer')
      return null;
    const facts = openGrounds(parts.seal, last)?.facts;
    if (facts?.screening === 'match')
      return { orderId, decision: 'refuse', mostAmount: null, reasons: ['cannot_be_offered'] } as const;
    const affordable = BigInt(facts?.affordableAmount ?? 0);
    return {
      orderId,
      decision: 'approve',
      mostAmount: affordable > 0n ? affordable : null,
      reasons: [],
    } as const;
  });
  if (!input) return;
  await runForMessage(parts.database, decideManually(parts), {
    // Nobody looks in the sandbox: its stand-in takes everything for good.
    input: { ...input, accepts: formSteps },
    actor: { kind: 'sandbox', id: 'stand-in' },
    idempotencyKey: `stand-in ${messageId}`,
    now: parts.now(),
  });
}
