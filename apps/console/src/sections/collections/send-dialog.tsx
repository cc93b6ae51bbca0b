import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { useDesk } from '../../shell/me.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import type { Line } from './worklist-columns.tsx';

type Props = {
  readonly rows: readonly Line[];
  readonly template: 'please-look' | 'payment-link';
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
};

const names = { 'please-look': 'Remind', 'payment-link': 'Send the payment link to' } as const;

/** One of the approved messages to many: who gets it, and row by row who is left out and why. */
export function SendDialog({ rows, template, onClose, onDone }: Props) {
  const { market } = useDesk();
  const loans = rows.map(({ loan }) => loan);
  const sending = usePreviewed('console.collection-send-preview', {
    market: market.market,
    loans: loans.join(','),
    template,
  });
  const { loaded, reload, seen: preview } = sending;
  const sent = preview?.lines.filter(({ isSent }) => isSent) ?? [];
  const left = preview?.lines.filter(({ isSent }) => !isSent) ?? [];
  const words = `${names[template]} ${sent.length} of ${loans.length}`;
  const commit = async (reason: string) => {
    const answered = await sending.run({ market: market.market, loans, template, words: reason });
    if (answered && !('fault' in answered))
      onDone(`Sent to ${answered.answer.sent}; ${answered.answer.leftOut} left out.`);
  };
  return (
    <ReasonDialog
      title={words}
      about="By SMS and in the app. The SMS names no sum and no debt."
      commits={words}
      isBusy={sending.isBusy}
      isReady={sent.length > 0 && sending.isArmed}
      fault={sending.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      {!preview && loaded.state === 'loading' && <Skeleton lines={4} />}
      {!preview && loaded.state === 'failed' && (
        <ErrorLine what="Who may be contacted could not be read." onAgain={reload} />
      )}
      {preview && (
        <>
          <p className="late-words">{preview.words}</p>
          {sent.length === 0 && <Notice tone="amber">Nobody of them may be contacted now.</Notice>}
          <ul className="late-preview" aria-label="Who gets it">
            {sent.map(({ loan, borrower }) => (
              <li key={loan}>
                <span className="k-green">sent</span> {borrower ?? loan}
              </li>
            ))}
            {left.map(({ loan, borrower, why }) => (
              <li key={loan}>
                <span className="k-amber">left out</span> {borrower ?? loan}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </ReasonDialog>
  );
}
