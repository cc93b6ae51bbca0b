import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Figures } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';

type Item = ResponseOf<Calls['console.import']>['item'];

const stopped = {
  refused: 'The approver declined: nothing came in.',
  withdrawn: 'It was withdrawn: nothing came in.',
  lapsed: 'Nobody decided in time: nothing came in. Ask again with a new file.',
} as const;

const comes: Readonly<Partial<Record<Item['state'], string>>> = {
  waiting: 'after an approver agrees',
  'asked-back': 'after an approver agrees',
  running: 'the worker is at it',
};

/** How many are in, how many stay out, how many are to come. */
export function ImportProgress({ item }: { readonly item: Item }) {
  const { state, rows, imported, refused } = item;
  const left = rows - imported - refused;
  return (
    <>
      {state in stopped && <Notice tone="amber">{stopped[state as keyof typeof stopped]}</Notice>}
      {state === 'waiting' && (
        <Notice>Nothing has come in yet: an approver has to agree, under Approvals.</Notice>
      )}
      {state === 'done' && <Notice tone="green">{`${imported} of ${rows} rows are loans now.`}</Notice>}
      <Figures
        figures={[
          { what: 'Brought in', value: imported, below: `of ${rows} rows` },
          {
            what: 'Refused',
            value: refused,
            below: refused === 0 ? 'nothing stays out' : 'they stay out',
            ...(refused > 0 && { tone: 'red' as const }),
          },
          { what: 'To come', value: left, below: comes[state] ?? 'nothing more comes' },
        ]}
      />
      {(state === 'running' || state === 'waiting') && (
        <progress
          className="im-progress"
          aria-label="Rows that are done"
          max={rows}
          value={imported + refused}
        />
      )}
    </>
  );
}
