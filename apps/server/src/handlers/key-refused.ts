import type { CommandAnswer } from '@candor/services/kernel/commands';

type OfKey = Extract<CommandAnswer<never, never>, { readonly kind: 'key-reused' | 'key-in-use' }>;

/** Whether a command was not even looked at, because of the key it came with. */
export function isOfKey(answer: { readonly kind: string }): answer is OfKey {
  return answer.kind === 'key-reused' || answer.kind === 'key-in-use';
}

/**
 * The key of a request is another's, or the first one with it is still under way: neither says anything of
 * what was asked for.
 */
export function keyRefused(kind: OfKey['kind']) {
  const refused = kind === 'key-reused' ? 'idempotency_key_reused' : 'idempotency_key_in_use';
  return { refused } as const;
}
