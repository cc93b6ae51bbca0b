import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { DeadlineChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { stretchWords } from '../../kit/words/time-words.ts';
import { candidatesFor, type ItemToGive, type TeamPerson } from './team-read.ts';

type Props = {
  readonly title: string;
  readonly items: readonly ItemToGive[];
  /** How many there are: no more than a page of them is listed. */
  readonly inAll: number;
  readonly state: 'loading' | 'ready' | { readonly fault: string };
  readonly nothing: string;
  readonly people: readonly TeamPerson[];
  /** Who has them; null: nobody, and what somebody claims meanwhile stays theirs. */
  readonly from: string | null;
  readonly onChanged: () => void;
};

/** What came of the last: it stays in sight though what was selected is no longer there. */
type Note = { readonly tone: 'green' | 'red'; readonly words: string };

/** Chosen instead of a person: anybody who may do it claims it there. */
const backToQueue = 'queue';

const keyOf = ({ queue, itemId }: ItemToGive) => `${queue} ${itemId}`;

/** Work with a box before each, and to whom what is selected goes. */
export function ItemsToGive({ title, items, inAll, state, nothing, people, from, onChanged }: Props) {
  const { may } = useDesk();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [note, setNote] = useState<Note | null>(null);
  const chosen = items.filter((item) => picked.includes(keyOf(item)));
  const mayAssign = may('team.assign');
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  useKeys(
    title,
    mayAssign && items.length > 0
      ? [
          {
            keys: 'x',
            words: 'select all',
            inBar: true,
            run: () => setPicked(chosen.length === items.length ? [] : items.map(keyOf)),
          },
        ]
      : [],
  );
  return (
    <>
      <SidePart title={title} about={chosen.length > 0 ? `${chosen.length} selected` : inAll}>
        {note && <Notice tone={note.tone}>{note.words}</Notice>}
        {state === 'loading' && <Skeleton lines={3} />}
        {typeof state === 'object' && <Notice tone="red">{state.fault}</Notice>}
        {state === 'ready' && items.length === 0 && <p className="k-muted">{nothing}</p>}
        <ul className="team-items">
          {items.map((item) => (
            <Item
              key={keyOf(item)}
              item={item}
              isPicked={picked.includes(keyOf(item))}
              onPick={mayAssign ? () => toggle(keyOf(item)) : undefined}
            />
          ))}
        </ul>
        {inAll > items.length && items.length > 0 && (
          <p className="k-muted">and {(inAll - items.length).toLocaleString('en')} more, due later</p>
        )}
      </SidePart>
      {mayAssign && chosen.length > 0 && (
        <Give
          chosen={chosen}
          people={people}
          from={from}
          onEnd={(end) => {
            setNote(end);
            if (end.tone === 'green') setPicked([]);
            onChanged();
          }}
        />
      )}
    </>
  );
}

type GiveProps = Pick<Props, 'people' | 'from'> & {
  readonly chosen: readonly ItemToGive[];
  readonly onEnd: (note: Note) => void;
};

function Give({ chosen, people, from, onEnd }: GiveProps) {
  const { market } = useDesk();
  const act = useAct('console.team-reassign');
  const [to, setTo] = useState('');
  const count = chosen.length;
  const candidates = candidatesFor(people, chosen, from);
  const target =
    to === backToQueue ? undefined : (candidates.find(({ staffId }) => staffId === to) ?? candidates[0]);
  const mayCommit = target !== undefined || from !== null;
  const verb = from === null ? 'Assign' : 'Reassign';
  const commit = async () => {
    if (!mayCommit) return;
    const answered = await act.run({
      market: market.market,
      toStaffId: target?.staffId ?? null,
      items: chosen.map(({ queue, itemId }) => ({ queue, itemId })),
      ...(from === null && { onlyUnassigned: true }),
    });
    if (!answered) return;
    if ('fault' in answered) onEnd({ tone: 'red', words: answered.fault.words });
    else {
      const what = target ? `${verb.toLowerCase()}ed to ${target.name}` : 'returned to the queue';
      onEnd({ tone: 'green', words: `${count} ${what}; the deadlines stay.` });
    }
  };
  useKeys(
    'Assign',
    mayCommit
      ? [
          {
            keys: 'Ctrl+Enter',
            words: target ? verb.toLowerCase() : 'return to the queue',
            inBar: true,
            run: () => void commit(),
          },
        ]
      : [],
  );
  return (
    <SidePart title={`${verb} ${count} to`}>
      {candidates.length === 0 && <p className="k-muted">{nobodyMay(count, from !== null)}</p>}
      <Candidates
        candidates={candidates}
        chosen={target?.staffId ?? backToQueue}
        canReturn={from !== null}
        onChoose={setTo}
      />
      {mayCommit && (
        <Button
          look="primary"
          width="full"
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          onClick={() => void commit()}
        >
          {target ? `${verb} ${count} to ${target.name}` : `Return ${count} to the queue`}
        </Button>
      )}
      <p className="k-muted">
        {from === null
          ? 'They see it at once under Mine. The deadline stays.'
          : 'Both see it at once. Drafts and notes go with the item; its deadline stays.'}
      </p>
    </SidePart>
  );
}

function nobodyMay(count: number, isHeld: boolean): string {
  const [these, them] = count === 1 ? ['this', 'it'] : ['all of these', 'them'];
  if (isHeld) return `Nobody else may do ${these}. In the queue anybody who gets the role can claim ${them}.`;
  return count === 1
    ? 'Nobody in the team may do this. It waits until somebody gets the role.'
    : 'Nobody in the team may do all of these. Select fewer: those of one queue go together.';
}

type ItemProps = {
  readonly item: ItemToGive;
  readonly isPicked: boolean;
  readonly onPick: (() => void) | undefined;
};

function Item({ item, isPicked, onPick }: ItemProps) {
  const now = useNow();
  return (
    <li>
      {onPick && (
        <input type="checkbox" aria-label={`Select ${item.subject}`} checked={isPicked} onChange={onPick} />
      )}
      <a href={hrefTo(item.section, item.openedAs)}>
        {item.subject} <span className="k-muted">{item.item.toLowerCase()}</span>
      </a>
      <DeadlineChip deadline={new Date(item.deadline)} now={now} />
    </li>
  );
}

type CandidatesProps = {
  readonly candidates: readonly TeamPerson[];
  readonly chosen: string;
  readonly canReturn: boolean;
  readonly onChoose: (staffId: string) => void;
};

function Candidates({ candidates, chosen, canReturn, onChoose }: CandidatesProps) {
  const { me } = useDesk();
  return (
    <ul className="team-candidates">
      {candidates.map(({ staffId, name, assigned, minutes, isHere }) => (
        <li key={staffId}>
          <button type="button" aria-pressed={staffId === chosen} onClick={() => onChoose(staffId)}>
            <span className="team-candidate-head">
              <span className="k-person">
                <Avatar name={name} isOwn={staffId === me.staffId} />
                {staffId === me.staffId ? 'You' : name}
              </span>
              <span className="k-muted">{assigned} assigned</span>
            </span>
            <span className="k-muted">
              {isHere ? 'at work' : 'not at work'}
              {minutes !== null && ` · median ${stretchWords(minutes)}`}
            </span>
          </button>
        </li>
      ))}
      {canReturn && (
        <li key={backToQueue}>
          <button type="button" aria-pressed={chosen === backToQueue} onClick={() => onChoose(backToQueue)}>
            <span className="team-candidate-head">Return to the queue</span>
            <span className="k-muted">unassigned: whoever may do it can claim it</span>
          </button>
        </li>
      )}
    </ul>
  );
}
