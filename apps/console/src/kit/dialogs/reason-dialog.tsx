import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from '../notice.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { useDialogDraft } from '../fields/use-draft.ts';
import { reasonFault } from '../words/reason-fault.ts';

type Props = {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly beside?: ReactNode;
  readonly width?: 'normal' | 'narrow';
  /** What the button says: "Match ₱2,282.36". */
  readonly commits: string;
  readonly look?: 'primary' | 'danger';
  readonly isBusy: boolean;
  readonly fault: { readonly words: string } | undefined;
  readonly isReady?: boolean;
  /** Of a form with fields: whether they can be sent. It shows itself what is wrong with which. */
  readonly check?: () => boolean;
  /** Beyond doubt: nobody need say why. */
  readonly needsNoReason?: boolean;
  readonly note?: ReactNode;
  readonly placeholder?: string;
  readonly onClose: () => void;
  readonly onCommit: (reason: string) => void;
  readonly children?: ReactNode;
};

/** The last step of an act: what will happen, and why. Only Ctrl Enter and its button do it. */
export function ReasonDialog(props: Props) {
  const {
    title,
    about,
    beside,
    width,
    commits,
    look = 'primary',
    isBusy,
    fault,
    isReady = true,
    note,
  } = props;
  // By what it was opened for: the button's words change while an amount is typed.
  const [draft] = useState(() => `${location.pathname}${location.search} ${commits}`);
  const [reason, setReason] = useDialogDraft(draft, '');
  const [isMissing, setMissing] = useState(false);
  const commit = () => {
    if (!isReady || isBusy) return;
    const isWhole = props.check?.() ?? true;
    const isLacking = !props.needsNoReason && reasonFault(reason) !== undefined;
    setMissing(isLacking);
    if (isWhole && !isLacking) props.onCommit(reason.trim());
  };
  return (
    <Dialog
      title={title}
      about={about}
      beside={beside}
      {...(width && { width })}
      onClose={props.onClose}
      onCommit={commit}
      commitWords={commits}
      note={note}
      buttons={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button look={look} keys="Ctrl+Enter" isBusy={isBusy} disabled={!isReady} onClick={commit}>
            {commits}
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault.words}</Notice>}
      {props.children}
      {!props.needsNoReason && (
        <TextArea
          label="Reason"
          needed="kept in the audit trail"
          rows={2}
          value={reason}
          onChange={(value) => {
            setMissing(false);
            setReason(value);
          }}
          {...(props.placeholder && { placeholder: props.placeholder })}
          error={isMissing ? reasonFault(reason) : undefined}
        />
      )}
    </Dialog>
  );
}
