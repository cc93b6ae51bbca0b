import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { totalOfRows } from '@candor/ui';
import { useRef, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { Page } from '../../shell/page.tsx';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Checks, Figures } from '../../kit/records/facts.tsx';
import { Icon } from '../../kit/icon.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { NotRead } from '../../shell/not-read.tsx';
import { Table } from '../../kit/table/table.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { payeeColumns } from './payee-columns.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Batch = ResponseOf<Calls['console.payout-batch']>;
type Approval = ResponseOf<Calls['console.approval']>;

/**
 * A disbursement file: what it comes to, who is in it, what was checked; and for whoever did not prepare it,
 * its release.
 */
export function BatchPage({ batchId }: { readonly batchId: string }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.payout-batch', { batchId });
  const batch = loaded.read?.data;
  const crumbs = [{ words: 'Disbursements', href: hrefTo('payouts', 'files') }, { words: `File ${batchId}` }];
  if (!batch)
    return (
      <Page crumbs={crumbs}>
        <Pane>
          <h1 className="k-spoken">File {batchId}</h1>
          {loaded.state === 'failed' ? (
            <NotRead
              loaded={loaded}
              noun="disbursement file"
              back={{ section: 'payouts', words: 'All disbursements' }}
              onAgain={reload}
            />
          ) : (
            <Skeleton lines={8} />
          )}
        </Pane>
      </Page>
    );
  if (batch.market !== market.market)
    return (
      <Page crumbs={crumbs}>
        <Pane>
          <h1 className="k-spoken">File {batchId}</h1>
          <OtherMarket of={batch.market} />
        </Pane>
      </Page>
    );
  return (
    <Page crumbs={crumbs} actions={<SaveFile batch={batch} />}>
      {batch.state === 'prepared' && batch.approvalId !== null ? (
        <Prepared batch={batch} approvalId={batch.approvalId} onDecided={reload} />
      ) : (
        <Pane>
          <Head batch={batch} />
          <Payees payees={batch.payees} />
        </Pane>
      )}
    </Page>
  );
}

function SaveFile({ batch }: { readonly batch: Batch }) {
  const { may } = useDesk();
  const open = useAct('console.payout-batch-file');
  if (!batch.hasFile || !may('payout.act')) return null;
  const save = async () => {
    const outcome = await open.run({ batchId: batch.batchId });
    if (outcome && 'answer' in outcome) saveText(outcome.answer.name, outcome.answer.text);
  };
  return (
    <Button size="small" icon="download" isBusy={open.isBusy} onClick={() => void save()}>
      Download file {batch.batchId}
    </Button>
  );
}

function Head({ batch }: { readonly batch: Batch }) {
  const { money, market } = useDesk();
  const principal = totalOfRows(batch.payees, (payee) => payee.principal);
  const fees = totalOfRows(batch.payees, ({ fee }) => fee);
  const isReleased = batch.state === 'released';
  const answered = isReleased && batch.open === 0;
  // Somebody carries the file to the bank: that it got there is known by the first line that the bank
  // answers.
  const isSent = isReleased && batch.open < batch.lines;
  const when = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return (
    <>
      <PaneHead title={`Disbursement file ${batch.batchId}`}>
        {batch.state === 'prepared' && <NeedsApprovalChip />}
        {batch.state === 'returned' && <Chip>returned to its maker</Chip>}
        {isReleased && <Chip>released</Chip>}
        {batch.fingerprint !== null && (
          <span className="k-muted">
            fingerprint <span className="k-reference">{batch.fingerprint}</span>
          </span>
        )}
      </PaneHead>
      <ol className="po-steps">
        <Step nth={1} name="Prepared" isDone>
          {batch.preparedBy ?? 'maker not recorded'}, {when(batch.preparedAt)}
        </Step>
        <Step nth={2} name="Release" isDone={isReleased} isNow={batch.state === 'prepared'}>
          {batch.releasedBy === null || batch.releasedAt === null ? (
            batch.state === 'returned' ? (
              'declined or lapsed'
            ) : (
              'someone else'
            )
          ) : (
            <>
              {batch.releasedBy}, {when(batch.releasedAt)}
            </>
          )}
        </Step>
        <Step nth={3} name="Sent to bank" isDone={isSent} isNow={isReleased && !isSent}>
          {isSent ? 'bank result received' : isReleased ? 'released, ready to download' : 'after the release'}
        </Step>
        <Step nth={4} name="Bank result" isDone={answered} isNow={isSent && !answered}>
          {isReleased ? `${batch.lines - batch.open} of ${batch.lines}` : 'line by line'}
        </Step>
      </ol>
      <Figures
        figures={[
          { what: 'Payees', value: batch.lines },
          { what: 'Principal', value: moneyWords(money, principal) },
          { what: 'Fees deducted', value: moneyWords(money, fees) },
          {
            what: 'To be sent',
            value: moneyWords(money, BigInt(batch.total)),
            below: 'principal less fees',
          },
        ]}
      />
    </>
  );
}

type StepProps = {
  readonly nth: number;
  readonly name: string;
  readonly isDone?: boolean;
  readonly isNow?: boolean;
  readonly children: React.ReactNode;
};

function Step({ nth, name, isDone = false, isNow = false, children }: StepProps) {
  return (
    <li data-now={isNow ? '' : undefined} data-done={isDone ? '' : undefined}>
      <span className="po-step-mark">{isDone ? <Icon name="check" /> : nth}</span>
      <span>
        <strong className="k-strong">{name}</strong>
        <span className="k-detail">{children}</span>
      </span>
    </li>
  );
}

