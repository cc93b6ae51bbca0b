import { paymentShape } from '@candor/domain/payment-list';
import { shownPercent } from '@candor/domain/rate';
import { markets, type MarketId, type QuoteFigures } from '@candor/markets';
import { moneyFormat, moneyText } from '@candor/ui';
import type { PublicPrice } from '../public-page/page-config.ts';

/** The least and the most that is lent, and one loan of the cheapest product as its own page quotes it. */
export type MarketFigures = {
  readonly least: number;
  readonly most: number;
  readonly example: ExampleFigures;
};

/** Without its days: the page shows none. */
type ExampleFigures = Pick<
  QuoteFigures,
  'amount' | 'term' | 'netReceived' | 'totalToRepay' | 'allFees' | 'interest' | 'cost' | 'rate'
> & { readonly payments: readonly number[] };

/**
 * The price in the words of the official page: they are made here, so that the page needs nothing to reckon
 * or to format with.
 */
export function publicPrice(market: MarketId, { least, most, example }: MarketFigures): PublicPrice {
  const { currency } = markets[market];
  const format = moneyFormat(currency);
  const text = (minor: number) => moneyText(format(BigInt(minor)));
  /** Without its sign, where the sign stands nearby. */
  const bare = (minor: number) => text(minor).slice(currency.sign.length);
  /** Round amounts are written without their cents. */
  const round = (minor: number) => text(minor).replace(/\.0+$/u, '');
  const amount = (minor: number) => {
    const { sign, whole, cents } = format(BigInt(minor));
    return { sign, whole, cents };
  };
  const { totalToRepay: whole } = example;
  const share = (part: number) => Math.round((part * 1000) / whole);
  return {
    range: `${round(least)} to ${round(most)}`,
    loan: `${round(example.amount)} over ${termWords(example.term)}`,
    receive: amount(example.netReceived),
    repay: amount(example.totalToRepay),
    shares: {
      received: share(example.netReceived),
      fee: share(example.allFees),
      interest: share(example.interest),
    },
    fee: bare(example.allFees),
    interest: bare(example.interest),
    payments: paymentWords(example, text),
    costs: text(example.cost),
    rate: rateWords(example.rate),
  };
}

const unitWords = { day: 'day', week: 'week', 'half-month': 'half-month', month: 'month' } as const;

/** 3 × 1 month → 3 months; 1 × 30 days → 30 days. */
function termWords({ instalments, every }: QuoteFigures['term']): string {
  const count = instalments * every.count;
  return `${count} ${unitWords[every.unit]}${count === 1 ? '' : 's'}`;
}

/** "₱2,910.19 per month, the last ₱2,910.18" · "₹2,075.94 per month, 12 times" · "₱5,225.00 once" */
function paymentWords(
  { payments, term: { every } }: ExampleFigures,
  text: (minor: number) => string,
): string {
  const shape = paymentShape(payments, (minor) => minor);
  if (shape.is === 'none') return '';
  const first = text(shape.first);
  if (shape.is === 'one') return `${first} once`;
  const per =
    every.count === 1 ? `per ${unitWords[every.unit]}` : `every ${every.count} ${unitWords[every.unit]}s`;
  if (shape.is === 'alike') return `${first} ${per}, ${payments.length} times`;
  if (shape.is === 'last-differs') return `${first} ${per}, the last ${text(shape.last)}`;
  if (shape.is === 'first-differs') return `${first} first, then ${text(shape.rest)} ${per}`;
  return `${text(shape.least)} to ${text(shape.most)} ${per}`;
}

function rateWords({ percent, per }: QuoteFigures['rate']): string {
  const shown = `${shownPercent(percent)}\u00a0%`;
  return per === 'month' ? `EIR ${shown} per month` : `APR ${shown}`;
}
