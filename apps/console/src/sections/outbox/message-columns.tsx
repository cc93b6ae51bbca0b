import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { heldWords } from '../../kit/words/held-words.ts';
import { costWords, kindWords, wayWords } from './kind-words.ts';
import type { Message } from './messages.tsx';

export function messageColumns(market: Desk['market']): Column<Message>[] {
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return [
    {
      key: 'state',
      head: 'State',
      width: 130,
      bone: 2,
      cell: ({ state, heldUntil }) =>
        heldUntil === null ? (
          <StateChip state={state} />
        ) : (
          <span title={heldWords(heldUntil, market.timeZone, market.businessDate)}>
            held until {moment(heldUntil)}
          </span>
        ),
    },
    { key: 'at', head: 'Created', width: 130, bone: 3, cell: ({ writtenAt }) => moment(writtenAt) },
    {
      key: 'title',
      head: 'Message',
      look: 'strong',
      bone: 6,
      cut: true,
      cell: ({ title, kind }) => title || kindWords(kind),
    },
    {
      key: 'kind',
      width: 150,
      head: 'Kind',
      look: 'muted',
      bone: 3,
      cut: true,
      cell: ({ kind }) => kindWords(kind),
    },
    {
      key: 'channel',
      head: 'Channel',
      width: 110,
      bone: 1,
      cell: ({ channel, sentBy }) => wayWords(channel, sentBy),
    },
    {
      key: 'tries',
      head: 'Attempts',
      width: 80,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ tries }) => tries.reduce((sum, { times }) => sum + times, 0),
    },
    {
      key: 'cost',
      head: 'Cost',
      width: 100,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ costs }) => costWords(costs),
    },
    { key: 'to', head: 'To', width: 90, bone: 2, cell: ({ to }) => (to === null ? '–' : `•••• ${to}`) },
  ];
}

function StateChip({ state }: Pick<Message, 'state'>) {
  if (state === 'failed') return <Chip tone="red">not sent</Chip>;
  if (state === 'waiting') return <Chip tone="amber">waits</Chip>;
  return <span>{state}</span>;
}