function Payees({ payees }: { readonly payees: Batch['payees'] }) {
  const { money } = useDesk();
  const [focused, setFocused] = useState('');
  return (
    <Table
      label="Payees"
      columns={payeeColumns(money, payees)}
      rows={payees}
      rowKey={({ payoutId }) => payoutId}
      focused={focused}
      onFocus={setFocused}
      hasTotal
      density="dense"
    />
  );
}

type PreparedProps = {
  readonly batch: Batch;
  readonly approvalId: string;
  readonly onDecided: () => void;
};

function Prepared({ batch, approvalId, onDecided }: PreparedProps) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.approval', { requestId: approvalId });
  const approval = loaded.read?.data;
  const asked = approval?.words.find(({ step }) => step === 'asked');
  return (
    <>
      <Pane>
        <Head batch={batch} />
        <Payees payees={approval?.preview?.payees ?? batch.payees} />
        {asked && (
          <InternalNote
            by={`${asked.name}, prepared it`}
            when={
              <MomentText at={new Date(asked.at)} timeZone={market.timeZone} today={market.businessDate} />
            }
          >
            <p>{asked.words}</p>
          </InternalNote>
        )}
      </Pane>
      <SidePane label="Release" width="wide">
        {approval ? (
          <Release
            key={approval.preview?.seen ?? approval.state}
            approval={approval}
            onReload={reload}
            onDecided={onDecided}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </SidePane>
    </>
  );
}

const states = { kept: 'agrees', look: 'look', broken: 'not' } as const;

type ReleaseProps = {
  readonly approval: Approval;
  readonly onReload: () => void;
  readonly onDecided: () => void;
};

/**
 * What was checked and what will be posted; below it, for whoever may, the release. After it nothing here can
 * be pressed again.
 */
function Release({ approval, onReload, onDecided }: ReleaseProps) {
  const { money } = useDesk();
  const { preview, impossible } = approval;
  return (
    <>
      {preview && (
        <SidePart title="Checked for you">
          <Checks
            checks={preview.checks.map(({ is, words }) => ({ key: words, state: states[is], words }))}
          />
        </SidePart>
      )}
      {impossible !== null && <Notice tone="red">{impossible.replaceAll('_', ' ')}.</Notice>}
      {preview && preview.leftOut.length > 0 && (
        <SidePart title="Left out of the file" about="stays in the queue">
          <Checks
            checks={preview.leftOut.map(({ name, amount, why }) => ({
              key: `${name} ${amount}`,
              state: 'look',
              words: `${name ?? 'No name'}: ${why}`,
              beside: <MoneyText way={money} minor={BigInt(amount)} place="column" />,
            }))}
          />
        </SidePart>
      )}
      {preview?.later && (
        <SidePart
          title="Will be posted"
          about={preview.later.entries.length === 1 ? '1 entry' : `${preview.later.entries.length} entries`}
        >
          <dl className="k-entry">
            {preview.postings.map(({ account, side, amount }) => (
              <div key={side + account}>
                <dt>
                  {side === 'debit' ? 'Dr' : 'Cr'} {account}
                </dt>
                <dd>
                  <MoneyText way={money} minor={BigInt(amount)} place="column" />
                </dd>
              </div>
            ))}
          </dl>
          <p className="k-muted">Not posted by the release: {preview.later.when}.</p>
        </SidePart>
      )}
      {approval.mayDecide && preview ? (
        <Decide approval={approval} onReload={onReload} onDecided={onDecided} />
      ) : (
        <Notice tone="amber">
          {approval.isYours
            ? 'You prepared it: someone else releases it.'
            : approval.state === 'asked-back'
              ? 'The approver requested info from the maker.'
              : (approval.impossibleFor ?? 'Your role does not release disbursements.')}{' '}
          <a className="k-inline-link" href={hrefTo('second-person', approval.requestId)}>
            Open the request
          </a>
        </Notice>
      )}
    </>
  );
}

function Decide({ approval, onReload, onDecided }: ReleaseProps) {
  const act = useAct('console.approval-decide');
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useDialogDraft(`approval ${approval.requestId}`, '');
  const [isDone, setDone] = useState(false);
  const { preview, requestId } = approval;
  const isBroken = !preview || preview.checks.some(({ is }) => is === 'broken');
  const decide = async (verdict: 'agree' | 'refuse' | 'ask-back') => {
    if (isDone || (verdict === 'agree' && isBroken)) return;
    if (verdict !== 'agree' && word.trim() === '') return void field.current?.focus();
    const outcome = await act.run({ requestId, verdict, word, ...(preview && { seen: preview.seen }) });
    if (!outcome) return;
    if ('fault' in outcome) return void (outcome.fault.code === 'figures_have_changed' && onReload());
    setDone(true);
    onDecided();
    onReload();
  };
  const asks = () => void decide('ask-back');
  const declines = () => void decide('refuse');
  useKeys('Release', [
    { keys: 'Ctrl+Enter', words: 'release', inBar: true, run: () => void decide('agree') },
    { keys: 'q', words: 'request info', inBar: true, run: asks },
    { keys: 'n', words: 'decline', inBar: true, run: declines },
  ]);
  return (
    <div className="po-decide">
      <TextField
        ref={field}
        label="Comment"
        needed="needed to decline or request info"
        placeholder="None needed to release"
        value={word}
        onChange={setWord}
      />
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Button
        look="primary"
        width="full"
        keys="Ctrl+Enter"
        isBusy={act.isBusy}
        disabled={isBroken || isDone}
        onClick={() => void decide('agree')}
      >
        {preview?.isFirstOfTwo ? 'Approve, first of two' : (preview?.commits ?? 'Release')}
      </Button>
      <div className="k-buttons">
        <Button commits keys="Q" disabled={isDone} onClick={asks}>
          Request info
        </Button>
        <Button look="danger" keys="N" disabled={isDone} onClick={declines}>
          Decline
        </Button>
      </div>
    </div>
  );
}
