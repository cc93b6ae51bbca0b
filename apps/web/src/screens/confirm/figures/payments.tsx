import {
  AmountLine,
  Amounts,
  dayText,
  Money,
  shortDayText,
  TotalLine,
  useWords,
  weekdayOf,
} from '@candor/ui';
import { useT } from '../../../i18n/translation-provider.tsx';
import { rowDayText } from '../../../lending/row-day-text.ts';
import type { Offer } from '../use-offer.ts';
import { confirmWords } from '../texts.ts';

type Props = Pick<Offer, 'quote' | 'today'>;

/** So many payments are read one by one; of more that are alike, the amount is said once. */
const MOST_ROWS = 4;
const MONTHS_OF_A_YEAR = 12;

export function isRegular({ rows }: Offer['quote']): boolean {
  const [first] = rows;
  return rows.length > MOST_ROWS && rows.slice(0, -1).every(({ total }) => total === first?.total);
}

/** Each payment with its day, and what they come to. */
export function PaymentRows({ quote, today }: Props) {
  const words = useWords();
  const say = confirmWords.useSay();
  return (
    <Amounts>
      {quote.rows.map(({ n, dueOn, total }) => (
        <AmountLine
          key={n}
          label={
            <span className="cf-nth">
              <span className="c-point-dot" aria-hidden="true">
                {n}
              </span>
              <time dateTime={dueOn}>{rowDayText(words, dueOn, today)}</time>
            </span>
          }
          value={<Money amount={BigInt(total)} />}
        />
      ))}
      <TotalLine label={say('youRepay')} value={<Money amount={BigInt(quote.totalToRepay)} />} />
    </Amounts>
  );
}

/** Equal payments said once. */
export function EqualPayments({ quote: { rows }, today }: Props) {
  const t = useT();
  const words = useWords();
  const say = confirmWords.useSay();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const isLastOther = last.total !== first.total;
  const count = isLastOther ? rows.length - 1 : rows.length;
  return (
    <>
      <AmountLine
        label={<strong>{say('paymentsOf', { payments: t('loan.payments', { count }) })}</strong>}
        value={
          <strong>
            <Money amount={BigInt(first.total)} />
          </strong>
        }
      />
      {isLastOther && (
        <AmountLine
          label={say('theLast', { day: dayText(words, last.dueOn, today) })}
          value={<Money amount={BigInt(last.total)} />}
        />
      )}
    </>
  );
}

/** Equal payments said once, and their days in columns. */
export function PaymentDays({ quote, today }: Props) {
  const words = useWords();
  const say = confirmWords.useSay();
  const { rows } = quote;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  // Where a day and month come twice, its year tells them apart.
  const isLong = rows.length > MONTHS_OF_A_YEAR;
  const weekdays = words.weekdays.split(' ');
  return (
    <>
      <Amounts>
        <EqualPayments quote={quote} today={today} />
      </Amounts>
      <ol className="cf-days" aria-label={say('dueDays')}>
        {rows.map(({ n, dueOn }) => (
          <li key={n}>
            <time dateTime={dueOn}>
              {shortDayText(words, dueOn, dueOn)}
              <span>{isLong ? dueOn.slice(0, 4) : weekdays[weekdayOf(dueOn)]}</span>
            </time>
          </li>
        ))}
      </ol>
      <p className="cf-muted">
        {say('fromTo', {
          first: shortDayText(words, first.dueOn, '0000-01-01'),
          last: shortDayText(words, last.dueOn, '0000-01-01'),
        })}
      </p>
    </>
  );
}
