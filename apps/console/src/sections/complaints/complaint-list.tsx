import { useDesk, useNow } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { Button } from '../../kit/button.tsx';
import { DeadlineChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import type { ComplaintLine } from './complaint-columns.tsx';
import type { Complaints } from './complaint-desk.tsx';
import { channelWords } from './complaint-words.ts';

type Props = {
  readonly complaints: Complaints;
  readonly openId: string;
  readonly onOpen: (reportId: string) => void;
  /** Back to the list in its full width, as it was filtered. */
  readonly onWhole: () => void;
};

/** Beside an open complaint: the others of the same list, in the same order. */
export function ComplaintList({ complaints, openId, onOpen, onWhole }: Props) {
  const { market } = useDesk();
  const { rows, read, list } = complaints;
  const { loaded, reload, pages: _pages, ...more } = read;
  const state = tableStateOf(loaded, market.timeZone);
  const at = rows.findIndex(({ reportId }) => reportId === openId);
  const move = (by: 1 | -1) => () => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) onOpen(next.reportId);
  };
  useKeys('Complaints', [
    { keys: 'j', words: 'move', inBar: true, run: move(1) },
    { keys: 'k', words: 'move', inBar: true, run: move(-1) },
  ]);
  return (
    <section className="complaint-list" aria-label="Complaints">
      <header className="complaint-list-head">
        <span className="k-strong">{list.view?.name ?? 'Complaints'}</span>
        <Button size="small" onClick={onWhole}>
          Whole list
        </Button>
      </header>
      {state.state === 'failed' && <ErrorLine onAgain={reload} />}
      {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
      {state.state === 'loading' && rows.length === 0 && <Skeleton lines={8} />}
      <ul>
        {rows.map((row) => (
          <Row key={row.reportId} row={row} isOpen={row.reportId === openId} onOpen={onOpen} />
        ))}
      </ul>
      <MoreButton {...more} />
    </section>
  );
}

type RowProps = {
  readonly row: ComplaintLine;
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
