import { Button } from '../../kit/button.tsx';
import type { Edit, Part } from './edit-draft.ts';

type Props = {
  readonly part: Part;
  readonly row: number;
  readonly edit: (edit: Edit) => void;
};

/** What can be done with a row as a whole. */
export function RowButtons({ part, row, edit }: Props) {
  const name = `${part === 'limits' ? 'limit' : 'rule'} ${row + 1}`;
  return (
    <span className="k-row-buttons">
      <Button
        size="small"
        look="quiet"
        icon="chevronUp"
        onClick={() => edit({ is: 'move', part, row, by: -1 })}
      >
        <span className="k-spoken">Move {name} up</span>
      </Button>
      <Button
        size="small"
        look="quiet"
        icon="chevronDown"
        onClick={() => edit({ is: 'move', part, row, by: 1 })}
      >
        <span className="k-spoken">Move {name} down</span>
      </Button>
      <Button size="small" look="quiet" icon="plus" onClick={() => edit({ is: 'copy', part, row })}>
        <span className="k-spoken">Copy {name}</span>
      </Button>
      <Button size="small" look="quiet" icon="close" onClick={() => edit({ is: 'remove', part, row })}>
        <span className="k-spoken">Remove {name}</span>
      </Button>
    </span>
  );
}
