import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Facts } from '../records/facts.tsx';
import { Notice } from '../notice.tsx';

type Props = {
  readonly title: string;
  /** What the file is called. */
  readonly about: string;
  /** What the key bar and the button say. */
  readonly commitWords: string;
  readonly commits: string;
  readonly isReady?: boolean;
  readonly isBusy: boolean;
  readonly fault: { readonly words: string } | undefined;
  readonly note?: ReactNode;
  /** What a dry run counted, and the lines that it could make nothing of. */
  readonly facts: readonly (readonly [string, number])[];
  readonly faults: readonly { readonly line: number; readonly sentence: string }[];
  readonly onClose: () => void;
  readonly onCommit: () => void;
  readonly children?: ReactNode;
};

const toldAtMost = 30;

/** What a file would do, with its line errors: nothing of it counts before somebody has seen it. */
export function FileDialog(props: Props) {
  const { title, about, commitWords, commits, isReady = true, isBusy, fault, note, facts, faults } = props;
  const commit = () => isReady && props.onCommit();
  return (
    <Dialog
      title={title}
      about={about}
      onClose={props.onClose}
      onCommit={commit}
      commitWords={commitWords}
      note={note}
      buttons={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={isBusy} disabled={!isReady} onClick={commit}>
            {commits}
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault.words}</Notice>}
      <Facts look="lines" facts={[...facts, ['Lines with errors', faults.length]]} />
      {faults.length > 0 && (
        <Notice tone="amber">
          {faults.slice(0, toldAtMost).map(({ line, sentence }) => (
            <p key={line}>
              Line {line}: {sentence}
            </p>
          ))}
          {faults.length > toldAtMost && <p>And {faults.length - toldAtMost} more.</p>}
        </Notice>
      )}
      {props.children}
    </Dialog>
  );
}
