import { useState } from 'react';
import { NewTermsFields, useNewTerms } from '../../../acts/new-terms.tsx';
import { useDesk } from '../../../shell/me.ts';
import { Page } from '../../../shell/page.tsx';
import { hrefTo } from '../../../shell/router.ts';
import { usePreviewed } from '../../../shell/runtime/use-previewed.ts';
import { Button } from '../../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../../kit/chip.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, SidePane, SidePart } from '../../../kit/pane.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { useDraft } from '../../../kit/fields/use-draft.ts';
import { type Reason, reasons } from '../act-panel.tsx';
import type { LoanData } from '../page-data.ts';
import { RestructurePlan } from './restructure-plan.tsx';
import { RestructureApproval, RestructureLetter } from './restructure-side.tsx';
import { reasonFault } from '../../../kit/words/reason-fault.ts';

type Props = {
  readonly page: LoanData;
  readonly onLeave: () => void;
  readonly onDone: () => void;
};

/**
 * New terms for a loan: before and after on one page, and what stays as it is. An approver agrees, then the
 * borrower accepts with a code.
 */
export function Restructure({ page, onLeave, onDone }: Props) {
  const { market, may } = useDesk();
  const typed = useNewTerms(`restructure ${page.loan}`, String(Math.max(2, page.stands.rows.length * 2)));
  const [reason, setReason] = useDraft<Reason>(`restructure ${page.loan} reason`, 'hardship');
  const [words, setWords, forget] = useDraft(`restructure ${page.loan}`, '');
  const [wrong, setWrong] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { terms } = typed;
  const request = terms && {
    market: market.market,
    loan: page.loan,
    act: 'restructure' as const,
    ...terms,
  };
  const act = usePreviewed('console.loan-preview', request && !isAsked ? request : null);
  const commit = async () => {
    const fault = reasonFault(words);
    setWrong(fault);
    if (fault || !request || !act.isArmed) return;
    const answered = await act.run({ ...request, reason, words: words.trim() });
    if (!answered || 'fault' in answered) return;
    forget();
    setAsked(true);
    onDone();
  };
  useKeys('Restructure', [
    ...(isAsked
      ? []
      : [{ keys: 'Ctrl+Enter', words: 'request approval', inBar: true, run: () => void commit() }]),
    { keys: 'Escape', words: 'keep the draft, back', inBar: true, run: onLeave },
  ]);
  const { seen, loaded } = act;
  return (
    <Page
      crumbs={[
        { words: 'Loans', href: hrefTo('loans') },
        { words: page.loan, href: hrefTo('loans', page.loan) },
        { words: 'Restructure' },
      ]}
    >
      <Pane>
        <header className="loan-head">
          <h1>
            Restructure {page.loan}
            {page.stands.daysLate > 0 && <Chip tone="red">{page.stands.daysLate} DPD</Chip>}
            <NeedsApprovalChip />
          </h1>
          <p className="k-muted">
            {page.borrower.name ?? 'Name not kept'} · {page.product} v{page.version}
          </p>
          <p className="loan-links">
            <a href={hrefTo('loans', page.loan)}>Loan</a>
            {may('audit.read') && <a href={hrefTo('audit', page.loan)}>Audit trail</a>}
          </p>
        </header>
        {isAsked && (
          <Notice tone="green">
            Asked. Nothing changes until an approver agrees and the borrower accepts with a code.
          </Notice>
        )}
        {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
        {!seen && !isAsked && loaded.state === 'loading' && terms && <Skeleton lines={10} />}
        {seen && <RestructurePlan seen={seen} today={page.today} />}
      </Pane>
      <SidePane label="New terms" width="wide">
        <SidePart title="New terms">
          <div className="k-form">
            <NewTermsFields of={typed} />
            <SelectField label="Reason" value={reason} options={reasons} onChange={setReason} />
            <TextArea
              label="Internal reason"
              rows={3}
              value={words}
              onChange={setWords}
              error={wrong}
              placeholder="The approver reads it"
            />
            {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
          </div>
        </SidePart>
        <RestructureApproval page={page} />
        <RestructureLetter page={page} letter={seen?.sent ?? null} />
        <SidePart title="Send">
          <div className="k-form">
            <Button
              look="primary"
              width="full"
              keys="Ctrl+Enter"
              isBusy={act.isBusy}
              disabled={!act.isArmed}
              onClick={() => void commit()}
            >
              Request approval
            </Button>
            <Button width="full" keys="Escape" onClick={onLeave}>
              Back to the loan
            </Button>
            <p className="k-muted">Nothing is sent or changed before approval.</p>
          </div>
        </SidePart>
      </SidePane>
    </Page>
  );
}
