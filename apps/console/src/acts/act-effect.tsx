import type { ReactNode } from 'react';
import type { Loaded } from '../shell/runtime/use-load.ts';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import {
  ActChecks,
  type ActPreview,
  EffectTable,
  Postings,
  ScheduleChange,
  TermTable,
} from './act-preview.tsx';

type Props = {
  readonly loaded: Loaded<ActPreview>;
  readonly seen: ActPreview | undefined;
  readonly title: string;
  /** When it is posted, where that is not at once. */
  readonly when?: ReactNode;
};

/** All that an act would do, from top to bottom: what an approver sees is the same. */
export function ActEffect({ loaded, seen, title, when }: Props) {
  if (loaded.state === 'failed') return <Notice tone="red">{loaded.fault.words}</Notice>;
  if (!seen) return <Skeleton lines={5} />;
  const { figures, terms, checks, postings, schedule, sent } = seen;
  return (
    <div className="loan-preview">
      <EffectTable figures={figures} title={title} />
      <TermTable terms={terms} />
      {schedule && <ScheduleChange schedule={schedule} isNarrow />}
      <ActChecks checks={checks} />
      <h2>Will be posted</h2>
      {when && <p className="k-muted">{when}</p>}
      <Postings postings={postings} />
      <p className="k-muted">{sent === null ? 'Nothing is sent to the borrower.' : `Sent: ${sent}`}</p>
    </div>
  );
}
