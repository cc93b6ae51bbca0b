import { Pane } from '../kit/pane.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ErrorLine } from '../kit/state-lines.tsx';
import { useDesk } from './me.ts';
import { Page } from './page.tsx';

type Props = {
  /** What the section is called. */
  readonly section: string;
  readonly isLoading: boolean;
  /** What is said where it can't be read. */
  readonly what: string;
  readonly onAgain: () => void;
};

/** The frame of a market's section while its one thing is read, and where it can't be. */
export function UnreadPage({ section, isLoading, what, onAgain }: Props) {
  const { market } = useDesk();
  return (
    <Page crumbs={[{ words: section }, { words: market.name }]}>
      <Pane>{isLoading ? <Skeleton lines={14} /> : <ErrorLine what={what} onAgain={onAgain} />}</Pane>
    </Page>
  );
}
