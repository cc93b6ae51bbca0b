import { AmountLine, Amounts, Card, Day, Money } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Props = {
  readonly today: string;
  readonly quote: NonNullable<Details['quote']>;
  readonly account: Details['account'];
};

/** What one gets and gives: as signed, or as it would be today. */
export function FiguresCard({ today, quote, account }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const { rows, rate } = quote;
  return (
    <Card heading={say('figuresHeading')}>
      <Amounts>
        <AmountLine
          label={say('youReceive')}
          value={<Money amount={BigInt(quote.netReceived)} />}
          {...(account && { valueNote: `${account.institutionName} ${account.masked}, ${account.holder}` })}
        />
        <AmountLine
          label={say('youRepay')}
          value={<Money amount={BigInt(quote.totalToRepay)} />}
          valueNote={t('loan.payments', { count: rows.length })}
        />
        {rows[0] && (
          <AmountLine
            label={say('firstPayment')}
            value={<Money amount={BigInt(rows[0].total)} />}
            valueNote={<Day date={rows[0].dueOn} today={today} />}
          />
        )}
        <AmountLine
          label={say(rate.per === 'month' ? 'rateMonth' : 'rateYear')}
          value={rateText(rate.percent)}
        />
      </Amounts>
    </Card>
  );
}
