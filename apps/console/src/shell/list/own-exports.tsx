import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { useDesk } from '../me.ts';
import { useLoad } from '../runtime/use-load.ts';
import { useTakeExport } from './use-take-export.ts';

/** What copies are made of: lists, and the trail of one loan. */
export type CopiedList = ResponseOf<Calls['console.list-exports']>['exports'][number]['list'];

const stateWords = { waiting: null, ready: null, taken: 'downloaded', dropped: 'declined' } as const;

/** The copies of this list that one asked for: what waits, what can be taken, what was. */
export function OwnExports({ list }: { readonly list: CopiedList }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.list-exports', { market: market.market });
  const take = useTakeExport();
  const own = (loaded.read?.data.exports ?? []).filter((one) => one.list === list).slice(0, 5);
  if (own.length === 0) return null;
  return (
    <section className="k-exports-part">
      <h2>Your exports of this list</h2>
      {take.fault && <Notice tone="red">{take.fault.words}</Notice>}
      <ul className="k-exports">
        {own.map(({ exportId, rows, people, state, madeAt }) => (
          <li key={exportId}>
            <span>
              {rows.toLocaleString('en')} {rows === 1 ? 'row' : 'rows'}
              {people ? ' with people' : ''}
              <span className="k-detail">
                <MomentText at={new Date(madeAt)} timeZone={market.timeZone} today={market.businessDate} />
              </span>
            </span>
            {state === 'waiting' && <NeedsApprovalChip />}
            {state === 'ready' && (
              <Button
                size="small"
                icon="download"
                isBusy={take.isBusy}
                commits
                onClick={() => void take.run(exportId).then(reload)}
              >
                Download
              </Button>
            )}
            <span className="k-muted">{stateWords[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
