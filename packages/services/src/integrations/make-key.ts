import type { MarketId } from '@candor/markets';
import { insertApiKey } from '@candor/store';
import { askSecondPerson } from '../approvals/ask-second-person.ts';
import type { BorrowingParts } from '../borrowing-parts.ts';
import type { Command } from '../commands/command.ts';

export type MakeKey = {
  readonly id: string;
  readonly secretHash: Buffer;
  readonly market: MarketId;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
  readonly reason: string;
  /** For the second person, where one must agree. */
  readonly requestId: string;
  /** Those of the scopes that act. */
  readonly acting: readonly string[];
  /** What whoever makes it may do. */
  readonly may: readonly string[];
};

export type MadeKey = {
  readonly keyId: string;
  readonly expiresAt: string;
  /** Until when a second person decides; null: it is good at once. */
  readonly decidedBy: string | null;
};

type Rule = 'key_scope_is_not_yours' | 'reason_is_missing' | 'approval_waits_already';

/**
 * A key is made, and its secret shown, in one go. Scopes that only read are given by whoever may read the same: nobody reads more by a key than
 * with their own eyes. A scope that acts is given by two: whoever makes keys asks, and somebody who may do that very thing agrees; until then the key
 * opens nothing. So whoever sets up the house moves no money by a detour.
 */
export const makeKey = (parts: BorrowingParts): Command<MakeKey, MadeKey, Rule> => ({
  name: 'key.make',
  subject: ({ id }) => `key:${id}`,
  async decide(tx, input, { actor, now }) {
    const { id, market, name, scopes, days, reason, acting, may } = input;
    const beyond = scopes.filter((scope) => !acting.includes(scope) && !may.includes(scope));
    if (beyond.length > 0) return { refused: 'key_scope_is_not_yours', facts: { scopes: beyond } };
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    const needsTwo = acting.length > 0;
    await insertApiKey(tx, {
      id,
      market,
      name,
      scopes,
      secretHash: input.secretHash,
      madeBy: actor.id,
      madeAt: now,
      expiresAt,
      openedAt: needsTwo ? null : now,
    });
    const made = { keyId: id, expiresAt: expiresAt.toISOString() };
    const facts = { market, scopes, days };
    if (!needsTwo) return { output: { ...made, decidedBy: null }, facts };
    const asked = await askSecondPerson(tx, parts, {
      requestId: input.requestId,
      act: 'key.open',
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
