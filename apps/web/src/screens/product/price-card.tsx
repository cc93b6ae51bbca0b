import type { Calls, ResponseOf } from '@candor/contract/client';
import {
  AmountLine,
  Card,
  CostBar,
  type CostPart,
  Day,
  distanceText,
  Money,
  TotalLine,
  useWords,
} from '@candor/ui';
import { rateText } from '../../lending/rate-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { BonePrice } from './bone-price.tsx';
import { feeLabel, interestLabel } from './price-words.ts';
import type { Detail } from './product-screen.tsx';
import { productWords } from './texts.ts';

export type Figures = ResponseOf<Calls['product.quote']>['quote'];

type Props = {
  readonly figures: Figures | undefined;
  readonly terms: Detail['terms'];
  readonly isConfirmed: boolean;
  readonly today: string;
};

const THOUSAND = 100_000;
const feeColours = ['coin-2', 'coin-3'] as const;

/**
 * The whole price: what comes in, what goes out, of what the difference is made, and the rate that says it in
 * one figure.
 */
export function PriceCard({ figures, isChosen, ...rest }: Props & { readonly isChosen: boolean }) {
  const say = productWords.useSay();
  if (figures) return <Priced figures={figures} {...rest} />;
  // Bars would promise that something is on its way.
  return isChosen ? <BonePrice /> : <p className="c-card c-card-roomy q-bone-price">{say('noPrice')}</p>;
}

function Priced({ figures, terms, isConfirmed, today }: Props & { readonly figures: Figures }) {
  const say = productWords.useSay();
  const parts = usePriceParts(figures, terms);
  return (
    <Card>
      <div className="q-sums">
        <Sum label={say('receive')} amount={figures.netReceived} />
        <Sum label={say('repay')} amount={figures.totalToRepay} />
      </div>
      <CostBar parts={parts}>
        <TotalLine label={say('costs')} value={<Money amount={BigInt(figures.cost)} />} />
        <RateLines figures={figures} today={today} />
      </CostBar>
      <p className="q-checked">{say(isConfirmed ? 'same' : 'checking')}</p>
    </Card>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <p>
      <span className="q-label">{label}</span>
      <Money look="large" amount={BigInt(amount)} announcedAs={label} />
    </p>
  );
}

function RateLines({ figures, today }: { readonly figures: Figures; readonly today: string }) {
  const say = productWords.useSay();
  const amount = useAmountText();
  const { rate, secondRate, rows, thousandCosts } = figures;
  const [first, last] = [rows[0], rows.at(-1)];
  const rateOf = ({ percent, per }: Figures['rate']) => say(`a.${per}`, { rate: rateText(percent) });
  return (
    <>
      <AmountLine
        label={say(`rate.${rate.per}`)}
        labelNote={say(`note.${rate.per}`)}
        value={<strong>{rateOf(rate)}</strong>}
      />
      <AmountLine label={say('second')} value={rateOf(secondRate)} />
      <AmountLine
        label={say('perThousand', { amount: amount(THOUSAND, 'round') })}
        value={say('a.month', { rate: amount(thousandCosts) })}
      />
      {first && <DayLine label={say('first')} day={first.dueOn} today={today} />}
      {last && last !== first && <DayLine label={say('last')} day={last.dueOn} today={today} />}
    </>
  );
}

type DayLineProps = { readonly label: string; readonly day: string; readonly today: string };

function DayLine({ label, day, today }: DayLineProps) {
  const words = useWords();
  return (
    <AmountLine
      label={label}
      value={<Day date={day} today={today} />}
      valueNote={distanceText(words, day, today)}
    />
  );
}

function usePriceParts(figures: Figures, terms: Detail['terms']): CostPart[] {
  const say = productWords.useSay();
  const { netReceived, fees, interest } = figures;
  const part = (id: string, label: string, amount: number, colour: CostPart['colour']): CostPart => ({
    id,
    label,
    value: <Money amount={BigInt(amount)} />,
    weight: amount,
    colour,
  });
  return [
    part('account', say('account'), netReceived, 'brand'),
    ...fees.map((fee, index) =>
      part(fee.name, feeLabel(say, fee), fee.total, feeColours[index % feeColours.length] ?? 'coin-2'),
    ),
    part('interest', interestLabel(say, terms.interest), interest, 'coin'),
  ];
}
