import { useEffect, useEffectEvent, useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { useServices } from '../../session/services.ts';
import { questionName } from '../../session/use-kept-call.ts';
import type { Choice, QuoteBasis, QuoteEngine } from './quote-engine.ts';

/**
 * The engine for a product, once its chunk is here. Where that can't be loaded the server's quote is shown
 * alone.
 */
export function useQuoteEngine({ market, currency, terms, on }: QuoteBasis): QuoteEngine | undefined {
  const [engine, setEngine] = useState<QuoteEngine>();
  useEffect(() => {
    let isWanted = true;
    import('./quote-engine.ts').then(
      ({ openQuoteEngine }) =>
        isWanted ? setEngine(openQuoteEngine({ market, currency, terms, on })) : undefined,
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [market, currency, terms, on]);
  return engine;
}

type Answer = ResponseOf<Calls['product.quote']>;
type Figures = Answer['quote'];
type Given = { readonly data: Answer };

/** A slider passes many amounts on its way; only where it comes to rest is asked for. */
const REST_MS = 350;

type Confirmed = { readonly of: string; readonly figures: Figures };

export type ShownQuote = {
  /** The server's where it has spoken, else our own. */
  readonly figures: Figures | undefined;
  readonly isConfirmed: boolean;
};

/**
 * Our own figures at once, and the server's when they have come. They are the same; if ever they are not, the
 * server's are shown, since they are what would be signed, and the difference is told.
 */
export function useConfirmedQuote(
  productId: string,
  choice: Choice | undefined,
  own: Figures | undefined,
): ShownQuote {
  const { client, tell, given } = useServices();
  const of = choice ? JSON.stringify([productId, choice.amount, choice.term]) : '';
  const request = choice && { productId, amount: choice.amount, term: choice.term };
  const [firstName] = useState(() => questionName('product.quote', request));
  const [confirmed, setConfirmed] = useState<Confirmed | undefined>(() => {
    const first = given.get(firstName) as Given | undefined;
    return first && { of, figures: first.data.quote };
  });
  // What came with the page is of this moment alone.
  useEffect(() => void given.delete(firstName), [given, firstName]);
  const isConfirmed = confirmed?.of === of && of !== '';
  const ask = useEffectEvent((asked: string) => {
    if (!request || isConfirmed) return;
    client.call('product.quote', request).then(
      ({ quote }) => setConfirmed({ of: asked, figures: quote }),
      // Without an answer our own figures stand; applying asks the server in any case.
      () => undefined,
    );
  });
  useEffect(() => {
    if (of === '') return undefined;
    const timer = setTimeout(() => ask(of), REST_MS);
    return () => clearTimeout(timer);
  }, [of]);
  const comparable = isConfirmed && own !== undefined ? of : '';
  const compare = useEffectEvent(() => {
    if (confirmed && !sameFigures(own, confirmed.figures))
      tell('quote.differed', { rows: confirmed.figures.rows.length });
  });
  useEffect(() => {
    if (comparable !== '') compare();
  }, [comparable]);
  return { figures: isConfirmed ? confirmed.figures : own, isConfirmed };
}

/** Whether two quotes say the same, figure by figure, in whatever order their fields were written. */
export function sameFigures(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => sameFigures((one as Fields)[name], (other as Fields)[name]))
  );
}

type Fields = Readonly<Record<string, unknown>>;
