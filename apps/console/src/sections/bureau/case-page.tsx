import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { OfflineLine } from '../../kit/state-lines.tsx';
import { NotRead } from '../../shell/not-read.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { queueCounts } from '../../shell/queue-counts.ts';
import { type Claimable, assignedNow } from '../../queue/claimable.ts';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { aboutWords, filePlace } from './bureau-types.ts';
import { Compared } from './compared.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import { useDraft } from '../../kit/fields/use-draft.ts';

type Verdict = 'correct' | 'stands' | 'mended';
const verdictWords: Readonly<Record<Verdict, string>> = {
  correct: 'Correct',
  stands: 'Uphold as reported',
  mended: 'Fixed',
};

/** One dispute or refused row: what was told beside what the books now say, and the decision. */
export function CasePage({ caseId }: { readonly caseId: string }) {
  const { me, market, money } = useDesk();
  const now = useNow();
  const router = useRouter();
  const { loaded, reload } = useLoad('console.bureau-case', { caseId });
  const act = useAct('console.bureau-case-act');
  const [chosen, setChosen] = useDraft<Verdict | undefined>(`dispute ${caseId} verdict`, undefined);
  const [reason, setReason, forget] = useDraft(`dispute ${caseId}`, '');
  const [wrong, setWrong] = useState<string>();
  const page = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  const may = page?.may ?? [];
  const item: Claimable = {
    queue: 'bureau',
    itemId: caseId,
    taken: page?.taken ?? null,
    mayTake: may.length > 0,
  };
  const claiming = useClaiming({ rows: [item], row: item, onFocus: () => undefined, onChanged: reload });
  const assignee = assignedNow(item.taken, now);
  const isMine = assignee === null || assignee.staffId === me.staffId;
  const isPerson = page?.about === 'person' || page?.about === 'not-mine';
  const canCorrect = page !== undefined && (page.differs.length > 0 || isPerson);
  const verdict = chosen ?? (may.includes('mended') ? 'mended' : canCorrect ? 'correct' : 'stands');
  const isReady = may.includes(verdict) && isMine && (verdict !== 'correct' || canCorrect);
  const commit = async () => {
    const fault = reasonFault(reason);
    setWrong(fault);
    if (fault || !isReady) return;
    const outcome = await act.run({ act: verdict, caseId, reason: reason.trim() });
    if (!outcome || 'fault' in outcome) return;
    forget();
    queueCounts.touch();
    router.go({ section: 'bureau', id: null, query: { tab: 'cases' } });
  };
  useKeys(
    'Dispute',
    may.length > 0
      ? [
          ...(may.includes('correct')
            ? [
                { keys: 'c', words: 'correct', inBar: true, run: () => setChosen('correct') },
                { keys: 's', words: 'stands', inBar: true, run: () => setChosen('stands') },
              ]
            : []),
          { keys: 'Ctrl+Enter', words: 'decide', inBar: true, run: () => void commit() },
        ]
      : [],
  );
  const day = (on: string) => dayWords(on, market.businessDate);
  return (
    <Page
      crumbs={[
        { words: 'Credit bureau', href: hrefTo('bureau', null, { tab: 'cases' }) },
        { words: page?.loan ?? 'Dispute' },
      ]}
    >
      <Pane>
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {loaded.state === 'failed' && (
          <NotRead
            loaded={loaded}
            noun="dispute"
            back={{ section: 'bureau', words: 'Credit bureau' }}
            onAgain={reload}
          />
        )}
        {!page && loaded.state === 'loading' && <Skeleton lines={8} />}
        {page && (
          <>
            <AssignedCard claiming={claiming} onRead={claiming.close} />
            <PaneHead title={page.borrower ?? 'Name not kept'}>
              <span>
                {page.about ? aboutWords[page.about] : `Rejected by the bureau, ${page.code}`} ·{' '}
                <a className="k-reference cb-link" href={hrefTo('loans', page.loanId)}>
                  {page.loan}
                </a>{' '}
                <Chip tone={page.isOver ? 'red' : 'neutral'}>
                  {page.state === 'open' ? `by ${day(page.decideBy)}` : page.state}
                </Chip>
              </span>
            </PaneHead>
            <p className="cb-words">{page.words}</p>
            {page.complaint !== null && (
              <p>
                <a href={hrefTo('complaints', page.complaint)}>Related complaint</a>
              </p>
            )}
            {page.compensation > 0 && (
              <Notice tone="red">
                The legal deadline has passed: by now {moneyWords(money, BigInt(page.compensation))} is owed
                to the borrower in compensation.
              </Notice>
            )}
            <PartHead
              title="Reported and correct values"
              words={`as ${day(page.day)} ended, by what the books and the loan’s facts say now`}
            />
            <Compared reported={page.reported} right={page.right} differs={page.differs} />
            <p>
              <a href={hrefTo('bureau', filePlace(page.fileId))}>Row {page.n} of the file</a>
            </p>
            {page.reason !== null && (
              <Facts
                look="lines"
                facts={[
                  ['Decided by', page.decidedBy ?? 'a former user'],
                  ['Reason', page.reason],
                ]}
              />
            )}
          </>
        )}
      </Pane>
      {page && may.length > 0 && isMine && (
        <SidePane label="Decide" width="wide">
          <SidePart title={page.kind === 'dispute' ? 'Decide' : 'Fix'}>
            <div className="k-form">
              {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
              {page.kind === 'dispute' ? (
                <>
                  <Segmented<Verdict>
                    label="Decision"
                    value={verdict}
                    onChange={setChosen}
                    options={[
                      { value: 'correct', words: 'Correct', keys: 'c' },
                      { value: 'stands', words: 'Uphold as reported', keys: 's' },
                    ]}
                  />
                  {verdict === 'correct' && !canCorrect && (
                    <Notice tone="amber">
                      The books agree with what was reported. Correct the loan first: apply the payment or
                      reverse the charge. The difference then shows here.
                    </Notice>
                  )}
                  {verdict === 'correct' && canCorrect && (
                    <p className="k-muted">
                      The next file reports the loan as a correction, with the values from the books
                      {isPerson ? 'and the personal details from KYC' : ''}.
                    </p>
                  )}
                  <p className="k-muted">
                    Sent: {verdict === 'correct' ? page.told.correct : page.told.stands}
                  </p>
                </>
              ) : (
                <p className="k-muted">
                  Correct what the bureau named at its source. The next file reports the loan again.
                </p>
              )}
              <TextArea
                label={page.kind === 'dispute' ? 'Reason shown to the borrower' : 'What was corrected'}
                rows={3}
                value={reason}
                onChange={setReason}
                error={wrong}
              />
              <Button
                look={verdict === 'stands' ? 'danger' : 'primary'}
                keys="Ctrl+Enter"
                isBusy={act.isBusy}
                disabled={!isReady}
                onClick={() => void commit()}
              >
                {verdictWords[verdict]}
              </Button>
            </div>
          </SidePart>
        </SidePane>
      )}
    </Page>
  );
}
