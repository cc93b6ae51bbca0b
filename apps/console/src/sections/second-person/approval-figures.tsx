import { EffectTable, ScheduleChange, TermTable } from '../../acts/act-preview.tsx';
import type { Approval } from './approval-dialog.tsx';

/** What the act changes: amounts, terms and, where rows change, what is to be paid when. */
export function ApprovalFigures({ approval: { preview } }: { readonly approval: Approval }) {
  if (!preview) return null;
  const { figures, terms, schedule } = preview;
  return (
    <>
      <EffectTable figures={figures} title="Effect" />
      <TermTable terms={terms} />
      {schedule && <ScheduleChange schedule={schedule} />}
    </>
  );
}
