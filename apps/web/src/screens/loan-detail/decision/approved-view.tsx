import { routePath } from '@candor/contract/routes';
import { CardList, dayText, Icon, ListRow, Money, screenIcons, useWords } from '@candor/ui';
import { useT } from '../../../i18n/translation-provider.tsx';
import { useAmountText } from '../../../lending/amounts.ts';
import { OrderChip } from '../../../lending/orders.tsx';
import { termText } from '../../../lending/term-text.ts';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';
import { Withdraw } from '../withdraw.tsx';
import css from './decision.css?inline';
import { IncomeSum } from './income-sum.tsx';
import { LimitStairs } from './limit-stairs.tsx';
import { LoanSum } from './loan-sum.tsx';

adoptStyles(css);

type Props = { readonly details: Details; readonly onChange: () => Promise<void> };

/** An offer: what was asked, what is given and why, what raises it, and what it would cost. */
export function ApprovedView({ details, onChange }: Props) {
  const t = useT();
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { item, quote, today, mayWithdraw } = details;
  const asked = amount(item.askedAmount, 'round');
  return (
    <>
      <div>
        <div className="j-between">
          <span className="j-label">{item.productName}</span>
          <OrderChip item={item} />
        </div>
        <p className="j-asked">
          {item.askedTerm !== null
            ? say('askedOver', { amount: asked, term: termText(t, item.askedTerm) })
            : item.askedAmount > item.amount && say('asked', { amount: asked })}{' '}
          {say('canLend')}
        </p>
        <p>
          <Money look="figure" amount={BigInt(item.amount)} round />
        </p>
        <p className="j-under">
          {say('overUntil', {
            term: termText(t, item.term),
            until: item.openUntil === null ? '' : dayText(words, item.openUntil, today),
          })}
        </p>
      </div>
      <Why details={details} />
      {quote && <LoanSum quote={quote} />}
      <CardList label={say('offerChoices')}>
        <ListRow
          href={`${routePath('confirm', { orderId: item.orderId })}#figures`}
          icon={screenIcons.pen}
          title={say('takeLess')}
          detail={say('takeLessDetail')}
        />
        {mayWithdraw && <Withdraw orderId={item.orderId} onDone={onChange} look="row" />}
      </CardList>
    </>
  );
}

/** Why it is not what was asked for: the limit of the table that decided, the income, or a person. */
function Why({ details: { item, decision } }: Pick<Props, 'details'>) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  if (!decision) return null;
  const { why, sum, steps, settledLoans } = decision;
  const next = steps.find((step) => step.settledLoans > settledLoans);
  return (
    <section className="c-card c-card-roomy">
      <h2 className="c-card-heading">{say('whyAmount', { amount: amount(item.amount, 'round') })}</h2>
      {why === 'person' && <p className="j-under">{say('byPerson')}</p>}
      {why === 'income' && sum && (
        <>
          <p className="j-under">{say('byIncome')}</p>
          <IncomeSum sum={sum} />
        </>
      )}
      {why === 'limit' && (
        <>
          <p className="j-under">{say('byLimit')}</p>
          <LimitStairs steps={steps} settledLoans={settledLoans} />
          {next && (
            <div className="j-raises">
              <Icon name="arrow-up" />
              <div>
                <h3>{say('raises')}</h3>
                <p className="j-under">
                  {say('raisesBy', {
                    count: next.settledLoans - settledLoans - 1,
                    amount: amount(next.most, 'round'),
                  })}
                </p>
              </div>
            </div>
          )}
        </>
      )}
    </section>
  );
}
