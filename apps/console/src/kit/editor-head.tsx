import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Chip, NeedsApprovalChip } from './chip.tsx';

type Props = {
  readonly title: ReactNode;
  /** `v3`, or `Draft v4`. */
  readonly version: string;
  readonly about?: ReactNode;
  /** Undefined: there is no draft to drop. */
  readonly onDrop: (() => void) | undefined;
  /** Which of them is shown: fields, at the right. */
  readonly children: ReactNode;
};

/** Over what is changed version by version, and by an approver’s leave. */
export function EditorHead({ title, version, about, onDrop, children }: Props) {
  return (
    <header className="k-editor-head">
      <h1>{title}</h1>
      <Chip>{version}</Chip>
      {about !== undefined && <span className="k-muted">{about}</span>}
      {onDrop && (
        <Button size="small" onClick={onDrop}>
          Drop the draft
        </Button>
      )}
      <NeedsApprovalChip />
      {children}
    </header>
  );
}
