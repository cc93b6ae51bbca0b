/** The key of a request is another's, or the first one with it is still under way: neither says anything of what was asked for. */
export function keyRefused(kind: 'key-reused' | 'key-in-use') {
  const refused = kind === 'key-reused' ? 'idempotency_key_reused' : 'idempotency_key_in_use';
  return { refused } as const;
}
