import { useDesk } from '../../shell/me.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { useDraft } from '../../kit/fields/use-draft.ts';
import type { ComplaintData } from './complaint-thread.tsx';

type Props = {
  readonly page: ComplaintData;
  readonly act: 'waive' | 'let-stand';
  readonly onClose: (isDone: boolean) => void;
};

/** The disputed charge is reversed or stands; either way the complaint is answered with these words. */
export function ChargeDialog({ page, act: kind, onClose }: Props) {
  const { money } = useDesk();
  const act = usePreviewed('console.complaint-preview', { reportId: page.reportId, act: kind });
  const [own, setOwn, forget] = useDraft(`charge ${page.reportId} ${kind}`, '');
  const { loaded, seen } = act;
  const words = own === '' ? (seen?.told ?? '') : own;
  const amount = moneyWords(money, BigInt(page.charge?.amount ?? 0));
  const commit = async () => {
    const text = words.trim();
    if (text === '' || !act.isArmed) return;
    const answered = await act.run({ reportId: page.reportId, act: kind, words: text });
    if (!answered || 'fault' in answered) return;
    forget();
    onClose(true);
  };
  const title =
    kind === 'waive' ? `Reverse the late charge of ${amount}?` : `Uphold the late charge of ${amount}?`;
  const change = (now: number, later: number) =>
    now === later
      ? moneyWords(money, BigInt(now))
      : `${moneyWords(money, BigInt(now))} → ${moneyWords(money, BigInt(later))}`;
  return (
    <Dialog
      title={title}
      about={`${page.borrower.name ?? 'Name not kept'} · ${page.reference}`}
      onClose={() => onClose(false)}
      onCommit={() => void commit()}
      commitWords={kind === 'waive' ? 'request approval' : 'uphold charge'}
      beside={kind === 'waive' && <NeedsApprovalChip />}
      note={
        kind === 'waive'
          ? 'Nothing is posted or told until an approver agrees, who reads this message too.'
          : 'The borrower is notified and the dispute ends.'
      }
      buttons={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button
            look={kind === 'waive' ? 'primary' : 'danger'}
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={!act.isArmed}
            onClick={() => void commit()}
          >
            {kind === 'waive' ? `Request reversal of ${amount}` : 'Uphold charge'}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
      {!seen && loaded.state === 'loading' && <Skeleton lines={4} />}
      {seen && (
        <>
          <h2>Effect</h2>
          <Facts
            look="lines"
            facts={[
              ['Payoff amount', change(seen.now.toPay, seen.later.toPay)],
              ['Late charge', change(seen.now.parts.penalty, seen.later.parts.penalty)],
              ['Past due', change(seen.now.overdue, seen.later.overdue)],
              ['Accrues per day from tomorrow', change(seen.now.latePerDay, seen.later.latePerDay)],
            ]}
          />
          <TextArea label="What the borrower reads" rows={4} value={words} onChange={setOwn} />
        </>
      )}
    </Dialog>
  );
}
