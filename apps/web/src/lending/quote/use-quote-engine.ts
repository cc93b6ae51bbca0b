import { useEffect, useState } from 'react';
import type { QuoteBasis, QuoteEngine } from './quote-engine.ts';

/** The engine for a product, once its chunk is here. Where that can't be loaded the server's quote is shown alone. */
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
