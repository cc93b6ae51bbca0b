import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { Channel } from './screen.tsx';

export function channelColumns(market: Desk['market']): Column<Channel>[] {
  return [
    { key: 'name', head: 'Channel', width: 180, look: 'strong', bone: 4, cell: ({ name }) => name },
    { key: 'does', head: 'Purpose', look: 'muted', bone: 6, cut: true, cell: ({ does }) => does },
    {
      key: 'works',
      head: 'Last test',
      width: 110,
      bone: 2,
      cell: ({ lastTest }) => <Works test={lastTest} />,
    },
    {
      key: 'when',
      head: 'When',
      width: 190,
      align: 'end',
      bone: 3,
      cell: ({ lastTest }) =>
        lastTest && (
          <>
            <MomentText at={new Date(lastTest.at)} timeZone={market.timeZone} today={market.businessDate} />,{' '}
            {lastTest.by}
          </>
        ),
    },
  ];
}

function Works({ test }: { readonly test: Channel['lastTest'] }) {
  if (!test) return '–';
  return test.isWorking ? <span className="k-green">works</span> : <Chip tone="red">fails</Chip>;
}
