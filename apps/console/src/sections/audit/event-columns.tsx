import type { Desk } from '../../shell/me.ts';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { withDays, type Event } from './audit-shapes.ts';
import { Moment } from './moment-column.tsx';

export function eventColumns(market: Desk['market']): ListColumn<Event>[] {
  return [
    {
      key: 'at',
      name: 'When',
      isUsual: true,
      sort: 'at',
      head: 'When',
      width: 160,
      bone: 3,
      cell: ({ at }) => <Moment at={at} market={market} />,
    },
    {
      key: 'who',
      name: 'Actor',
      isUsual: true,
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
    {
      key: 'what',
      name: 'Action',
      isAlways: true,
      head: 'Action',
      bone: 6,
      cut: true,
      cell: ({ words }) => words,
    },
    {
      key: 'change',
      name: 'Outcome or change',
      isUsual: true,
      head: 'Outcome or change',
      look: 'muted',
      bone: 4,
      cut: true,
      cell: ({ isRefused, told }) =>
        isRefused ? <span className="k-red">{told}</span> : withDays(told, market.timeZone) || 'done',
    },
  ];
}
