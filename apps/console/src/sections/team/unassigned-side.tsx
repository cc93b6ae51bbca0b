import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { SidePane } from '../../kit/pane.tsx';
import { ItemsToGive } from './items-to-give.tsx';
import { listState, type TeamPerson, type TeamQueue } from './team-read.ts';

type Props = {
  /** Empty: all of them. */
  readonly queue: TeamQueue['queue'] | '';
  readonly people: readonly TeamPerson[];
  readonly onChanged: () => void;
};

/** What waits and nobody has, next deadline first, and to whom some of it goes. */
export function UnassignedSide({ queue, people, onChanged }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.team-unassigned', {
    market: market.market,
    ...(queue !== '' && { queue }),
  });
  const { items = [], total = 0 } = loaded.read?.data ?? {};
  return (
    <SidePane label="Unassigned">
      <ItemsToGive
        title="Unassigned"
        items={items}
        inAll={total}
        state={listState(loaded)}
        nothing="Nothing unassigned."
        people={people}
        from={null}
        onChanged={() => {
          reload();
          onChanged();
        }}
      />
    </SidePane>
  );
}
