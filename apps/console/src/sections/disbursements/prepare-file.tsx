import { totalOfRows } from '@candor/ui';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { AccountText } from '../../kit/words/account-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Payee = ResponseOf<Calls['console.payout-batch-next']>['payees'][number];

type Props = { readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Whom the file would pay and what it comes to, before it is prepared; a payee who is not ticked waits. */
export function PrepareFile({ onClose, onDone }: Props) {
  const { market, money } = useDesk();
  const make = useAct('console.payout-batch-make');
  const { loaded } = useLoad('console.payout-batch-next', { market: market.market });
  const [left, setLeft] = useDialogDraft<readonly string[]>(`prepare ${market.market}`, []);
  const payees = loaded.read?.data.payees;
  const chosen = payees?.filter(({ payoutId }) => !left.includes(payoutId)) ?? [];
  const total = totalOfRows(chosen, ({ toBeSent }) => toBeSent);
  const people = chosen.length === 1 ? '1 payee' : `${chosen.length} payees`;
  const toggle = (payoutId: string) =>
    setLeft(left.includes(payoutId) ? left.filter((each) => each !== payoutId) : [...left, payoutId]);
  return (
    <ReasonDialog
      title="Prepare a disbursement file?"
      about={payees && `${moneyWords(money, total)} to ${people}`}
      beside={<NeedsApprovalChip />}
      commits={payees ? `Request release of ${moneyWords(money, total)} to ${people}` : 'Request release'}
      isReady={chosen.length > 0}
      isBusy={make.isBusy}
      fault={make.fault}
      note="Nothing is sent yet: an approver reviews total and payees and releases the file."
      onClose={onClose}
      onCommit={async (reason) => {
        const leave = [...left];
        const request = { market: market.market, reason, ...(leave.length > 0 && { leave }) };
        const outcome = await make.run(request);
        if (!outcome || 'fault' in outcome) return;
        const { batchId, total: sent, lines } = outcome.answer;
        onDone(
          batchId === null
            ? 'No disbursement is waiting for a file.'
            : `File ${batchId}: ${moneyWords(money, BigInt(sent))} to ${lines === 1 ? '1 payee' : `${lines} payees`}. It needs approval: someone else releases it.`,
        );
      }}
    >
      {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
      {!payees && loaded.state === 'loading' && <Skeleton lines={3} />}
      {payees?.length === 0 && <p>No disbursement is waiting for a file.</p>}
      {payees && payees.length > 0 && <Payees payees={payees} left={left} onToggle={toggle} />}
    </ReasonDialog>
  );
}

function Payees(props: {
  readonly payees: readonly Payee[];
  readonly left: readonly string[];
  readonly onToggle: (payoutId: string) => void;
}) {
  const { money } = useDesk();
  return (
    <ul className="po-payees">
      {props.payees.map(({ payoutId, name, account, toBeSent }) => (
        <li key={payoutId}>
          <label>
            <input
              type="checkbox"
              checked={!props.left.includes(payoutId)}
              onChange={() => props.onToggle(payoutId)}
            />
            <span>{name ?? 'No name'}</span>
            <span>
              <AccountText account={account} />
            </span>
            <MoneyText way={money} minor={BigInt(toBeSent)} place="column" />
          </label>
        </li>
      ))}
    </ul>
  );
}
