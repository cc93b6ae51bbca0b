import type { Quote } from '@candor/domain/schedule';
import { Disclosure } from '@candor/ui';
import { useState } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { useServices } from '../../session/services.ts';
import { Arithmetic } from './arithmetic.tsx';
import { Conditions } from './conditions.tsx';
import { type Figures, PriceCard } from './price-card.tsx';
import css from './price-part.css?inline';
import type { Detail } from './product-screen.tsx';
import { productWords } from './texts.ts';

export type PricePartProps = {
  readonly page: AppPageData;
  readonly detail: Detail;
  /** Our own quote, from which the arithmetic follows. */
  readonly own: Quote | undefined;
  /** An amount that is offered stands in the box. */
  readonly isChosen: boolean;
  readonly figures: Figures | undefined;
  readonly isConfirmed: boolean;
};

/** With what it is drawn in, once. */
adoptStyles(css);

/** What an amount comes to, why, and for whom: loaded beside the engine that computes it. */
export function PricePart({ page, detail, own, isChosen, figures, isConfirmed }: PricePartProps) {
  const say = productWords.useSay();
  const { tell } = useServices();
  const { terms, businessDate } = detail;
  const [isShown, setShown] = useState(false);
  const show = () => {
    if (!isShown) tell('quote.arithmetic-opened', { rows: figures?.rows.length ?? 0 });
    setShown(true);
  };
  return (
    <>
      <PriceCard
        figures={figures}
        isChosen={isChosen}
        terms={terms}
        isConfirmed={isConfirmed}
        today={businessDate}
      />
      <Disclosure title={say('arithmetic')} onOpen={show}>
        {isShown && own && figures && (
          <Arithmetic
            language={page.language}
            market={page.config.market}
            quote={own}
            figures={figures}
            terms={terms}
          />
        )}
      </Disclosure>
      <Conditions detail={detail} />
    </>
  );
}
