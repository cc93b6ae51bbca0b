import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../session/services.ts';
import type { Push } from './recommendation-list-screen.tsx';

/** Tells that the list was seen, and that its low rate was: counted by product, never by person. */
export function useSeenProducts({ products, isPersonal }: Push): void {
  const { tell } = useServices();
  const point = usePoint();
  const count = products.length;
  const marked = products.find(({ isLowRate }) => isLowRate)?.productId;
  useEffect(() => tell('products.listed', { count, known: isPersonal }), [tell, count, isPersonal]);
  const see = useEffectEvent((productId: string) => point(productId, 'seen'));
  useEffect(() => {
    if (marked !== undefined) see(marked);
  }, [marked]);
}

export function useTapPoint({ productId, isLowRate }: Push['products'][number]): () => void {
  const { tell } = useServices();
  const point = usePoint();
  return () => {
    tell('product.opened', { low: isLowRate });
    if (isLowRate) point(productId, 'tapped');
  };
}

/** Nobody waits for a count, and nobody hears when it could not be made. */
function usePoint(): (productId: string, point: 'seen' | 'tapped') => void {
  const { client } = useServices();
  return (productId, point) =>
    void client.call('product.low-rate-point', { productId, point }).catch(() => undefined);
}
