import { routePath } from '@candor/contract/routes';
import { CardList, dayText, ListRow, Money, screenIcons, useWords } from '@candor/ui';
import { useT } from '../../../i18n/translation-provider.tsx';
import { momentParts } from '../../../i18n/moment-text.ts';
import { useAmountText } from '../../../lending/amounts.ts';
import { usePaymentsText } from '../../../lending/payments-text.ts';
import { OrderChip } from '../../../lending/orders.tsx';
import { termText } from '../../../lending/term-text.ts';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import type { AppPageData } from '../../../shell/page-data.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { ReasonList } from '../reason-list.tsx';
import { loanDetailWords } from '../texts.ts';
import css from './decision.css?inline';
import { IncomeFloor, IncomeSum } from './income-sum.tsx';

adoptStyles(css);

type Props = { readonly page: AppPageData; readonly details: Details };

/** A refusal: the true reason as a sum, and the nearest change that passes, never a dearer product. */
export function RefusedView({ page, details }: Props) {
  const t = useT();
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { item, decision, reasons, today } = details;
  const on = dayText(words, momentParts(item.changedAt, page.timeZone).day, today);
  // What the sum below shows needs no words of its own.
  const sum = decision?.sum ?? null;
  const floor = decision?.floor ?? null;
  const isSummed = (step: string | null) => step === 'job' && (sum !== null || floor !== null);
  const summed = reasons.filter(({ step }) => isSummed(step));
  const others = reasons.filter(({ step }) => !isSummed(step));
  return (
    <>
      <div>
        <div className="j-between">
          <span className="j-label">{`${item.productName}, ${on}`}</span>
          <OrderChip item={item} />
        </div>
        <h2 className="j-cant">
          {say('cantLend', {
            amount: amount(item.askedAmount, 'round'),
            term: termText(t, item.term).replaceAll(' ', '\u00a0'),
          })}
        </h2>
        {summed.map(({ code, sentence }) => (
          <p key={code}>{sentence}</p>
        ))}
      </div>
      {others.length > 0 && <ReasonList reasons={others} note={details.returnNote} isRefused />}
      {(sum || floor) && (
        <section className="c-card c-card-roomy">
          {sum && <IncomeSum sum={sum} />}
          {floor && <IncomeFloor floor={floor} />}
        </section>
      )}
      {decision?.nearest && <Nearest quote={decision.nearest} />}
      <CardList label={say('refusedChoices')}>
        {summed.length > 0 && (
          <ListRow
            href={routePath('certificationJob')}
            icon={screenIcons.pen}
            title={say('correctIncome')}
            detail={say('correctIncomeDetail')}
          />
        )}
        <ListRow
          href={routePath('complaints', { view: 'new' })}
          icon="person"
          title={say('askPerson')}
          detail={
            details.promisedBy === null
              ? say('askPersonDetail')
              : say('askPersonBy', { day: dayText(words, details.promisedBy, today) })
          }
        />
      </CardList>
      <p className="j-under">{say('costNothing')}</p>
    </>
  );
}

function Nearest({ quote }: { readonly quote: NonNullable<NonNullable<Details['decision']>['nearest']> }) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const paymentsText = usePaymentsText();
  return (
    <section className="c-card c-card-roomy j-nearest">
      <h2 className="c-card-heading">{say('wouldLend')}</h2>
      <p className="j-nearest-amount">
        <Money look="figure" amount={BigInt(quote.amount)} round />
        <span>{say('overTerm', { term: termText(t, quote.term) })}</span>
      </p>
      <p className="j-nearest-rows">
        {`${t('loan.payments', { count: quote.rows.length })}: ${paymentsText(quote.rows)}`}
      </p>
      <p className="j-under">
        {say('receiveRepay', { receive: amount(quote.netReceived), repay: amount(quote.totalToRepay) })}
      </p>
    </section>
  );
}
