import type { PublicAmount, PublicPrice } from '../page-config.ts';

/** One loan, with everything that it costs: it stands still under the banners. */
export function PriceExample({ price }: { readonly price: PublicPrice }) {
  const { loan, receive, repay, shares, fee, interest, payments, costs, rate } = price;
  return (
    <section className="p-price" aria-label={`Example: ${loan}`}>
      <p className="p-price-loan">
        <strong>{loan}</strong> <span>Example</span>
      </p>
      <p className="p-price-sum">
        You receive <Amount amount={receive} />
      </p>
      <p className="p-price-sum">
        You repay <Amount amount={repay} />
      </p>
      <div className="p-price-costs">
        <CostBar {...shares} />
        <ul>
          <li className="p-to-you">To you</li>
          <li className="p-fee">Fee {fee}</li>
          <li className="p-interest">Interest {interest}</li>
        </ul>
        <p>
          {payments}
          <br />
          All costs <strong>{costs}</strong>, {rate}
        </p>
      </div>
    </section>
  );
}

function Amount({ amount: { sign, whole, cents } }: { readonly amount: PublicAmount }) {
  return (
    <strong>
      <small>{sign}</small>
      {whole}
      <small>{cents}</small>
    </strong>
  );
}

const gap = 8;

/** What is repaid, to scale; the figures under it say it too. */
function CostBar({ received: first, fee: second, interest: third }: PublicPrice['shares']) {
  const parts = [
    { key: 'p-to-you', from: 0, width: first },
    { key: 'p-fee', from: first + gap, width: second },
    { key: 'p-interest', from: first + second + 2 * gap, width: third },
  ];
  return (
    <svg
      className="p-price-bar"
      viewBox={`0 0 ${1000 + 2 * gap} 28`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ key, from, width }) => (
        <rect key={key} className={key} x={from} width={width} height="28" rx="4" />
      ))}
    </svg>
  );
}
