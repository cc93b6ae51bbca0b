import { AmountTable, Figure, totalOfRows, useMoneyFormat, useWords } from '@candor/ui';
import { rowDayText } from '../../lending/row-day-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Props = { readonly rows: Details['rows']; readonly today: string; readonly loanId: string };

/**
 * The same as the timeline, in columns that can be added up. Fees and late charges only where there are some.
 */
export function InstalmentTable({ rows, today, loanId }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const has = (name: 'fee' | 'penalty') => rows.some((row) => row[name] > 0);
  const names = [
    'principal',
    'interest',
    ...(has('fee') ? (['fee'] as const) : []),
    ...(has('penalty') ? (['penalty'] as const) : []),
    'total',
    'paid',
  ] as const;
  return (
    <AmountTable
      caption={say('asTable')}
      columns={[
        { id: 'day', label: say('day') },
        ...names.map((id) => ({ id, label: say(id === 'paid' ? 'paidColumn' : id) })),
      ]}
      rows={rows.map((row) => ({
        id: String(row.n),
        cells: [
          <time key="day" dateTime={row.dueOn}>
            {rowDayText(words, row.dueOn, today)}
          </time>,
          ...names.map((name) => (
            <Figure
              key={name}
              figure={
                name === 'total'
                  ? `rows/${row.n}`
                  : name === 'paid'
                    ? `paid/${row.n}`
                    : `rows/${row.n}/${name}`
              }
              loan={loanId}
              asOf={today}
              minor={row[name]}
              unsigned
            />
          )),
        ],
      }))}
      total={[
        `${say('total')}, ${sign}`,
        ...names.map((name) => (
          <Figure
            key={name}
            figure={name === 'total' ? 'rows' : name === 'paid' ? 'paid' : `rows-${name}`}
            loan={loanId}
            asOf={today}
            minor={Number(totalOfRows(rows, (row) => row[name]))}
            unsigned
          />
        )),
      ]}
    />
  );
}
