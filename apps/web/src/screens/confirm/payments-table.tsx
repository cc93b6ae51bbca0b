import { AmountTable, Card, Money, totalOfRows, useMoneyFormat, useWords } from '@candor/ui';
import { rowDayText } from '../../lending/row-day-text.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

/** Every payment with its parts. A column of fees only where there are some in the payments. */
export function PaymentsTable({ today, quote }: Pick<Offer, 'today' | 'quote'>) {
  const words = useWords();
  const say = confirmWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { rows } = quote;
  const hasFees = rows.some(({ fee }) => fee > 0);
  const names = ['principal', 'interest', ...(hasFees ? (['fee'] as const) : []), 'total'] as const;
  const labels = {
    principal: say('principal'),
    interest: say('interest'),
    fee: say('fee'),
    total: say('youPay'),
  };
  const sum = (name: (typeof names)[number]) => totalOfRows(rows, (row) => row[name]);
  return (
    <Card heading={say('payments')}>
      <div className="cf-table">
        <AmountTable
          caption={say('payments')}
          lastIsMain
          columns={[{ id: 'due', label: say('due') }, ...names.map((id) => ({ id, label: labels[id] }))]}
          rows={rows.map((row) => ({
            id: String(row.n),
            cells: [
              <time key="due" dateTime={row.dueOn}>
                {rowDayText(words, row.dueOn, today)}
              </time>,
              ...names.map((name) => <Money key={name} amount={BigInt(row[name])} unsigned />),
            ],
          }))}
          total={[
            `${say('total')}, ${sign}`,
            ...names.map((name) => <Money key={name} amount={sum(name)} unsigned />),
          ]}
        />
      </div>
    </Card>
  );
}
