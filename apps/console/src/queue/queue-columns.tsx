import type { ReactNode } from 'react';
import type { Desk } from '../shell/me.ts';
import { Person } from '../kit/avatar.tsx';
import { DeadlineChip } from '../kit/chip.tsx';
import { AgeText } from '../kit/words/day-text.tsx';
import { KeyCaps } from '../kit/keys/key-cap.tsx';
import type { Column } from '../kit/table/column.ts';
import { deadlineWords } from '../kit/words/day-words.ts';
import { type QueueItem, type Claimable, ownerWords } from './claimable.ts';

type Timed = Pick<QueueItem, 'deadline' | 'since'>;
type Sight = { readonly now: Date; readonly desk: Desk };

/** How long is left, or how long it is over. Empty for what waits for nobody. */
export function leftColumn<Row extends { readonly deadline: string | null }>(
  now: Date,
  width = 136,
): Column<Row> {
  return {
    key: 'left',
    head: 'Time left',
    width,
    bone: 3,
    cell: ({ deadline }) => deadline !== null && <DeadlineChip deadline={new Date(deadline)} now={now} />,
  };
}

/** Time left and the clock time beside it: the first two columns of every queue. */
export function timeColumns<Row extends Timed>({ now, desk: { market } }: Sight): Column<Row>[] {
  return [
    leftColumn<Row>(now),
    {
      key: 'deadline',
      head: 'Deadline',
      width: 98,
      look: 'muted',
      bone: 2,
      cell: ({ deadline }) => (
        <time dateTime={deadline}>{deadlineWords(new Date(deadline), now, market.timeZone)}</time>
      ),
    },
  ];
}

/** Age, and whom it is assigned to: the last two. The row in focus offers to be claimed. */
export function ownerColumns<Row extends Timed & Claimable>(
  { now, desk: { me } }: Sight,
  onClaim: (row: Row) => void,
): Column<Row>[] {
  const owner = (row: Row, isFocused: boolean): ReactNode => {
    const whose = ownerWords(row, now);
    if (whose)
      return (
        <>
          <Person name={whose.name} isOwn={whose.staffId === me.staffId} />
          {whose.beside !== null && <span className="q-beside">, {whose.beside}</span>}
        </>
      );
    if (!isFocused || !row.mayTake) return null;
    return (
      <button type="button" className="q-claim" onClick={() => onClaim(row)}>
        <KeyCaps keys="t" /> claim
      </button>
    );
  };
  return [
    {
      key: 'age',
      head: 'Age',
      align: 'end',
      look: 'muted',
      width: 76,
      bone: 1,
      cell: ({ since }) => <AgeText since={new Date(since)} now={now} />,
    },
    { key: 'owner', head: 'Assigned to', width: 116, wrap: true, bone: 2, cell: owner },
  ];
}

/** What it is about. It takes the room that the others leave. */
export function subjectColumn<Row extends Pick<QueueItem, 'subject' | 'detail'>>(): Column<Row> {
  return {
    key: 'subject',
    head: 'Subject',
    look: 'strong',
    bone: 6,
    cell: ({ subject, detail }) => <Subject subject={subject} detail={detail} />,
  };
}

/**
 * The subject, and beside it what is muted: where there is no room for both, that is cut and never a name.
 */
function Subject({ subject, detail }: Pick<QueueItem, 'subject' | 'detail'>) {
  return (
    <span className="q-subject">
      <span className="q-name">{subject}</span>
      {detail && <span className="q-detail">{detail}</span>}
    </span>
  );
}
