import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { type Claimable, assignedNow } from '../../queue/claimable.ts';
import { AssignedLine } from '../../queue/assigned-line.tsx';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { RequestsAbout, useOpenRequest, WaitsForApproval } from '../../queue/requests-about.tsx';
import { NewTermsFields, useNewTerms } from '../../acts/new-terms.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import { ChosenPlan, costWords, PlanSeen, standWords } from './hardship-plan.tsx';
import { optionWords } from './option-words.ts';

type Reason =
  | 'we_need_to_know_more'
  | 'another_way_is_cheaper'
  | 'plan_would_not_hold'
  | 'law_does_not_allow_it';

const reasons: readonly { readonly value: Reason; readonly words: string }[] = [
  { value: 'we_need_to_know_more', words: 'More information needed' },
  { value: 'another_way_is_cheaper', words: 'A cheaper option exists' },
  { value: 'plan_would_not_hold', words: 'Plan not sustainable' },
  { value: 'law_does_not_allow_it', words: 'The law does not allow it' },
];

/** As a preview names what becomes of the interest. */
const interestName = 'Interest from today';

/** What somebody asks for, what it would make of the loan, and the decision. */
export function HardshipPage({ requestId }: { readonly requestId: string }) {
  const { me, market, money, may } = useDesk();
  const now = useNow();
  const router = useRouter();
  const { loaded, reload } = useLoad('console.hardship', { requestId });
  const direct = useAct('console.hardship-decide');
  const [decision, setDecision] = useDraft<'grant' | 'refuse'>(`hardship ${requestId} decision`, 'grant');
  const [reason, setReason] = useDraft<Reason>(`hardship ${requestId} reason`, 'we_need_to_know_more');
  const [words, setWords, forget] = useDraft(`hardship ${requestId}`, '');
  const [planOf, setPlanOf] = useDraft<'borrower' | 'desk'>(`hardship ${requestId} plan`, 'borrower');
  const typed = useNewTerms(`hardship ${requestId}`, '6');
  const [isAsked, setAsked] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const read = loaded.read?.data;
  const isElsewhere = read !== undefined && read.market !== market.market;
  const page = isElsewhere ? undefined : read;
  const state = tableStateOf(loaded, market.timeZone);
  const open = useOpenRequest({ about: 'hardship', aboutId: requestId });
  const isOpen = page?.state === 'considered' && may('hardship.decide') && !open && !page.plan && !isAsked;
  const item: Claimable = {
    queue: 'hardship',
    itemId: requestId,
    taken: page?.taken ?? null,
    mayTake: may('hardship.decide'),
    isDone: page !== undefined && page.state !== 'considered',
  };
  const claiming = useClaiming({ rows: [item], row: item, onFocus: () => undefined, onChanged: reload });
  const assignee = assignedNow(item.taken, now);
  const isMine = assignee === null || assignee.staffId === me.staffId;
  const isPlan = page?.option === 'delay' || page?.option === 'smaller-instalments';
  const isGrantOfPlan = isPlan && decision === 'grant';
  // What can't be read is never taken for what the borrower requested.
  const terms = planOf === 'borrower' ? {} : typed.terms;
  const plan = usePreviewed(
    'console.hardship-preview',
    isOpen && isGrantOfPlan && terms && !isAsked ? { requestId, ...terms } : null,
  );
  const isArmed = isGrantOfPlan ? plan.isArmed : !direct.isBusy;
  const fault = isGrantOfPlan ? plan.fault : direct.fault;
  const commit = async () => {
    const missing = reasonFault(words);
    setWrong(missing);
    if (missing || !isOpen || !isMine || !isArmed || isAsked) return;
    const decided = { requestId, decision, words: words.trim() };
    const answered = isGrantOfPlan
      ? await plan.run({ ...decided, ...terms })
      : await direct.run({ ...decided, ...(decision === 'refuse' && { reason }) });
    if (!answered || 'fault' in answered) return;
    forget();
    if (answered.answer.approvalId === null) router.go({ section: 'hardship', id: null, query: {} });
    else {
      setAsked(true);
      reload();
    }
  };
  useKeys(
    'Hardship',
    isOpen
      ? [
          { keys: 'a', words: 'grant', inBar: true, run: () => setDecision('grant') },
          { keys: 'r', words: 'decline', inBar: true, run: () => setDecision('refuse') },
          {
            keys: 'Ctrl+Enter',
            words: isGrantOfPlan ? 'request approval' : decision === 'grant' ? 'grant' : 'decline',
            inBar: true,
            run: () => void commit(),
          },
        ]
      : [],
  );
  const money2 = (minor: number) => moneyWords(money, BigInt(minor));
  // Of a plan: the very message that its approver reads, an offer where the terms are others.
  const told = isGrantOfPlan
    ? plan.seen?.sent
    : page && (decision === 'grant' ? page.told.granted : page.told.refused[reason]);
  const isFree = plan.seen?.terms.some(({ name, now: was, then }) => name === interestName && was !== then);
  return (
    <Page crumbs={[{ words: 'Hardship', href: hrefTo('hardship') }, { words: page?.loan ?? 'Request' }]}>
      <Pane>
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="The request could not be read." onAgain={reload} />
        )}
        {isElsewhere && <OtherMarket of={read.market} />}
        {isNotThere(loaded) && <Empty title="No such request">The address may be mistyped.</Empty>}
        {!read && state.state === 'loading' && <Skeleton lines={8} />}
        {page && (
          <>
            <AssignedLine taken={item.taken} />
            <AssignedCard claiming={claiming} onRead={claiming.close} />
            <header className="hardship-head">
              <h1>
                {page.borrower ?? 'Name not kept'} <Chip>{standWords(page)}</Chip>
              </h1>
              <p className="k-muted">
                {optionWords[page.option]}
                {page.promisedOn && ` on ${dayWords(page.promisedOn, page.today)}`} ·{' '}
                <a className="k-reference" href={hrefTo('loans', page.loan)}>
                  {page.loan}
                </a>
              </p>
            </header>
            {page.words && <blockquote className="hardship-words">{page.words}</blockquote>}
            {open && <WaitsForApproval request={open} />}
            {isAsked && (
              <Notice tone="green">Sent for approval. Nothing changes until an approver agrees.</Notice>
            )}
            {plan.loaded.state === 'failed' && isGrantOfPlan && (
              <Notice tone="red">{plan.loaded.fault.words}</Notice>
            )}
            {isGrantOfPlan && isOpen && !isAsked && plan.loaded.state === 'loading' && <Skeleton lines={8} />}
            {page.plan && <ChosenPlan plan={page.plan} today={page.today} />}
            {page.plan?.preview ? null : plan.seen && isGrantOfPlan ? (
              <PlanSeen seen={plan.seen} />
            ) : (
              <Facts
                look="lines"
                facts={[
                  ['Payoff amount', money2(page.now.toPay)],
                  ['Past due', money2(page.now.overdue)],
                  ['Instalments left', String(page.now.rows.length)],
                  ['Cost to the end', money2(page.now.costToTheEnd)],
                ]}
              />
            )}
            {!isOpen && <RequestsAbout about="hardship" aboutId={requestId} />}
          </>
        )}
      </Pane>
      {page && isOpen && isMine && (
        <SidePane label="Decide" width="wide">
          <SidePart title="Decide">
            <div className="k-form">
              <Segmented
                label="Decision"
                value={decision}
                options={[
                  { value: 'grant', words: 'Grant', keys: 'a' },
                  { value: 'refuse', words: 'Decline', keys: 'r' },
                ]}
                onChange={setDecision}
              />
              {fault && <Notice tone="red">{fault.words}</Notice>}
              {isGrantOfPlan && (
                <>
                  <Segmented
                    label="Plan"
                    value={planOf}
                    options={[
                      { value: 'borrower', words: 'As requested' },
                      { value: 'desk', words: 'Other terms' },
                    ]}
                    onChange={setPlanOf}
                  />
                  {planOf === 'desk' && <NewTermsFields of={typed} />}
                  <p className="k-muted">
                    {planOf === 'desk'
                      ? 'Different from what the borrower requested: they take effect when the borrower accepts them with a code.'
                      : 'As the borrower requested in the app: takes effect when the borrower accepts it with a code.'}
                  </p>
                  {plan.seen && (
                    <Notice tone={isFree ? 'amber' : 'neutral'}>
                      {isFree && 'No interest while the new plan runs. '}Against today’s plan:{' '}
                      {costWords(plan.seen, money)}.
                    </Notice>
                  )}
                </>
              )}
              {decision === 'refuse' && (
                <SelectField
                  label="Reason shown to the borrower"
                  value={reason}
                  options={reasons}
                  onChange={setReason}
                />
              )}
              {told && <p className="k-muted">Message to the borrower: {told}</p>}
              <TextArea label="Internal reason" rows={3} value={words} onChange={setWords} error={wrong} />
              <Button
                look={decision === 'grant' ? 'primary' : 'danger'}
                keys="Ctrl+Enter"
                isBusy={plan.isBusy || direct.isBusy}
                disabled={!isArmed || isAsked}
                onClick={() => void commit()}
              >
                {isGrantOfPlan ? 'Request approval' : decision === 'grant' ? 'Grant' : 'Decline'}
              </Button>
            </div>
          </SidePart>
        </SidePane>
      )}
    </Page>
  );
}
