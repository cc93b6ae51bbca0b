import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { useDesk } from '../me.ts';
import { useAct } from '../runtime/use-act.ts';
import { type CopiedList, OwnExports } from './own-exports.tsx';
import { useTakeExport } from './use-take-export.ts';

type Props = {
  readonly list: CopiedList;
  /** "Loans". */
  readonly label: string;
  /** What of the address narrows and sorts the list. */
  readonly query: string;
  /** "54"; how many there are may not be known. */
  readonly count: string | null;
  /** Those that are selected, and no others. */
  readonly only?: readonly string[];
  readonly onClose: () => void;
};

/** More than these, or people in it, leave with an approver; the server says so too. */
const byOnePerson = 200;

/** Names are in every line of the log: it leaves with an approver always. */
export const isAuditList = (list: CopiedList): list is 'audit' | 'trail' =>
  list === 'audit' || list === 'trail';

/** A copy of the list, with a reason. What needs an approver waits here until it was let out. */
export function ExportDialog({ list, label, query, count, only, onClose }: Props) {
  const isLog = isAuditList(list);
  const { market } = useDesk();
  const [people, setPeople] = useState<'without' | 'with'>(isLog ? 'with' : 'without');
  const [reason, setReason] = useDialogDraft(`export ${list}`, '');
  const [isMissing, setMissing] = useState(false);
  const ask = useAskFor(list);
  const take = useTakeExport();
  const [made, setMade] = useState<ResponseOf<Calls['console.list-export']>>();
  const isLarge = Number((count ?? '').replaceAll(',', '')) > byOnePerson || /more/u.test(count ?? '');
  const takesTwo = people === 'with' || (only === undefined && isLarge);
  const commit = async () => {
    if (made) return;
    setMissing(reason.trim().length < 3);
    if (reason.trim().length < 3) return;
    const outcome = await ask.run({
      market: market.market,
      query,
      people: people === 'with',
      reason: reason.trim(),
      ...(only && { only: [...only] }),
    });
    if (!outcome || 'fault' in outcome) return;
    setMade(outcome.answer);
    if (outcome.answer.state === 'ready' && (await take.run(outcome.answer.exportId))) onClose();
  };
  const words = takesTwo ? 'Request approval' : 'Export';
  const fault = ask.fault ?? take.fault;
  return (
    <Dialog
      title={`Export ${only ? `${only.length} of ` : ''}${label.toLowerCase()}`}
      about="A plain CSV: figures without separators, days as 2026-11-18."
      beside={takesTwo && <NeedsApprovalChip />}
      width="narrow"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords={words}
      buttons={
        made ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button look="primary" keys="Ctrl+Enter" isBusy={ask.isBusy} onClick={() => void commit()}>
            {words}
          </Button>
        )
      }
    >
      <div className="k-form">
        {fault && <Notice tone="red">{fault.words}</Notice>}
        {made?.state === 'waiting' ? (
          <Notice tone="green">
            Asked, with {made.rows.toLocaleString('en')} rows as they are now. When an approver has agreed,
            Today tells you, and you can download the file there or here, once.
          </Notice>
        ) : (
          <>
            {!isLog && (
              <SelectField
                label="People"
                value={people}
                options={[
                  { value: 'without', words: 'Without names and numbers' },
                  { value: 'with', words: 'With names and numbers' },
                ]}
                onChange={setPeople}
              />
            )}
            <TextArea
              label="Reason"
              needed="kept in the audit trail"
              rows={2}
              value={reason}
              onChange={(value) => {
                setMissing(false);
                setReason(value);
              }}
              placeholder="What the file is for"
              error={isMissing ? 'Enter a reason, in a few words.' : undefined}
            />
            <p className="k-muted">
              {isLog && 'Names, reasons and addresses are in it. '}
              {takesTwo
                ? 'An approver looks at how many rows and of what, and lets it out.'
                : `Up to ${byOnePerson} rows without people leave at once.`}
            </p>
          </>
        )}
      </div>
      <OwnExports key={made?.exportId ?? ''} list={list} />
    </Dialog>
  );
}

type Wish = Omit<RequestOf<Calls['console.list-export']>, 'list'>;

/** A copy of the audit trail is asked for by who audits, of any other list by who may export. */
function useAskFor(list: CopiedList) {
  const ofList = useAct('console.list-export');
  const ofLog = useAct('console.audit-export');
  if (!isAuditList(list)) return { ...ofList, run: (wish: Wish) => ofList.run({ ...wish, list }) };
  const run = ({ market, query, reason }: Wish) => ofLog.run({ market, list, query, reason });
  return { ...ofLog, run };
}
