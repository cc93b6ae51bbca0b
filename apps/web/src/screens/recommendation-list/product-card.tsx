import { routePath } from '@candor/contract/routes';
import { AmountLine, Amounts, Chip, Money } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import { termsText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Push } from './recommendation-list-screen.tsx';
import { useTapPoint } from './use-seen-products.ts';
import { productsWords } from './texts.ts';

/** The name opens it, and the whole card is its target. */
export function ProductCard({ product }: { readonly product: Push['products'][number] }) {
  const t = useT();
  const say = productsWords.useSay();
  const amount = useAmountText();
  const tap = useTapPoint(product);
  const { productId, name, least, most, terms, rateFrom, rateTo, example } = product;
  const [low, high] = [rateText(rateFrom.percent), rateText(rateTo.percent)];
  return (
    <li className="c-card rl-card">
      <div className="rl-head">
        <h2>
          <a href={routePath('product', { productId })} className="rl-open" onClick={tap}>
            {name}
          </a>
        </h2>
        {product.isLowRate && (
          <Chip kind="good" icon="check">
            {say('lowRate')}
          </Chip>
        )}
      </div>
      <p className="rl-range">
        {say('range', { least: amount(least, 'round'), most: amount(most, 'round') })}
      </p>
      <Amounts>
        <AmountLine label={say('howLong')} value={termsText(t, terms)} />
        <AmountLine
          label={say(rateFrom.per === 'month' ? 'rateMonth' : 'rateYear')}
          labelNote={say('rateNote')}
          value={low === high ? low : say('from', { low, high })}
        />
        <AmountLine
          label={say('example', {
            amount: amount(example.amount, 'round'),
            term: termsText(t, [example.term]),
          })}
          value={<Money amount={BigInt(example.cost)} />}
        />
      </Amounts>
    </li>
  );
}
