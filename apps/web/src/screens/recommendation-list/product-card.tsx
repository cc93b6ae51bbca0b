import { routePath } from '@candor/contract/routes';
import { Chip, Icon, Money } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { ProductArt } from './product-art.tsx';
import { termsText } from './terms-text.ts';
import type { Push } from './recommendation-list-screen.tsx';
import { useTapPoint } from './use-seen-products.ts';
import { productsWords } from './texts.ts';

type Props = { readonly product: Push['products'][number] };

/** One loan with a real price of it: the one that its own page begins with. The whole card is the target. */
export function ProductCard({ product }: Props) {
  const t = useT();
  const say = productsWords.useSay();
  const amount = useAmountText();
  const tap = useTapPoint(product);
  const { productId, name, least, most, example } = product;
  return (
    <li className="c-card rl-card">
      <div className="rl-head">
        <ProductArt terms={product.terms} />
        <div className="rl-name">
          <h2>
            <a href={routePath('product', { productId })} className="rl-open" onClick={tap}>
              {name}
            </a>
          </h2>
          <p className="rl-range">
            {say('range', { least: amount(least, 'round'), most: amount(most, 'round') })}
          </p>
          <p className="rl-terms">{termsText(t, say, product.terms)}</p>
        </div>
        <span className="rl-chevron">
          <Icon name="chevron-right" />
        </span>
      </div>
      <dl className="rl-price">
        <div>
          <dt>
            <Example product={product} />
          </dt>
          <dd className="rl-payment">
            <Payment product={product} />
          </dd>
          {example.receive !== example.amount && (
            <dd className="rl-receive">{say('youReceive', { amount: amount(example.receive) })}</dd>
          )}
        </div>
        <div className="rl-costs">
          <dt>{say('allCosts')}</dt>
          <dd>
            <Money amount={BigInt(example.cost)} />
          </dd>
        </div>
      </dl>
      <p className="rl-rate">
        <span>
          {say(example.rate.per === 'month' ? 'rateMonth' : 'rateYear', {
            rate: rateText(example.rate.percent),
          })}
        </span>
        {product.isLowRate && <Chip kind="good">{say('lowRate')}</Chip>}
      </p>
    </li>
  );
}

/** ₱8,000 over 3 months, or ₱5,000 for 30 days. */
export function Example({ product: { example } }: Props) {
  const t = useT();
  const say = productsWords.useSay();
  const amount = useAmountText();
  const { term } = example;
  return say(term.instalments === 1 ? 'exampleOnce' : 'example', {
    amount: amount(example.amount, 'round'),
    term: termText(t, term),
  });
}

/** ₱2,910.19 per month, or ₱5,225.00 once. */
export function Payment({ product: { example } }: Props) {
  const say = productsWords.useSay();
  const { instalments, every } = example.term;
  const how = instalments === 1 ? 'once' : every.count === 1 ? (`per.${every.unit}` as const) : 'perPayment';
  const [before = '', after = ''] = say(how, { amount: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <strong>
        <Money amount={BigInt(example.payment)} />
      </strong>
      {after}
    </>
  );
}
