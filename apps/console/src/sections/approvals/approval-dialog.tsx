import { useRef } from 'react';
import { useDesk } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { DownloadExport } from '../../shell/list/download-export.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { waitsForWords } from '../../kit/words/waits-for-words.ts';
import { endWords } from './approval-columns.tsx';
import { About, Body } from './approval-body.tsx';
import type { Approval } from './approval.ts';
import { OwnRequest } from './own-request.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Verdict = 'agree' | 'refuse' | 'ask-back';

type Props = {
  readonly requestId: string;
  readonly onClose: () => void;
  /** With what was decided, in a sentence. */
  readonly onDone: (said?: string) => void;
};

/**
 * All that whoever decides must see before they do: who asks and why, what changes, what was checked, what is
 * posted.
 */
export function ApprovalDialog({ requestId, onClose, onDone }: Props) {
  const { me, market } = useDesk();
  const { loaded, reload } = useLoad('console.approval', { requestId });
  const approval = loaded.read?.data;
  if (!approval)
    return (
      <Dialog title="Approval" width="wide" onClose={onClose}>
        {loaded.state === 'failed' ? (
          <Notice tone="red">{loaded.fault.words}</Notice>
        ) : (
          <Skeleton lines={6} />
        )}
      </Dialog>
    );
  const other = me.markets.find(({ currency }) => currency === approval.currency);
  if (other && other.market !== market.market)
    return (
      <Dialog title={approval.actName} beside={<StateChip state={approval.state} />} onClose={onClose}>
        <OtherMarket of={other.market} />
      </Dialog>
    );
  if (approval.isYours && (approval.state === 'waiting' || approval.state === 'asked-back'))
    return <OwnRequest approval={approval} onClose={onClose} onDone={onDone} />;
  if (!approval.mayDecide) return <Reading approval={approval} onClose={onClose} />;
  return <Deciding approval={approval} onClose={onClose} onDone={onDone} onReload={reload} />;
}

/** Decided, or for another role: it can be read. */
function Reading({ approval, onClose }: { readonly approval: Approval; readonly onClose: () => void }) {
  return (
    <Dialog
      title={approval.preview?.title ?? approval.actName}
      about={<About approval={approval} />}
      beside={<StateChip state={approval.state} />}
      width="wide"
      onClose={onClose}
      note={
        approval.state === 'waiting'
          ? `Your role does not decide on this. ${waitsForWords(approval.approvers)}`
          : `It is ${endWords[approval.state]}. ${approval.outcome ?? ''}`.trim()
      }
      buttons={
        <Button keys="Escape" onClick={onClose}>
          Close
        </Button>
      }
    >
      {approval.exportId !== null && (
        <DownloadExport exportId={approval.exportId} words={`Your export of ${approval.size} is approved`} />
      )}
      <Body approval={approval} />
    </Dialog>
  );
}

/** What is decided needs no approval any more. */
function StateChip({ state }: Pick<Approval, 'state'>) {
  return state === 'waiting' || state === 'asked-back' ? (
    <NeedsApprovalChip />
  ) : (
    <Chip>{endWords[state]}</Chip>
  );
}

type DecidingProps = Omit<Props, 'requestId'> & {
  readonly approval: Approval;
  readonly onReload: () => void;
};

/** "Refund ₱500.00 to Ana Cruz?" → "Approved: refund ₱500.00 to Ana Cruz." */
function decidedWords({ preview, actName, askedBy }: Approval, verdict: Verdict): string {
  const title = (preview?.title ?? actName).replace(/\?$/u, '');
  const what = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  if (verdict === 'refuse') return `Declined: ${what}. ${askedBy} reads why.`;
  if (verdict === 'ask-back') return `Your question went to ${askedBy}: ${what}.`;
  return preview?.isFirstOfTwo
    ? `Approved as the first of two: ${what}. A second approver decides next.`
    : `Approved: ${what}.`;
}

const verdictWords = { refuse: 'Decline', 'ask-back': 'Request info' } as const;

/** A letter chooses what will be said; Ctrl Enter alone says it. */
function Deciding({ approval, onClose, onDone, onReload }: DecidingProps) {
  const { market } = useDesk();
  const act = useAct('console.approval-decide');
  const field = useRef<HTMLInputElement>(null);
  const [verdict, setVerdict] = useDialogDraft<Verdict>(`approval ${approval.requestId} verdict`, 'agree');
  const [word, setWord] = useDialogDraft(`approval ${approval.requestId}`, '');
  const { preview, requestId, deadlineAt } = approval;
  const isBroken = !preview || preview.checks.some(({ is }) => is === 'broken');
  const choose = (next: Verdict) => {
    setVerdict(next);
    if (next !== 'agree') field.current?.focus();
  };
  const lacksWord = verdict !== 'agree' && word.trim() === '';
  const commit = async () => {
    if (lacksWord) return field.current?.focus();
    if (verdict === 'agree' && isBroken) return undefined;
    const outcome = await act.run({ requestId, verdict, word, ...(preview && { seen: preview.seen }) });
    if (outcome && 'answer' in outcome) return onDone(decidedWords(approval, verdict));
    // What was shown may no longer be what would happen: it is shown anew, and approved anew.
    if (outcome && 'fault' in outcome) onReload();
    return undefined;
  };
  // Above one's limit one is the first of two: the button says only that.
  const approves = preview?.isFirstOfTwo ? 'Approve, first of two' : (preview?.commits ?? 'Approve');
  const said = verdict === 'agree' ? approves : verdictWords[verdict];
  return (
    <Dialog
      title={preview?.title ?? approval.actName}
      about={<About approval={approval} />}
      beside={<NeedsApprovalChip />}
      width="wide"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords={verdict === 'agree' ? 'approve' : verdictWords[verdict].toLowerCase()}
      keys={[
        { keys: 'n', words: 'decline', inBar: true, run: () => choose('refuse') },
        { keys: 'q', words: 'request info', inBar: true, run: () => choose('ask-back') },
        { keys: 'a', words: 'approve', run: () => choose('agree') },
      ]}
      note={`Lapses ${momentWords(new Date(deadlineAt), market.timeZone, market.businessDate)}; then nothing changes.`}
      buttons={
        <>
          {/* One button says one thing: once a word is being written, what is left is to send it or to go back to approving. */}
          {verdict === 'agree' ? (
            <>
              <Button keys="q" onClick={() => choose('ask-back')}>
                Request info
              </Button>
              <Button look="danger" keys="n" onClick={() => choose('refuse')}>
                Decline
              </Button>
            </>
          ) : (
            <Button onClick={() => choose('agree')}>Back to approving</Button>
          )}
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={verdict === 'agree' && isBroken}
            onClick={() => void commit()}
          >
            {said}
          </Button>
        </>
      }
    >
      <Body approval={approval} />
      <TextField
        ref={field}
        label="Comment"
        needed={verdict === 'agree' ? 'needed to decline or request info' : `needed to ${said.toLowerCase()}`}
        placeholder={verdict === 'agree' ? 'Optional when approving' : 'The maker reads it'}
        value={word}
        onChange={setWord}
      />
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
    </Dialog>
  );
}
