import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { EntryLines } from '../../kit/records/entry-lines.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { monthWords } from './month-words.ts';
import type { Provision } from './provision-columns.tsx';

type Props = { readonly read: Provision; readonly onClose: () => void; readonly onPosted: () => void };

/** The very entry that will be made, before it is. */
export function PostProvision({ read, onClose, onPosted }: Props) {
  const { market, money } = useDesk();
  const post = useAct('console.provision-post');
  const { month, asOf, entry, total } = read;
  const words = moneyWords(money, BigInt(Math.abs(total.more)));
  return (
    <ReasonDialog
      title={`Post the provision of ${monthWords(month)}?`}
      beside={<NeedsApprovalChip />}
      commits={
        total.more === 0
          ? 'Request approval, nothing moves'
          : `Request approval to ${total.more > 0 ? 'provide' : 'release'} ${words}`
      }
      isBusy={post.isBusy}
      fault={post.fault}
      note="Once a month: what is found later is in the next month’s difference."
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await post.run({ market: market.market, month, required: total.required, reason });
        if (outcome && 'answer' in outcome) onPosted();
      }}
    >
      {entry === null ? (
        <p>What is required is what is provided already: no entry is made.</p>
      ) : (
        <>
          <p>One entry, on {dayWords(asOf, market.businessDate)}:</p>
          <EntryLines way={money} lines={entry.lines} />
        </>
      )}
      <p className="k-muted">
        From {total.loans === 1 ? 'one loan' : `${total.loans.toLocaleString('en')} loans`}, exposure{' '}
        {moneyWords(money, BigInt(total.exposure))}; the figures of each are kept with it.
      </p>
    </ReasonDialog>
  );
}
