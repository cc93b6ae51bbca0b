import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { ItemsToGive } from './items-to-give.tsx';
import { listState, type TeamPerson } from './team-read.ts';

type Props = {
  readonly person: TeamPerson;
  readonly people: readonly TeamPerson[];
  readonly onChanged: () => void;
};

/** What somebody has in hand, and to whom some of it goes. */
export function MemberSide({ person, people, onChanged }: Props) {
  const { market, me } = useDesk();
  const { loaded, reload } = useLoad('console.team-assigned', {
    market: market.market,
    staffId: person.staffId,
  });
  const items = loaded.read?.data.items ?? [];
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
      <ItemsToGive
        title="Assigned now"
        items={items}
        inAll={items.length}
        state={listState(loaded)}
        nothing="Nothing in hand."
        people={people}
        from={person.staffId}
        onChanged={() => {
          reload();
          onChanged();
        }}
      />
    </SidePane>
  );
}
