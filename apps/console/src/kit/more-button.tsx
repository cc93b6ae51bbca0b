import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly fault: { readonly words: string } | undefined;
  readonly more: () => void;
};

/** Under a list that goes on. */
export function MoreButton({ hasMore, isBusy, fault, more }: Props) {
  return (
    <>
      {fault && <Notice tone="red">{fault.words}</Notice>}
      {hasMore && (
        <p className="k-table-foot">
          <Button size="small" isBusy={isBusy} onClick={more}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}
