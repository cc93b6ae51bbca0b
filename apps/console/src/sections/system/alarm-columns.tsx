import { Chip } from '../../kit/chip.tsx';
import type { Column } from '../../kit/table/column.ts';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Desk } from '../../shell/me.ts';
import { alarmWords, type AcknowledgedAlarm, type OpenAlarm } from './alarm-words.ts';

type Market = Desk['market'];

const moment = (at: string, market: Market) => (
  <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
);

export function openColumns(market: Market): Column<OpenAlarm>[] {
  return [
    {
      key: 'state',
      head: 'State',
      width: 90,
      bone: 2,
      cell: () => (
        <Chip tone="red" icon="warning">
          open
        </Chip>
      ),
    },
    { key: 'kind', head: 'Alarm', look: 'strong', bone: 5, cell: ({ kind }) => alarmWords[kind].title },
    { key: 'about', head: 'About', look: 'muted', bone: 4, cut: true, cell: ({ about }) => about || '–' },
    {
      key: 'count',
      head: 'Times',
      width: 64,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ count }) => count,
    },
    {
      key: 'first',
      head: 'First',
      width: 130,
      align: 'end',
      bone: 3,
      cell: ({ openedAt }) => moment(openedAt, market),
    },
    {
      key: 'last',
      head: 'Last',
      width: 130,
      align: 'end',
      bone: 3,
      cell: ({ lastSeenAt }) => moment(lastSeenAt, market),
    },
  ];
}

export function acknowledgedColumns(market: Market): Column<AcknowledgedAlarm>[] {
  return [
    {
      key: 'kind',
      head: 'Alarm',
      width: 230,
      look: 'strong',
      bone: 5,
      cell: ({ kind }) => alarmWords[kind].title,
    },
    {
      key: 'reason',
      head: 'Finding',
      look: 'muted',
      bone: 6,
      cut: true,
      cell: ({ reason }) => reason ?? '–',
    },
    { key: 'by', head: 'By', width: 130, bone: 3, cut: true, cell: ({ by }) => by },
    {
      key: 'when',
      head: 'Acknowledged',
      width: 130,
      align: 'end',
      bone: 3,
      cell: ({ acknowledgedAt }) => moment(acknowledgedAt, market),
    },
  ];
}
