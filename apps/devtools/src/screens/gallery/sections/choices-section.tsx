import {
  Checkbox,
  Chip,
  Money,
  MoneyInput,
  type MoneyRule,
  moneyText,
  PickerField,
  RadioCards,
  SliderField,
  useMoneyFormat,
} from '@candor/ui';
import { useMemo, useState } from 'react';
import { sampleCities } from '../sample-cities.ts';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function ChoicesSection() {
  const [read, setRead] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [city, setCity] = useState<string>();
  const cities = useMemo(() => sampleCities(2000), []);
  return (
    <>
      <Specimen name={w.byHand}>
        <Checkbox id="g-read" checked={read} onChange={(event) => setRead(event.currentTarget.checked)}>
          {w.haveRead}
        </Checkbox>
        <Checkbox
          id="g-agree"
          checked={agreed}
          error={agreed ? undefined : w.agreeError}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        >
          {w.agreeTo} <a href="#choices">{w.loanAgreement}</a>
        </Checkbox>
      </Specimen>
      <RadioSpecimens />
      <Specimen name={w.sliding}>
        <AmountSlider />
      </Specimen>
      <Specimen name={w.oneOfMany}>
        <PickerField
          id="g-city"
          label={w.city}
          hint={w.cityHint}
          items={cities}
          value={city}
          onChoose={({ id }) => setCity(id)}
        />
      </Specimen>
    </>
  );
}

function RadioSpecimens() {
  const money = useMoneyFormat();
  const [part, setPart] = useState<'all' | 'one' | 'own'>();
  const [way, setWay] = useState<'store' | 'wallet' | 'bank'>('store');
  const [term, setTerm] = useState<'1' | '2' | '3' | '4'>('3');
  const [score, setScore] = useState<'1' | '2' | '3' | '4' | '5'>();
  const each = { '1': 836_000n, '2': 427_198n, '3': worked.instalment, '4': 222_995n } as const;
  return (
    <>
      <Specimen name={w.asCards}>
        <RadioCards
          id="g-part"
          label={w.howMuchPay}
          value={part}
          onChoose={setPart}
          options={[
            {
              value: 'all',
              title: w.everything,
              aside: <Money amount={worked.settlement} />,
              detail: (
                <>
                  {w.nothingLeft}
                  <br />
                  <Chip kind="good">{w.youSave(moneyText(money(worked.saved)))}</Chip>
                </>
              ),
            },
            {
              value: 'one',
              title: w.thisInstalment,
              aside: <Money amount={worked.instalment} />,
              detail: w.thenLeft(moneyText(money(worked.lastInstalment))),
            },
            { value: 'own', title: w.anotherAmount, detail: w.anotherAmountDetail },
          ]}
        />
      </Specimen>
      <Specimen name={w.asRows}>
        <RadioCards
          id="g-way"
          look="rows"
          isHeading
          label={w.howPay}
          value={way}
          onChoose={setWay}
          options={[
            { value: 'store', title: '7-Eleven', detail: w.storeDetail },
            { value: 'wallet', title: 'GCash', detail: w.walletDetail },
            { value: 'bank', title: w.bankTransfer, detail: w.bankDetail },
          ]}
        />
      </Specimen>
      <Specimen name={w.asTiles}>
        <RadioCards
          id="g-term"
          look="tiles"
          label={w.howManyMonths}
          aside={w.payMonthly}
          value={term}
          onChoose={setTerm}
          options={(['1', '2', '3', '4'] as const).map((value) => ({
            value,
            title: value,
            detail: <Money amount={each[value]} />,
          }))}
        />
        <RadioCards
          id="g-score"
          look="tiles"
          label={w.isSolved}
          error={score === undefined ? w.scoreError : undefined}
          value={score}
          onChoose={setScore}
          options={(['1', '2', '3', '4', '5'] as const).map((value) => ({ value, title: value }))}
        />
      </Specimen>
    </>
  );
}

const rule: MoneyRule = { decimals: 0, maxDigits: 5, signs: ['₱', 'PHP', 'P'], groups: [3, 3] };

/** What is typed counts once it lies in the range; the slider then stands where it belongs. */
function AmountSlider() {
  const money = useMoneyFormat();
  const [typed, setTyped] = useState('8000');
  const format = (value: number) => {
    const { sign, whole } = money(BigInt(`${value}00`));
    return `${sign}${whole}`;
  };
  return (
    <SliderField
      label={w.howMuch}
      min={2000}
      max={10_000}
      step={100}
      value={Number(typed)}
      onChange={(value) => setTyped(String(value))}
      format={format}
      field={
        <MoneyInput
          id="g-amount"
          label={w.howMuch}
          aside={`${format(2000)} – ${format(10_000)}`}
          hint={w.inSteps(format(100))}
          rule={rule}
          sign={money(0n).sign}
          value={typed}
          onChange={setTyped}
        />
      }
    />
  );
}
