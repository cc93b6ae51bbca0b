import { useEffect, useState } from 'react';
import { type Fault, faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { offerOr, type Figures, type Offer } from './use-offer.ts';

const REST_MS = 250;

const keyOf = (figures: Figures) => JSON.stringify([figures.amount, figures.term]);

type Answer = { readonly key: string; readonly offer?: Offer; readonly fault?: Fault };

/**
 * The offer with other figures, asked for once the hand has come to rest; what is in sight is of exactly
 * these figures or of none.
 */
export function usePreview(offer: Offer, figures: Figures): Omit<Answer, 'key'> {
  const { client } = useServices();
  const [answer, setAnswer] = useState<Answer>();
  const key = keyOf(figures);
  const isCurrent = key === keyOf(offer.quote);
  const { orderId } = offer.item;
  const { purpose, firstDueOn } = offer;
  useEffect(() => {
    if (isCurrent) return;
    const left = new AbortController();
    const [amount, term] = JSON.parse(key) as [number, Figures['term']];
    const request = {
      orderId,
      amount,
      term,
      ...(firstDueOn !== null && { firstDueOn }),
      ...(purpose !== null && { purpose }),
    };
    const look = () =>
      offerOr(client, request, left.signal).then(
        (next) => setAnswer({ key, offer: next }),
        (error: unknown) => left.signal.aborted || setAnswer({ key, fault: faultOf(error) }),
      );
    const timer = setTimeout(() => void look(), REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, orderId, purpose, firstDueOn, key, isCurrent]);
  if (isCurrent) return { offer };
  return answer?.key === key ? answer : {};
}
