import { routePath } from '@candor/contract/routes';
import {
  CardList,
  dayText,
  distanceText,
  Figure,
  Hero,
  Icon,
  ListRow,
  Rail,
  type RailPart,
  shortDayText,
  useWords,
  screenIcons,
} from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { orderHref } from '../../lending/orders.tsx';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { Example, Payment } from './product-card.tsx';
import { ProductArt } from './product-art.tsx';
import type { Push } from './recommendation-list-screen.tsx';
import css from './running-list.css?inline';
import { useTapPoint } from './use-seen-products.ts';
import { productsWords } from './texts.ts';

adoptStyles(css);

type Running = NonNullable<Push['activeLoan']>;
type Props = { readonly push: Push; readonly running: Running };

const states = {
  paid: 'done',
  covered: 'done',
  due: 'now',
  later: 'later',
  late: 'bad',
} as const satisfies Record<Running['rail'][number]['state'], RailPart['state']>;

/** While a loan runs: what is owed on it, the way to end it, and what the next one would cost. */
export function RunningList({ push: { products, today }, running }: Props) {
  const say = productsWords.useSay();
  return (
    <>
      <RunningHero running={running} today={today} />
      <Ending running={running} today={today} />
      {products.length > 0 && (
        <>
          <h2 className="rl-next">{say('nextPrices')}</h2>
          <ul className="c-card" aria-label={say('nextPrices')}>
            {products.map((product) => (
              <NextPrice key={product.productId} product={product} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function RunningHero({
  running: { item, rail },
  today,
}: Pick<Props, 'running'> & { readonly today: string }) {
  const words = useWords();
  const say = productsWords.useSay();
  const amount = useAmountText();
  const { nextDue, loanId } = item;
  const parts = rail.map(({ n, dueOn, amount: minor, paid, state }) => ({
    id: String(n),
    state: states[state],
    ...(state === 'due' && { fill: { done: paid, all: minor } }),
    title: shortDayText(words, dueOn, today),
    detail:
      state === 'paid' || state === 'covered'
        ? say('paid')
        : state === 'later'
          ? amount(minor)
          : distanceText(words, dueOn, today),
  }));
  return (
    <Hero label={say('youStillOwe')} aside={say('theLoan', { amount: amount(item.amount, 'round') })}>
      <p>
        <Figure figure="owed" loan={loanId} asOf={today} look="figure" minor={item.outstanding ?? 0} />
      </p>
      {nextDue && (
        <p>{say('nextDue', { amount: amount(nextDue.amount), day: dayText(words, nextDue.dueOn, today) })}</p>
      )}
      <Rail label={say('payments')} parts={parts} />
    </Hero>
  );
}

/** The way out of the loan: of two, the one that costs less. */
function Ending({ running, today }: Pick<Props, 'running'> & { readonly today: string }) {
  const words = useWords();
  const say = productsWords.useSay();
  const { item, settleToday, coolingOff } = running;
  const { loanId } = item;
  const strong = (figure: string, minor: number) => (
    <strong>
      <Figure figure={figure} loan={loanId} asOf={today} minor={minor} />
    </strong>
  );
  if (coolingOff && coolingOff.saves > 0)
    return (
      <CardList label={say('cancelLoan')}>
        <ListRow
          href={orderHref(item)}
          icon={screenIcons.equals}
          title={say('cancelLoan')}
          detail={
            <>
              {strong('cancel', coolingOff.payBack)}
              {`, ${say('until', { day: dayText(words, coolingOff.until, today) })}`}
            </>
          }
        />
      </CardList>
    );
  if (loanId === null || !settleToday || settleToday.amount === 0) return null;
  return (
    <CardList label={say('settleToday')}>
      <ListRow
        href={routePath('repay', { loanId, choice: 'everything' })}
        icon={screenIcons.equals}
        title={say('settleToday')}
        detail={
          <>
            {strong('settle', settleToday.amount)}
            {settleToday.saving > 0 && (
              <>
                , {say('youSave')} {strong('settle-saves', settleToday.saving)}
              </>
            )}
          </>
        }
      />
    </CardList>
  );
}

function NextPrice({ product }: { readonly product: Push['products'][number] }) {
  const tap = useTapPoint(product);
  return (
    <li>
      <a href={routePath('product', { productId: product.productId })} className="c-row rl-row" onClick={tap}>
        <ProductArt terms={product.terms} />
        <span className="c-row-text">
          {product.name}
          <span className="c-row-detail">
            <Example product={product} />
          </span>
          <span className="c-row-detail">
            <Payment product={product} />
          </span>
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}
