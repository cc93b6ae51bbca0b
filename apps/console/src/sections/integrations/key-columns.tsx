import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { localMoment } from '../../kit/words/day-words.ts';

export type Key = ResponseOf<Calls['console.keys']>['keys'][number];
export type Scope = ResponseOf<Calls['console.keys']>['scopes'][number];

export function keyColumns(market: Desk['market'], known: readonly Scope[]): Column<Key>[] {
  const wordsOf = (scope: string) => known.find(({ key }) => key === scope)?.words ?? scope;
  const moment = (at: string | null) =>
    at === null ? (
      '–'
    ) : (
      <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
    );
  const day = (at: string) => {
    const { day: on } = localMoment(new Date(at), market.timeZone);
    return <DayText day={on} today={market.businessDate} />;
  };
  return [
    { key: 'state', head: 'State', width: 118, bone: 2, cell: ({ state }) => <KeyState state={state} /> },
    { key: 'name', head: 'Key', look: 'strong', bone: 4, cut: true, cell: ({ name }) => name },
    {
      key: 'id',
      head: 'Begins with',
      width: 132,
      look: 'muted',
      bone: 3,
      cell: ({ keyId }) => <span className="k-reference">ck_{keyId}</span>,
    },
    {
      key: 'scopes',
      head: 'Scopes',
      look: 'muted',
      bone: 4,
      wrap: true,
      cell: ({ scopes }) => scopes.map(wordsOf).join('; '),
    },
    { key: 'used', head: 'Last used', width: 140, bone: 3, cell: ({ lastUsedAt }) => moment(lastUsedAt) },
    {
      key: 'until',
      head: 'Until',
      width: 130,
      bone: 3,
      align: 'end',
      cell: ({ expiresAt, endedAt }) => day(endedAt ?? expiresAt),
    },
  ];
}

function KeyState({ state }: Pick<Key, 'state'>) {
  if (state === 'waits')
    return (
      <Chip tone="violet" icon="people">
        needs approval
      </Chip>
    );
  if (state === 'expired') return <Chip tone="amber">expired</Chip>;
  return state === 'ended' ? <span className="k-muted">ended</span> : <span>open</span>;
}
