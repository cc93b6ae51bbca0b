import { useDesk } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { dayWords, momentWords } from '../../../kit/words/day-words.ts';
import { moneyWords } from '../../../kit/words/money-words.ts';
import type { BankDay } from './bank.tsx';

/** Off while something stands in the way, and says what. */
export function SignOffButton({ day, onAsk }: { readonly day: BankDay; readonly onAsk: () => void }) {
  const { proof, gaps, lines, signOff, asked, on, today } = day;
  if (signOff || asked) return null;
  const open = lines.filter(({ isMatched }) => !isMatched).length;
  const isOver = on < today;
  const isReady = isOver && proof !== null && proof.difference === 0 && gaps.length === 0;
  const why = !isOver
    ? 'day still runs'
    : open > 0
      ? `${open === 1 ? '1 line' : `${open} lines`} open`
      : proof && proof.difference !== 0
        ? 'does not tie'
        : (gaps[0]?.toLowerCase() ?? '');
  return (
    <Button size="small" disabled={!isReady} onClick={onAsk}>
      {isReady ? 'Request sign-off' : `Request sign-off: ${why}`}
    </Button>
  );
}

/** Who signed the day off, or who is asked to; and the last day before it that is. */
export function SignOffState({ day: { signOff, lastSignOff, asked } }: { readonly day: BankDay }) {
  const { market } = useDesk();
  const at = (instant: string) => momentWords(new Date(instant), market.timeZone, market.businessDate);
  if (signOff)
    return (
      <Notice tone="green">
        Signed off by {signOff.approvedBy}, prepared by {signOff.preparedBy}, {at(signOff.signedAt)}. The day
        is read only.
      </Notice>
    );
  if (asked)
    return (
      <Notice>
        <NeedsApprovalChip /> sign-off requested by {asked.askedBy}.{' '}
        <a className="k-inline-link" href={hrefTo('second-person', asked.approvalId)}>
          Open the request
        </a>
      </Notice>
    );
  return lastSignOff ? (
    <p className="k-muted">
      {dayWords(lastSignOff.on, market.businessDate)} signed off by {lastSignOff.approvedBy}
    </p>
  ) : null;
}

type DialogProps = {
  readonly day: BankDay;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

export function SignOffDialog({ day, onClose, onDone }: DialogProps) {
  const { market, money } = useDesk();
  const act = useAct('console.bank-sign-off');
  const on = dayWords(day.on, market.businessDate);
  const adjusted = day.proof ? moneyWords(money, BigInt(day.proof.bank.adjusted)) : '';
  return (
    <ReasonDialog
      title={`Sign off the bank account for ${on}?`}
      about={`Bank and books both come to ${adjusted}.`}
      beside={<NeedsApprovalChip />}
      commits="Request sign-off"
      isBusy={act.isBusy}
      fault={act.fault}
      note="Whoever approves money approves it. From then on the day is read only: no line and no entry is added to it."
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await act.run({ market: market.market, on: day.on, reason });
        if (outcome && 'answer' in outcome) onDone(`Sign-off of ${on} is requested.`);
      }}
    />
  );
}
