import { ActChecks, EffectTable, Postings, ScheduleChange, TermTable } from '../../acts/act-preview.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import type { Previewed } from '../../shell/runtime/use-previewed.ts';

type Props = { readonly act: Previewed<'console.loan-preview'>; readonly title: string };

/** What would happen: the server's own decision, taken back again. What an approver sees is the same. */
export function Preview({ act: { loaded, seen }, title }: Props) {
  if (loaded.state === 'failed') return <Notice tone="red">{loaded.fault.words}</Notice>;
  if (!seen) return <Skeleton lines={5} />;
  const { figures, terms, checks, postings, schedule, sent } = seen;
  return (
    <div className="loan-preview">
      <EffectTable figures={figures} title={title} />
      <TermTable terms={terms} />
      {schedule && <ScheduleChange schedule={schedule} />}
      <ActChecks checks={checks} />
      <h2>Will be posted</h2>
      <Postings postings={postings} />
      <p className="k-muted">{sent === null ? 'Nothing is sent to the borrower.' : `Sent: ${sent}`}</p>
    </div>
  );
}
