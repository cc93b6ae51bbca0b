import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Figures } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';

type Item = ResponseOf<Calls['console.import']>['item'];

const stopped = {
  refused: 'Declined by the approver: nothing was imported.',
  withdrawn: 'Withdrawn: nothing was imported.',
  lapsed: 'Not decided in time: nothing was imported. Submit a new file.',
} as const;

const comes: Readonly<Partial<Record<Item['state'], string>>> = {
  waiting: 'after approval',
  'asked-back': 'after approval',
  running: 'in progress',
};

/** How many are in, how many stay out, how many are to come. */
export function ImportProgress({ item }: { readonly item: Item }) {
  const { state, rows, imported, refused } = item;
  const left = rows - imported - refused;
  return (
    <>
      {state in stopped && <Notice tone="amber">{stopped[state as keyof typeof stopped]}</Notice>}
      {state === 'waiting' && <Notice>Nothing is imported yet: it is waiting under Approvals.</Notice>}
      {state === 'done' && <Notice tone="green">{`${imported} of ${rows} rows are loans now.`}</Notice>}
      <Figures
        figures={[
          { what: 'Imported', value: imported, below: `of ${rows} rows` },
          {
            what: 'Rejected',
            value: refused,
            below: refused === 0 ? 'none left out' : 'not imported',
            ...(refused > 0 && { tone: 'red' as const }),
          },
          { what: 'Pending', value: left, below: comes[state] ?? 'done' },
        ]}
      />
      {(state === 'running' || state === 'waiting') && (
        <progress className="im-progress" aria-label="Rows processed" max={rows} value={imported + refused} />
      )}
    </>
  );
}
