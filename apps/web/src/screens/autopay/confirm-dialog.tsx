import type { Fault } from '@candor/client';
import { Button, Dialog } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { autopayWords } from './texts.ts';

type Props = {
  readonly title: string;
  readonly body: string;
  readonly commit: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  readonly onCommit: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asked once more: what follows is the borrower's own to do. */
export function ConfirmDialog({ title, body, commit, isOpen, isBusy, fault, onCommit, onClose }: Props) {
  const t = useT();
  const say = autopayWords.useSay();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={() => void onCommit()} {...(isBusy && { busy: say('moment') })}>
            {commit}
          </Button>
          <Button kind="outlined" onClick={onClose}>
            {say('keepIt')}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      {fault && (
        <p className="ap-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </Dialog>
  );
}
