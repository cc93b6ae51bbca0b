import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';
import { faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAnswer } from '../../session/use-call.ts';
import type { Choice } from './use-choice.ts';

export type Offer = ResponseOf<Calls['loan.offer']>;
export type OfferedTerm = Offer['quote']['term'];

export type Figures = { readonly amount: number; readonly term: OfferedTerm };

type Asked = RequestOf<Calls['loan.offer']>;
type Client = ReturnType<typeof useServices>['client'];

/** The offer, on its usual day where the chosen one is not offered with these figures. */
export function offerOr(client: Client, request: Asked, signal?: AbortSignal): Promise<Offer> {
  const { firstDueOn, ...usual } = request;
  const options = signal && { signal };
  return client.call('loan.offer', request, options).catch((error: unknown) => {
    if (firstDueOn === undefined || faultOf(error).code !== 'due_day_is_not_offered') throw error;
    return client.call('loan.offer', usual, options);
  });
}

/** Figures that are no longer offered, kept from before: the offer as it is says what is. */
const refusedFigures = new Set([
  'amount_is_not_offered',
  'amount_is_above_the_approved',
  'term_is_not_offered',
  'month_is_dearer_than_approved',
]);

/** The offer with the figures and the purpose that were chosen. Each answer is told with the time it came. */
export function useOffer(orderId: string, { amount, term, firstDueOn, purpose }: Choice) {
  const { client } = useServices();
  const figures = {
    ...(amount !== undefined && term !== undefined && { amount, term }),
    ...(typeof firstDueOn === 'string' && { firstDueOn }),
  };
  const request = { orderId, ...(purpose !== undefined && { purpose }) };
  return useAnswer(async () => {
    const data = await offerOr(client, { ...request, ...figures }).catch((error: unknown) => {
      if (refusedFigures.has(faultOf(error).code)) return client.call('loan.offer', request);
      throw error;
    });
    return { data, at: Date.now() };
  });
}
