import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { waitsForWords } from '../../kit/words/waits-for-words.ts';
import { About, Body } from './approval-body.tsx';
import type { Approval } from './approval.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = { readonly approval: Approval; readonly onClose: () => void; readonly onDone: () => void };

/**
 * What one asked for oneself: nothing to decide, but what was asked back can be answered, and it can be
 * withdrawn.
 */
export function OwnRequest({ approval, onClose, onDone }: Props) {
  const act = useAct('console.approval-answer');
  const [word, setWord] = useDialogDraft(`approval ${approval.requestId} answer`, '');
  const { requestId, preview, actName, state } = approval;
  const isAskedBack = state === 'asked-back';
  const send = async (is: 'answer' | 'withdraw') => {
    const outcome = await act.run({ requestId, is, word });
    if (outcome && 'answer' in outcome) onDone();
  };
  const answer = () => {
    if (word.trim() !== '') void send('answer');
  };
  return (
    <Dialog
      title={preview?.title ?? actName}
      about={<About approval={approval} />}
      beside={<NeedsApprovalChip />}
      width="wide"
      onClose={onClose}
      {...(isAskedBack && { onCommit: answer, commitWords: 'answer' })}
      note={
        isAskedBack
          ? 'The approver needs more info: answer, and it waits for approval again.'
          : `You requested this: someone else decides. ${waitsForWords(approval.approvers)}`
      }
      buttons={
        <>
          <Button look="danger" isBusy={act.isBusy} onClick={() => void send('withdraw')}>
            Withdraw request
          </Button>
          {isAskedBack && (
            <Button
              look="primary"
              keys="Ctrl+Enter"
              isBusy={act.isBusy}
              disabled={word.trim() === ''}
              onClick={answer}
            >
              Answer
            </Button>
          )}
        </>
      }
    >
      <Body approval={approval} />
      <TextField
        label="Comment"
        needed={isAskedBack ? 'needed to answer' : undefined}
        value={word}
        onChange={setWord}
      />
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
    </Dialog>
  );
}
