import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { ListExport } from '../../shell/list/list-export.tsx';
import { useDesk, useNow } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import type { Loading } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { DeadlineChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { channelWords } from './complaint-words.ts';

type Queue = ResponseOf<Calls['console.complaints']>;
type Show = 'waiting' | 'answered';

type Props = {
  readonly list: Loading<Queue>;
  readonly show: Show;
  readonly openId: string | null;
  readonly onOpen: (reportId: string) => void;
  readonly onQuery: (query: Record<string, string>) => void;
};

/** Who waits, and until when. */
export function ComplaintList({ list, show, openId, onOpen, onQuery }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = list;
  const state = tableStateOf(loaded, market.timeZone);
  const queue = loaded.read?.data;
  const rows = queue?.complaints ?? [];
  const at = rows.findIndex(({ reportId }) => reportId === openId);
  const move = (by: 1 | -1) => () => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) onOpen(next.reportId);
  };
  useKeys('Complaints', [
    { keys: 'j', words: 'move', inBar: true, run: move(1) },
    { keys: 'k', words: 'move', inBar: true, run: move(-1) },
  ]);
  const next = queue?.nextCursor;
  return (
    <section className="complaint-list" aria-label="Complaints">
      <header className="complaint-list-head">
        <Segmented
          label="Which complaints"
          value={show}
          options={[
            { value: 'waiting', words: queue && show === 'waiting' ? `Open ${queue.waiting}` : 'Open' },
            { value: 'answered', words: 'Answered' },
          ]}
          onChange={(value) => onQuery({ show: value === 'waiting' ? '' : value })}
        />
        <ListExport list="complaints" label="Complaints" />
      </header>
      {state.state === 'failed' && <ErrorLine onAgain={reload} />}
      {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
      {state.state === 'loading' && !queue && <Skeleton lines={8} />}
      {queue && rows.length === 0 && (
        <Empty title={show === 'waiting' ? 'No open complaints' : 'None was answered yet'}>
          Complaints from the app, and those that staff log, stand here by deadline.
        </Empty>
      )}
      <ul>
        {rows.map((row) => (
          <Row key={row.reportId} row={row} isOpen={row.reportId === openId} onOpen={onOpen} />
        ))}
      </ul>
      {next && (
        <div className="k-buttons">
          <Button onClick={() => onQuery({ show: show === 'waiting' ? '' : show, after: next })}>
            Show 50 more
          </Button>
        </div>
      )}
    </section>
  );
}

type RowProps = {
  readonly row: Queue['complaints'][number];
  readonly isOpen: boolean;
  readonly onOpen: (reportId: string) => void;
};

function Row({ row, isOpen, onOpen }: RowProps) {
  const { market } = useDesk();
  const now = useNow();
  const deadline = new Date(row.deadline);
  const isWaiting = row.state === 'open' || row.state === 'reopened';
  return (
    <li>
      <button
        type="button"
        className="complaint-row"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(row.reportId)}
      >
        <span className="k-strong">{row.title}</span>
        <span>
          {row.borrower ?? 'Name not kept'} <span className="k-reference k-muted">{row.reference}</span>
          {row.channel !== 'app' && <span className="k-muted"> · {channelWords[row.channel]}</span>}
        </span>
        <span className="complaint-row-foot">
          {isWaiting ? <DeadlineChip deadline={deadline} now={now} /> : <span>{row.state}</span>}
          <span className="k-muted">
            <MomentText at={deadline} timeZone={market.timeZone} today={market.businessDate} />
          </span>
        </span>
      </button>
    </li>
  );
}
