import { routePath } from '@candor/contract/routes';
import { CardList, ListRow } from '@candor/ui';
import { rateText } from '../../lending/rate-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

/** After a refusal: what may be taken instead, with its price. */
export function OtherLoans({ others }: Pick<Details, 'others'>) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  return (
    <section className="j-section">
      <h2>{say('othersHeading')}</h2>
      <CardList label={say('othersHeading')}>
        {others.map(({ productId, name, least, most, rateFrom }) => (
          <ListRow
            key={productId}
            href={routePath('product', { productId })}
            icon="receipt"
            title={name}
            detail={`${say('fromTo', { least: amount(least, 'round'), most: amount(most, 'round') })} ${say(
              rateFrom.per === 'month' ? 'fromRateMonth' : 'fromRateYear',
              { rate: rateText(rateFrom.percent) },
            )}`}
          />
        ))}
      </CardList>
    </section>
  );
}
