import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';

/** After a restore: what is held back, and what lets it out. Nothing at all on every other day. */
export function RestoreHold() {
  const { market, may } = useDesk();
  const { loaded, reload } = useLoad('console.restore-hold', { market: market.market });
  const [isAsking, setAsking] = useState(false);
  const confirm = useAct('console.restore-confirm');
  const hold = loaded.read?.data.hold;
  if (!hold) return null;
  const names = hold.channels.filter(({ by }) => by !== 'people').map(({ channel }) => channel);
  const needsPeople = hold.channels.some(({ by }) => by === 'people');
  return (
    <Notice tone="amber">
      <p>
        The database was restored to{' '}
        <MomentText at={new Date(hold.restoredTo)} timeZone={market.timeZone} today={market.businessDate} />.
        Earlier messages, webhooks and disbursements stay on hold until every channel has been checked.
        {names.length > 0 && ` Checking with: ${[...new Set(names)].join(', ')}.`}
      </p>
      {needsPeople && (
        <p>
          {hold.isConfirmAsked
            ? 'The bank’s list is waiting for approval.'
            : 'No disbursement file can be prepared until two people have compared the bank’s list of payments since then.'}{' '}
          {!hold.isConfirmAsked && may('payout.act') && (
            <Button onClick={() => setAsking(true)}>Confirm the bank’s list</Button>
          )}
        </p>
      )}
      {isAsking && (
        <ReasonDialog
          title="Confirm the bank’s list?"
          about="Every file the bank received since the restore point has been compared and its payments are recorded here. An approver confirms it."
          commits="Request approval"
          isBusy={confirm.isBusy}
          fault={confirm.fault}
          onClose={() => setAsking(false)}
          onCommit={async (reason) => {
            const outcome = await confirm.run({ market: market.market, reason });
            if (!outcome || !('answer' in outcome)) return;
            setAsking(false);
            reload();
          }}
        />
      )}
    </Notice>
  );
}
