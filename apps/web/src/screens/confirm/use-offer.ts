import type { Calls, ResponseOf } from '@candor/contract/client';
import { faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAnswer } from '../../session/use-call.ts';
import type { Choice } from './use-choice.ts';

export type Offer = ResponseOf<Calls['loan.offer']>;
export type OfferedTerm = Offer['quote']['term'];

export type Figures = { readonly amount: number; readonly term: OfferedTerm };

/** Figures that are no longer offered, kept from before: the offer as it is says what is. */
const refusedFigures = new Set([
  'amount_is_not_offered',
  'amount_is_above_the_approved',
  'term_is_not_offered',
  'month_is_dearer_than_approved',
]);

/** The offer with the figures and the purpose that were chosen. Each answer is told with the time it came. */
export function useOffer(orderId: string, { amount, term, purpose }: Choice) {
  const { client } = useServices();
  const figures = amount !== undefined && term !== undefined ? { amount, term } : {};
  const request = { orderId, ...(purpose !== undefined && { purpose }) };
  return useAnswer(async () => {
    const data = await client.call('loan.offer', { ...request, ...figures }).catch((error: unknown) => {
      if (refusedFigures.has(faultOf(error).code)) return client.call('loan.offer', request);
      throw error;
    });
    return { data, at: Date.now() };
  });
}
