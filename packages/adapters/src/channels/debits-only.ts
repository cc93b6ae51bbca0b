import type { CollectChannel } from '@candor/services/kernel/ports';

/** A channel by which nobody pays by themselves: it has no codes, and knows no payment but its debits. */
export function debitsOnly(
  channel: Required<Pick<CollectChannel, 'id' | 'hear' | 'mandates'>>,
): CollectChannel {
  return {
    ...channel,
    offers: () => false,
    payTypes: async () => [],
    makeCode: async () => ({ refused: 'pay_type_is_not_offered' }),
    ask: async () => ({ is: 'unknown' }),
  };
}
