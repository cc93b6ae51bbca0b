import type { Desk } from '../../shell/me.ts';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { DataRequest } from './requests.tsx';

const kinds = { export: 'Data export', deletion: 'Account deletion' } as const;

export function requestColumns(market: Desk['market'], now: Date): Column<DataRequest>[] {
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return [
    {
      key: 'left',
      head: 'Due',
      width: 130,
      bone: 3,
      cell: ({ answerBy }) =>
        answerBy === null ? 'answered' : <DeadlineChip deadline={new Date(answerBy)} now={now} />,
    },
    { key: 'kind', head: 'Request', look: 'strong', bone: 5, cell: ({ kind }) => kinds[kind] },
    { key: 'at', head: 'Received', width: 150, bone: 3, cell: ({ at }) => moment(at) },
    { key: 'state', head: 'State', width: 130, bone: 3, cell: (request) => <StateWords request={request} /> },
    {
      key: 'until',
      head: 'Kept until',
      width: 190,
      bone: 3,
      cell: ({ expiresAt, keptUntil }) =>
        keptUntil !== null ? (
          <>
            <DayText day={keptUntil} today={market.businessDate} /> <span className="k-muted">by law</span>
          </>
        ) : expiresAt !== null ? (
          moment(expiresAt)
        ) : (
          '–'
        ),
    },
  ];
}

function StateWords({ request: { state, progressPercent } }: { readonly request: DataRequest }) {
  if (state === 'failed') return <Chip tone="red">failed</Chip>;
  if (state === 'making') return <span>in progress, {progressPercent}&nbsp;%</span>;
  return <span>{{ waiting: 'waits', ready: 'ready', done: 'done' }[state]}</span>;
}
