import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { DeadlineChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { stretchWords } from '../../kit/words/time-words.ts';
import { candidatesFor, type Assigned, type TeamPerson } from './team-read.ts';

type Props = {
  readonly person: TeamPerson;
  readonly people: readonly TeamPerson[];
  readonly onChanged: () => void;
};

/** Chosen instead of a person: anybody who may do it claims it there. */
const backToQueue = 'queue';

const keyOf = ({ queue, itemId }: Assigned) => `${queue} ${itemId}`;

/** What somebody has in hand, and to whom some of it goes. */
export function MemberSide({ person, people, onChanged }: Props) {
  const { market, me, may } = useDesk();
  const act = useAct('console.team-reassign');
  const { loaded, reload } = useLoad('console.team-assigned', {
    market: market.market,
    staffId: person.staffId,
  });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [to, setTo] = useState('');
  const [done, setDone] = useState('');
  const items = loaded.read?.data.items ?? [];
  const chosen = items.filter((item) => picked.includes(keyOf(item)));
  const mayAssign = may('team.assign');
  const candidates = chosen.length === 0 ? [] : candidatesFor(people, chosen, person.staffId);
  const target =
    to === backToQueue ? undefined : (candidates.find(({ staffId }) => staffId === to) ?? candidates[0]);
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  const commit = async () => {
    if (chosen.length === 0) return;
    const answered = await act.run({
      market: market.market,
      toStaffId: target?.staffId ?? null,
      items: chosen.map(({ queue, itemId }) => ({ queue, itemId })),
    });
    if (!answered || 'fault' in answered) return;
    setDone(
      target
        ? `${chosen.length} reassigned to ${target.name}; the deadlines stay.`
        : `${chosen.length} returned to the queue; the deadlines stay.`,
    );
    setTo('');
    setPicked([]);
    reload();
    onChanged();
  };
  useKeys('Assigned', [
    ...(mayAssign && items.length > 0
      ? [
          {
            keys: 'x',
            words: 'select all',
            inBar: true,
            run: () => setPicked(picked.length === items.length ? [] : items.map(keyOf)),
          },
        ]
      : []),
    ...(mayAssign && chosen.length > 0
      ? [
          {
            keys: 'Ctrl+Enter',
            words: target ? 'reassign' : 'return to the queue',
            inBar: true,
            run: () => void commit(),
          },
        ]
      : []),
  ]);
  return (
    <SidePane label="Assigned">
      <SidePart
        title={
          <span className="k-person">
            <Avatar name={person.name} isOwn={person.staffId === me.staffId} /> {person.name}
          </span>
        }
      >
        <p className="k-muted">
          {person.roles.join(', ')} · {person.isHere ? 'at work' : 'not at work'}
        </p>
      </SidePart>
      <SidePart title="Assigned now" about={picked.length > 0 ? `${chosen.length} selected` : items.length}>
        {done !== '' && <Notice tone="green">{done}</Notice>}
        {loaded.state === 'loading' && <Skeleton lines={3} />}
        {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
        {loaded.read && items.length === 0 && <p className="k-muted">Nothing in hand.</p>}
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
      </SidePart>
      {chosen.length > 0 && (
        <SidePart title={`Reassign ${chosen.length} to`}>
          {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
          {candidates.length === 0 && (
            <p className="k-muted">
              Nobody else may do {chosen.length === 1 ? 'this' : 'all of these'}. In the queue anybody who
              gets the role can claim {chosen.length === 1 ? 'it' : 'them'}.
            </p>
          )}
          <Candidates candidates={candidates} chosen={target?.staffId ?? backToQueue} onChoose={setTo} />
          <Button
            look="primary"
            width="full"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            onClick={() => void commit()}
          >
            {target ? `Reassign ${chosen.length} to ${target.name}` : `Return ${chosen.length} to the queue`}
          </Button>
          <p className="k-muted">
            Both see it at once. Drafts and notes go with the item; its deadline stays.
          </p>
        </SidePart>
      )}
    </SidePane>
  );
}

type ItemProps = {
  readonly item: Assigned;
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
  readonly onChoose: (staffId: string) => void;
};

function Candidates({ candidates, chosen, onChoose }: CandidatesProps) {
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
      <li key={backToQueue}>
        <button type="button" aria-pressed={chosen === backToQueue} onClick={() => onChoose(backToQueue)}>
          <span className="team-candidate-head">Return to the queue</span>
          <span className="k-muted">unassigned: whoever may do it can claim it</span>
        </button>
      </li>
    </ul>
  );
}
