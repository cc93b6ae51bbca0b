import { AmountLine, Amounts, dayText, Money, TornDocument, TotalLine, useWords } from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import { feeName } from '../../../lending/fee-name.ts';
import { rateText } from '../../../lending/rate-text.ts';
import { isRegular, PaymentDays, PaymentRows } from './payments.tsx';
import { useRateText } from './use-rate-text.ts';
import type { Offer } from '../use-offer.ts';
import { confirmWords } from '../texts.ts';

/** The figures of the loan on the sheet that is kept: what one gets, what one pays and when, and its cost. */
export function KeyFigures({ offer }: { readonly offer: Offer }) {
  const words = useWords();
  const say = confirmWords.useSay();
  const { statement, disclosure, today, quote } = offer;
  const isHeaded = statement.lenderLines.length > 0;
  const Heading = isHeaded ? 'h3' : 'h2';
  const valid = say('validUntil', { until: dayText(words, disclosure.validUntil, today) });
  return (
    <TornDocument {...(isHeaded && { heading: disclosure.title })}>
      {isHeaded && (
        <p className="c-torn-note cf-lender">
          {[...statement.lenderLines, valid].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <Heading className="cf-head">{say('whatYouGet')}</Heading>
      <WhatYouGet offer={offer} />
      <Heading className="cf-head cf-section">{say('whatYouPay')}</Heading>
      {isRegular(quote) ? (
        <>
          <PaidInAll offer={offer} />
          <Costs offer={offer} />
          <PaymentDays quote={quote} today={today} />
          <ByTheDay offer={offer} />
        </>
      ) : (
        <>
          <PaymentRows quote={quote} today={today} />
          <Made offer={offer} />
          <ByTheDay offer={offer} />
          <Costs offer={offer} />
        </>
      )}
    </TornDocument>
  );
}

/** The loan less what is kept of it: a fee with its tax, and of what the sum is made. */
function WhatYouGet({ offer: { quote, terms } }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const made = ({ fee, tax }: Offer['quote']['fees'][number], asked: Asked | undefined) => {
    if (tax > 0) {
      const rate = rateText(asked?.taxPercent ?? '0');
      return say('feeAndTax', { fee: amount(fee), tax: amount(tax), rate });
    }
    const isShare = asked && Number(asked.fixed) === 0 && Number(asked.percent) > 0;
    return isShare ? say('ofTheLoan', { rate: rateText(asked.percent) }) : undefined;
  };
  return (
    <Amounts>
      <AmountLine label={say('loanAmount')} value={<Money amount={BigInt(quote.amount)} />} />
      {quote.fees.flatMap((fee, index) => {
        if (fee.taken !== 'deducted') return [];
        const note = made(fee, terms.fees[index]);
        return [
          <AmountLine
            key={fee.name}
            label={feeName(say, fee)}
            {...(note !== undefined && { labelNote: note })}
            value={<Money amount={BigInt(-fee.total)} />}
          />,
        ];
      })}
      <TotalLine label={say('youReceive')} value={<Money amount={BigInt(quote.netReceived)} />} />
    </Amounts>
  );
}

type Asked = Offer['terms']['fees'][number];

/** Where the payments are alike: what they come to, and of what. */
function PaidInAll({ offer: { quote, terms } }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  const rate = useRateText();
  const inPayments = quote.fees.filter(({ taken }) => taken !== 'deducted');
  return (
    <Amounts>
      <AmountLine label={say('loanAmount')} value={<Money amount={BigInt(quote.amount)} />} />
      <AmountLine
        label={say('ofPercent', {
          name: say('interest'),
          rate: rate({ percent: terms.interest.rate, per: terms.interest.per }),
        })}
        value={<Money amount={BigInt(quote.interest)} />}
      />
      {inPayments.map(({ name, total }) => (
        <AmountLine key={name} label={say('fee')} value={<Money amount={BigInt(total)} />} />
      ))}
      <TotalLine label={say('youRepay')} value={<Money amount={BigInt(quote.totalToRepay)} />} />
    </Amounts>
  );
}

function Made({ offer: { quote, terms } }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const rate = useRateText();
  const { interest } = terms;
  const inPayments = quote.fees.filter(({ taken }) => taken !== 'deducted');
  return (
    <p className="cf-muted">
      {say(interest.method === 'flat' ? 'madeFlat' : 'made', {
        loan: amount(quote.amount),
        interest: amount(quote.interest),
        rate: rate({ percent: interest.rate, per: interest.per }),
      })}{' '}
      {inPayments.map(({ total }) => say('feesInPayments', { fees: amount(total) })).join(' ')}
    </p>
  );
}

/** A chosen day makes the first period shorter or longer than a month. */
function ByTheDay({ offer: { firstDueOn } }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  return firstDueOn === null ? null : <p className="cf-muted">{say('byTheDay')}</p>;
}

/**
 * All costs in one sum and in one rate: a yearly one in a box of its own, a monthly one under its ceiling.
 */
function Costs({ offer: { quote, rateCeiling, costShare } }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  const rate = useRateText();
  const costs = (
    <AmountLine
      label={say('allCosts')}
      value={<Money amount={BigInt(quote.cost)} />}
      valueNote={say('ofTheLoan', {
        rate: rateText(costShare),
      })}
    />
  );
  if (quote.rate.per !== 'year')
    return (
      <div className="cf-costs">
        <Amounts>
          {costs}
          <AmountLine
            label={say('rateMonth')}
            value={rate(quote.rate)}
            {...(rateCeiling !== null && { valueNote: rateCeiling })}
          />
        </Amounts>
      </div>
    );
  return (
    <>
      <Amounts>{costs}</Amounts>
      <dl className="cf-apr">
        <dt>
          {say('rateYear')}
          <span>{say('rateYearNote')}</span>
        </dt>
        <dd>{rateText(quote.rate.percent)}</dd>
      </dl>
    </>
  );
}
