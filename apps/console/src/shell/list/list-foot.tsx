import { Button } from '../../kit/button.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import type { Pages } from '../runtime/use-pages.ts';

type Props = Pick<Pages<unknown>, 'hasMore' | 'isBusy' | 'fault' | 'more'> & {
  /** Not all were counted: it can be asked for. */
  readonly onCountAll: (() => void) | null;
};

/** Below a list: more rows, and the count of all where there are very many. */
export function ListFoot({ onCountAll, ...more }: Props) {
  return (
    <div className="k-list-foot">
      <MoreButton {...more} />
      {onCountAll && (
        <Button size="small" onClick={onCountAll}>
          Count all and add up
        </Button>
      )}
    </div>
  );
}
