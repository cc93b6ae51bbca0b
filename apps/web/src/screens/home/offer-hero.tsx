import { Hero, Money } from '@candor/ui';
import { CoinStack } from '../../art/coin-stack.tsx';
import { Drawing } from '../../art/drawing.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Home } from './home-action.ts';
import { homeWords } from './texts.ts';

type Quote = NonNullable<Home['offer']>['example'];

/** The most that could be borrowed, and what an example of it costs: no figure without its price. */
export function OfferHero({ offer: { product, example } }: { readonly offer: NonNullable<Home['offer']> }) {
  const t = useT();
  const say = homeWords.useSay();
  const amount = useAmountText();
  return (
    <SumHero
      label={say('upTo')}
      most={product.most}
      quote={example}
      lead={say('example', { amount: amount(example.amount, 'round'), term: termText(t, example.term) })}
    />
  );
}

type Props = {
  readonly label: string;
  readonly most: number;
  readonly quote: Quote;
  readonly lead: string;
};

export function SumHero({ label, most, quote: example, lead }: Props) {
  const t = useT();
  const say = homeWords.useSay();
  const amount = useAmountText();
  const lines = [
    [say('youReceive'), amount(example.netReceived)],
    [
      say('youRepay', { payments: t('loan.payments', { count: example.rows.length }) }),
      amount(example.totalToRepay),
    ],
    [say(example.rate.per === 'month' ? 'rateMonth' : 'rateYear'), rateText(example.rate.percent)],
  ] as const;
  return (
    <Hero label={label}>
      <div className="h-upto">
        <p>
          <Money look="figure" amount={BigInt(most)} round />
        </p>
        <Drawing width={160} height={76}>
          {[27, 80, 133].map((x) => (
            <CoinStack key={x} x={x} top={10} coins={5} rx={25} pitch={11} />
          ))}
        </Drawing>
      </div>
      <div className="h-example">
        <p>{lead}</p>
        <dl>
          {lines.map(([name, value]) => (
            <div className="h-between" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Hero>
  );
}
