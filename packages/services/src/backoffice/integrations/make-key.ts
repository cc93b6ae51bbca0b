import { openKey } from './open-key.ts';
import type { MarketId } from '@candor/markets';
import { insertApiKey } from '@candor/store/integrations';
import { requestApproval } from '../approvals/request-approval.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';

export type MakeKey = {
  readonly id: string;
  readonly secretHash: Buffer;
  readonly market: MarketId;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
  readonly reason: string;
  /** For the approver. */
  readonly requestId: string;
  /** Those of the scopes that act. */
  readonly acting: readonly string[];
  /** What whoever makes it may do. */
  readonly may: readonly string[];
};

export type MadeKey = {
  readonly keyId: string;
  readonly expiresAt: string;
  /** Until when an approver decides. */
  readonly decidedBy: string;
};

type Rule = 'key_scope_is_not_yours' | 'reason_is_missing' | 'approval_waits_already';

/**
 * A key is made, and its secret shown, in one go. Nobody reads more by a key than with their own eyes.
 * Whoever makes keys asks, and an approver agrees; until then the key opens nothing. So nobody has a program
 * act, or read on, in their place alone.
 */
export const makeKey = (parts: LendingDeps): Command<MakeKey, MadeKey, Rule> => ({
  name: 'key.make',
  subject: ({ id }) => `key:${id}`,
  async decide(tx, input, { actor, now }) {
    const { id, market, name, scopes, days, reason, acting, may } = input;
    const beyond = scopes.filter((scope) => !acting.includes(scope) && !may.includes(scope));
    if (beyond.length > 0) return { refused: 'key_scope_is_not_yours', facts: { scopes: beyond } };
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    await insertApiKey(tx, {
      id,
      market,
      name,
      scopes,
      secretHash: input.secretHash,
      madeBy: actor.id,
      madeAt: now,
      expiresAt,
      openedAt: null,
    });
    const made = { keyId: id, expiresAt: expiresAt.toISOString() };
    const facts = { market, scopes, days };
    const asked = await requestApproval(tx, parts, {
      requestId: input.requestId,
      act: openKey,
      market,
      subject: `key:${id}`,
      input: { keyId: id },
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    return {
      output: { ...made, decidedBy: asked.deadlineAt },
      facts: { ...facts, request: asked.requestId },
    };
  },
});
