import type { Desk } from '../../shell/me.ts';
import type { Column } from '../../kit/table/column.ts';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';
import { withDays, type Step } from './audit-shapes.ts';
import { Moment } from './moment-column.tsx';

export function trailColumns(market: Desk['market'], way: MoneyWay | null): Column<Step>[] {
  return [
    { key: 'no', head: 'No.', width: 44, look: 'muted', bone: 1, cell: ({ no }) => no },
    {
      key: 'at',
      head: 'When',
      width: 160,
      bone: 3,
      cell: ({ event: { at } }) => <Moment at={at} market={market} />,
    },
    {
      key: 'who',
      head: 'Actor',
      width: 120,
      bone: 3,
      cell: ({ event: { who, group } }) => (
        <span className={group === 'system' ? 'k-muted' : 'k-strong'}>{who}</span>
      ),
    },
    { key: 'what', head: 'Action', bone: 6, cut: true, cell: ({ event: { words } }) => words },
    {
      key: 'change',
      head: 'Change or entry',
      look: 'muted',
      bone: 4,
      cut: true,
      cell: ({ event, entry }) =>
        entry && way ? (
          <>
            <span className="k-reference">E {entry.no ?? '–'}</span> · {moneyWords(way, entry.moved)}
          </>
        ) : event.isRefused ? (
          <span className="k-red">{event.told}</span>
        ) : (
          withDays(event.told, market.timeZone)
        ),
    },
  ];
}
