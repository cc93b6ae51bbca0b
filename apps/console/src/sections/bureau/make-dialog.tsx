import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { coversWords, rowsOf } from './bureau-types.ts';
import { Totals } from './totals.tsx';

export type MakeWish = { readonly day: string; readonly kind: 'due' | 'corrections' };
type Props = {
  readonly wish: MakeWish;
  /** What a dry run said. */
  readonly seen: ResponseOf<Calls['console.bureau-make']>;
  readonly onClose: () => void;
  readonly onMade: (fileId: string) => void;
};

/** What would be in the file, by the very look that makes it; then it is made. */
export function MakeDialog({ wish, seen, onClose, onMade }: Props) {
  const { market } = useDesk();
  const make = useAct('console.bureau-make');
  const asked = { market: market.market, ...wish };
  const written = seen.rows - seen.leftOut;
  return (
    <ReasonDialog
      title={`Create the file of ${dayWords(wish.day, market.businessDate)}?`}
      about={`${coversWords[seen.covers]}, with the bureaus by ${dayWords(seen.sendBy, market.businessDate)}`}
      commits={`Create with ${rowsOf(written)}`}
      isBusy={make.isBusy}
      fault={make.fault}
      note="One file per reporting day. Personal details are added encrypted in the background; an approver releases it."
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await make.run({ ...asked, isDryRun: false, reason });
        if (outcome && 'answer' in outcome) onMade(outcome.answer.fileId);
      }}
    >
      <Totals totals={seen} statuses={seen.statuses} leftOutBy={seen.leftOutBy} />
    </ReasonDialog>
  );
}
