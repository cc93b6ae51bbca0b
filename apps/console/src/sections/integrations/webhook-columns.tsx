import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';

export type Endpoint = ResponseOf<Calls['console.webhooks']>['endpoints'][number];
export type Told = ResponseOf<Calls['console.webhooks']>['events'][number];

export function webhookColumns(market: Desk['market']): Column<Endpoint>[] {
  return [
    { key: 'state', head: 'State', width: 96, bone: 2, cell: (row) => <EndpointState {...row} /> },
    { key: 'name', head: 'Webhook', look: 'strong', bone: 4, cut: true, cell: ({ name }) => name },
    {
      key: 'url',
      head: 'Address',
      look: 'muted',
      bone: 5,
      cut: true,
      cell: ({ url }) => url.replace(/^https:\/\//u, ''),
    },
    {
      key: 'last',
      head: 'Last delivered',
      width: 130,
      bone: 3,
      cell: ({ lastDeliveredAt: at }) =>
        at === null ? (
          '–'
        ) : (
          <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
        ),
    },
    {
      key: 'waiting',
      head: 'Pending',
      width: 56,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ waiting }) => waiting,
    },
    {
      key: 'given-up',
      head: 'Failed',
      width: 74,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ givenUp }) => (givenUp > 0 ? <Chip tone="red">{givenUp}</Chip> : 0),
    },
  ];
}

function EndpointState({ state, failingSince }: Pick<Endpoint, 'state' | 'failingSince'>) {
  if (state === 'off')
    return (
      <Chip tone="red" icon="warning">
        off
      </Chip>
    );
  if (state === 'waiting') return <Chip tone="violet">needs approval</Chip>;
  if (state === 'paused') return <Chip tone="amber">paused</Chip>;
  return failingSince === null ? <span>on</span> : <Chip tone="amber">fails</Chip>;
}
