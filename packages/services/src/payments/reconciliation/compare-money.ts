import type { ChannelBreak, MoneyOfDay } from '@candor/store/transfers';
import type { ChannelState } from '../../kernel/ports/collect-channel.ts';

export type FoundBreak = Pick<ChannelBreak, 'kind' | 'reference' | 'paymentId' | 'ours' | 'theirs'>;

/** What the channel says of money that we have; undefined: it could not be asked. */
export type Theirs =
  | { readonly reference: string; readonly amount: bigint | null }
  | 'not-theirs'
  | undefined;

/**
 * Money that we have, beside what its channel says of it.
 *   ours R-1 1,000.00, theirs R-1 1,000.00: nothing
 *   ours R-1 1,000.00, theirs R-1   900.00: other-amount
 *   ours R-1 1,000.00, theirs nothing, or R-2: only-ours
 */
export function breakOfOurs(
  { paymentId, reference, amount }: Pick<MoneyOfDay, 'paymentId' | 'reference' | 'amount'>,
  theirs: Theirs,
): FoundBreak | undefined {
  if (theirs === undefined) return undefined;
  const ours = { reference, paymentId, ours: amount };
  if (theirs === 'not-theirs' || theirs.reference !== reference)
    return { kind: 'only-ours', ...ours, theirs: null };
  if (theirs.amount === null || theirs.amount === amount) return undefined;
  return { kind: 'other-amount', ...ours, theirs: theirs.amount };
}

/** A channel's answer about money that we have. */
export function theirsOf(state: ChannelState): Theirs {
  if (state.is === 'unknown') return undefined;
  return state.is === 'paid' ? { reference: state.externalId, amount: state.amount } : 'not-theirs';
}
