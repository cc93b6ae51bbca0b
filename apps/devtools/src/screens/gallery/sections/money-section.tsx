import {
  AmountLine,
  Amounts,
  AmountTable,
  Card,
  CostBar,
  Disclosure,
  Meter,
  Money,
  moneyText,
  TotalLine,
  useMoneyFormat,
  useWords,
  dayText,
} from '@candor/ui';
import { useState } from 'react';
import { Button } from '@candor/ui';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function MoneySection() {
  const [isLess, setLess] = useState(false);
  return (
    <>
      <Specimen name={w.amounts}>
        <p>
          <Money
            look="figure"
            amount={isLess ? worked.lastInstalment : worked.instalment}
            announcedAs={w.youPay}
          />
        </p>
        <p>
          <Money look="large" amount={worked.received} />
        </p>
        <p>
          <Money amount={worked.repaid} /> · <Money amount={worked.loan} round /> ·{' '}
          <Money amount={-worked.fee} /> · <Money amount={worked.cost} unsigned />
        </p>
        <Button kind="outlined" onClick={() => setLess(!isLess)}>
          {w.swapAmount}
        </Button>
      </Specimen>
      <Specimen name={w.total}>
        <Card>
          <Amounts>
            <AmountLine label={w.loanAmount} value={<Money amount={worked.loan} />} />
            <AmountLine label={w.processingFee} value={<Money amount={-worked.fee} />} />
            <TotalLine label={w.youReceive} value={<Money amount={worked.received} />} />
          </Amounts>
        </Card>
      </Specimen>
      <CostSpecimens />
      <TableSpecimens />
    </>
  );
}

function CostSpecimens() {
  const money = useMoneyFormat();
  const so = moneyText(money(worked.costSoFar));
  const ceiling = moneyText(money(worked.loan));
  return (
    <>
      <Specimen name={w.costs}>
        <Card>
          <CostBar
            parts={[
              {
                id: 'received',
                label: w.intoAccount,
                value: <Money amount={worked.received} />,
                weight: 7760,
                colour: 'brand',
              },
              {
                id: 'fee',
                label: w.processingFee,
                value: <Money amount={worked.fee} />,
                weight: 240,
                colour: 'coin-2',
              },
              {
                id: 'interest',
                label: w.interestRate,
                value: <Money amount={worked.interest} />,
                weight: 730.56,
                colour: 'coin',
              },
            ]}
          >
            <TotalLine label={w.loanCosts} value={<Money amount={worked.cost} />} />
            <AmountLine
              label={w.effectiveRate}
              labelNote={w.feeIncluded}
              value={w.rateValue}
              valueNote={w.legalCeiling}
            />
          </CostBar>
        </Card>
      </Specimen>
      <Specimen name={w.limit}>
        <Card heading={w.costSoFar}>
          <p className="g-between">
            <Money look="large" amount={worked.costSoFar} />
            <span className="g-note">{w.ceilingAmount(ceiling)}</span>
          </p>
          <Meter
            label={w.costSoFar}
            text={`${so}, ${w.ceilingAmount(ceiling)}`}
            value={600}
            max={8000}
            mark={970.56}
          />
        </Card>
      </Specimen>
    </>
  );
}

function TableSpecimens() {
  const words = useWords();
  const sign = useMoneyFormat()(0n).sign;
  const bare = (amount: bigint) => <Money amount={amount} unsigned />;
  return (
    <Specimen name={w.tables}>
      <Card>
        <AmountTable
          caption={w.yourPayments}
          lastIsMain
          columns={[
            { id: 'due', label: w.due },
            { id: 'principal', label: w.principal },
            { id: 'interest', label: w.interest },
            { id: 'pay', label: w.youPay },
          ]}
          rows={worked.dates.map((date, index) => ({
            id: date,
            cells: [
              dayText(words, date, date),
              bare(worked.principal[index] ?? 0n),
              bare(worked.interestParts[index] ?? 0n),
              bare(index === 2 ? worked.lastInstalment : worked.instalment),
            ],
          }))}
          total={[`${w.sum}, ${sign}`, bare(worked.loan), bare(worked.interest), bare(worked.repaid)]}
        />
      </Card>
      <Disclosure title={w.showArithmetic} startsOpen>
        <AmountTable
          caption={w.showArithmetic}
          columns={[
            { id: 'month', label: w.month },
            { id: 'held', label: w.held },
            { id: 'rate', label: '+ 6.13 %' },
            { id: 'paid', label: `− ${w.paid}` },
            { id: 'left', label: w.left },
          ]}
          rows={[
            { id: '1', cells: ['1', bare(776_000n), bare(47_585n), bare(291_019n), bare(532_566n)] },
            { id: '2', cells: ['2', bare(532_566n), bare(32_657n), bare(291_019n), bare(274_204n)] },
            { id: '3', cells: ['3', bare(274_204n), bare(16_814n), bare(291_018n), bare(0n)] },
          ]}
          total={[`${w.sum}, ${sign}`, '', bare(97_056n), bare(873_056n), '']}
        />
      </Disclosure>
    </Specimen>
  );
}
