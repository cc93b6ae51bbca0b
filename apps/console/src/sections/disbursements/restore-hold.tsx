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
        Messages, webhooks and disbursements from before are held until every channel was asked what it has.
        {names.length > 0 && ` Being asked: ${[...new Set(names)].join(', ')}.`}
      </p>
      {needsPeople && (
        <p>
          {hold.isConfirmAsked
            ? 'The bank’s list waits for an approver.'
            : 'No disbursement file is prepared until two people compared the bank’s own list of payments since then.'}{' '}
          {!hold.isConfirmAsked && may('payout.act') && (
            <Button onClick={() => setAsking(true)}>Confirm the bank’s list</Button>
          )}
        </p>
      )}
      {isAsking && (
        <ReasonDialog
          title="Was the bank’s list compared?"
          about="Every file that the bank has had since the restore point was compared, and what it paid is recorded here. An approver confirms it."
          commits="Ask an approver"
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
