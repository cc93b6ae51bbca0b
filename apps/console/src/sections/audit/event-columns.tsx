import type { Desk } from '../../shell/me.ts';
import type { Column } from '../../kit/table/column.ts';
import { withDays, type Event } from './audit-shapes.ts';
import { Moment } from './moment-column.tsx';

export function eventColumns(market: Desk['market']): Column<Event>[] {
  return [
    { key: 'at', head: 'When', width: 160, bone: 3, cell: ({ at }) => <Moment at={at} market={market} /> },
    {
      key: 'who',
      head: 'Actor',
      width: 176,
      bone: 3,
      cut: true,
      cell: ({ who, maker, group }) => (
        <span className={group === 'system' ? 'k-muted' : 'k-strong'}>
          {maker === null ? who : `${maker.name}, ${who}`}
        </span>
      ),
    },
    { key: 'what', head: 'Action', bone: 6, cut: true, cell: ({ words }) => words },
    {
      key: 'change',
      head: 'Outcome or change',
      look: 'muted',
      bone: 4,
      cut: true,
      cell: ({ isRefused, told }) =>
        isRefused ? <span className="k-red">{told}</span> : withDays(told, market.timeZone) || 'done',
    },
  ];
}
