import { routePath } from '@candor/contract/routes';
import { type ComponentType, useEffect, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useConfirmedQuote, useQuoteEngine } from '../../lending/quote/use-quote.ts';
import { AmountChoice } from './amount-choice.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { BonePrice } from './bone-price.tsx';
import { NotNow } from './not-now.tsx';
import type { PricePartProps } from './price-part.tsx';
import type { Detail } from './product-screen.tsx';
import { TermChoice } from './term-choice.tsx';
import { useApply } from './use-apply.ts';
import { useChoice } from './use-choice.ts';

type Props = {
  readonly page: AppPageData;
  readonly detail: Detail;
  readonly figuresFrom: string | undefined;
};

export function ProductView({ page, detail, figuresFrom }: Props) {
  const { card, terms, businessDate, bureauConsent, firstLoanMost } = detail;
  const choice = useChoice(card, page.currency.minorDigits);
  const { market } = page.config;
  const engine = useQuoteEngine({ market, currency: card.currency, terms, on: businessDate });
  const { chosen } = choice;
  const own = chosen && engine?.quote(chosen);
  const ownFigures = own && engine?.figures(own);
  const { figures, isConfirmed } = useConfirmedQuote(card.productId, chosen, ownFigures);
  const apply = useApply(card.productId);
  const isChosen = chosen !== undefined;
  const price = { page, detail, own, isChosen, figures, isConfirmed };
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={<ScreenBar parent={routePath('recommendationList')} title={card.name} />}
      action={
        detail.notNow ? (
          <NotNow notNow={detail.notNow} />
        ) : (
          <ApplyBar
            language={page.language}
            choice={choice}
            figures={figures}
            apply={apply}
            consent={bureauConsent}
          />
        )
      }
    >
      <div className="q-parts">
        <AmountChoice
          card={card}
          firstLoanMost={firstLoanMost}
          currency={page.currency}
          choice={choice}
          figures={figures}
        />
        <TermChoice card={card} choice={choice} engine={engine} figures={figures} />
        <Price {...price} />
      </div>
    </ScreenFrame>
  );
}

let Loaded: ComponentType<PricePartProps> | undefined;

export const loadPrice = () => import('./price-part.tsx').then(({ PricePart }) => (Loaded = PricePart));

/** The price comes beside the amount. Where it can't be had, the amount can still be applied for. */
function Price(price: PricePartProps) {
  const [Part, setPart] = useState(() => Loaded);
  useEffect(() => {
    loadPrice().then(
      (PricePart) => setPart(() => PricePart),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...price} /> : <BonePrice />;
}
