import type { Calls, ResponseOf } from '@candor/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../session/services.ts';
import type { Choice } from './quote-engine.ts';
import { sameFigures } from './same-figures.ts';

type Figures = ResponseOf<Calls['product.quote']>['quote'];

/** A slider passes many amounts on its way; only where it comes to rest is asked for. */
const REST_MS = 350;

type Confirmed = { readonly of: string; readonly figures: Figures };

export type ShownQuote = {
  /** The server's where it has spoken, else our own. */
  readonly figures: Figures | undefined;
  readonly isConfirmed: boolean;
};

/**
 * Our own figures at once, and the server's when they have come. They are the same; if ever they are not, the server's are
 * shown, since they are what would be signed, and the difference is told.
 */
export function useConfirmedQuote(
  productId: string,
  choice: Choice | undefined,
  own: Figures | undefined,
): ShownQuote {
  const { client, tell } = useServices();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const of = choice ? JSON.stringify([productId, choice.amount, choice.term]) : '';
  const compare = useEffectEvent((asked: string, figures: Figures) => {
    setConfirmed({ of: asked, figures });
    if (asked === of && own && !sameFigures(own, figures))
      tell('quote.differed', { rows: figures.rows.length });
  });
  const ask = useEffectEvent((asked: string) => {
    if (!choice) return;
    client.call('product.quote', { productId, amount: choice.amount, term: choice.term }).then(
      ({ quote }) => compare(asked, quote),
      // Without an answer our own figures stand; applying asks the server in any case.
      () => undefined,
    );
  });
  useEffect(() => {
    if (of === '') return undefined;
    const timer = setTimeout(() => ask(of), REST_MS);
    return () => clearTimeout(timer);
  }, [of]);
  const isConfirmed = confirmed?.of === of && of !== '';
  return { figures: isConfirmed ? confirmed.figures : own, isConfirmed };
}
