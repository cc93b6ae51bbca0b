import { AmountTable, Card, dayText, Money, shortDayText, useMoneyFormat, useWords } from '@candor/ui';
import type { DelayQuote } from './repay-delay-screen.tsx';
import { delayWords } from './texts.ts';

type Props = { readonly quote: DelayQuote; readonly today: string; readonly isLate: boolean };

/** Each day on which something is paid, one way and the other. */
export function DelayTable({ quote: { table, onTime, delayed }, today, isLate }: Props) {
  const words = useWords();
  const say = delayWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const cell = (minor: number) => (
    <span className={minor === 0 ? 'k-nothing' : undefined}>
      <Money amount={BigInt(minor)} unsigned />
    </span>
  );
  return (
    <Card>
      <AmountTable
        caption={say('table')}
        columns={[
          { id: 'day', label: <span className="c-unseen">{say('day')}</span> },
          { id: 'onTime', label: say(isLate ? 'payToday' : 'shortOnTime') },
          { id: 'delayed', label: say('delay') },
        ]}
        rows={table.map((row) => ({
          id: row.on,
          cells: [
            <time key="day" dateTime={row.on}>
              {row.on === today
                ? say('today', { day: shortDayText(words, row.on, today) })
                : dayText(words, row.on, today)}
            </time>,
            cell(row.onTime),
            cell(row.delayed),
          ],
        }))}
        total={[
          `${say('youPay')}, ${sign}`,
          <Money key="onTime" amount={BigInt(onTime)} unsigned />,
          <Money key="delayed" amount={BigInt(delayed)} unsigned />,
        ]}
      />
    </Card>
  );
}
