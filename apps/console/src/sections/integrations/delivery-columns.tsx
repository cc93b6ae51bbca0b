import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';

export type Delivery = ResponseOf<Calls['console.webhook-deliveries']>['deliveries'][number];

export function deliveryColumns(market: Desk['market']): Column<Delivery>[] {
  const moment = (at: string | null) =>
    at === null ? (
      '–'
    ) : (
      <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
    );
  return [
    { key: 'state', head: 'State', width: 90, bone: 2, cell: ({ state }) => <DeliveryState state={state} /> },
    { key: 'event', head: 'Event', look: 'strong', width: 170, bone: 4, cell: ({ event }) => event },
    {
      key: 'last',
      head: 'Last response',
      look: 'muted',
      bone: 5,
      cut: true,
      cell: ({ lastTrouble, lastStatus }) => lastTrouble ?? lastStatus ?? '–',
    },
    {
      key: 'tries',
      head: 'Attempts',
      width: 56,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ tries }) => tries,
    },
    { key: 'at', head: 'Since', width: 130, bone: 3, align: 'end', cell: ({ madeAt }) => moment(madeAt) },
    {
      key: 'next',
      head: 'Next attempt',
      width: 130,
      bone: 3,
      align: 'end',
      cell: ({ nextAt }) => moment(nextAt),
    },
  ];
}

function DeliveryState({ state }: Pick<Delivery, 'state'>) {
  if (state === 'given-up') return <Chip tone="red">failed</Chip>;
  return state === 'waiting' ? <Chip tone="amber">waits</Chip> : <span>taken</span>;
}
