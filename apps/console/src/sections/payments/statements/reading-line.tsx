import { Notice } from '../../../kit/notice.tsx';
import type { PartsDone } from './read-parts.ts';

/** How far a statement is read; said aloud too. */
export function ReadingLine({ done, of }: PartsDone) {
  return (
    <Notice tone="neutral">
      <span>
        {of === 0
          ? 'Reading the file…'
          : `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} transfers are read.`}
      </span>{' '}
      <progress max={Math.max(of, 1)} value={done} aria-label="How far it is read" />
    </Notice>
  );
}
