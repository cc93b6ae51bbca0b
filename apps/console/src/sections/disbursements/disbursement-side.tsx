import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { hrefTo } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { NotRead } from '../../shell/not-read.tsx';
import { RequestsAbout } from '../../queue/requests-about.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { AssignedLine } from '../../queue/assigned-line.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { Entries, DisbursementActDialog, type DisbursementActName } from './disbursement-act.tsx';
import {
  answerWords,
  channelWords,
  type ListView,
  type DisbursementDetail,
  disbursementStateWords,
  isShownIn,
} from './disbursement-words.ts';

const buttons: Readonly<Record<DisbursementActName, { readonly words: string; readonly keys: string }>> = {
  hold: { words: 'Hold', keys: 'h' },
  release: { words: 'Lift hold', keys: 'l' },
  send: { words: 'Send again', keys: 's' },
  outcome: { words: 'Record outcome', keys: 'o' },
};

type Props = {
  readonly payoutId: string;
  /** Which disbursements the list shows: this pane acts on none that would not be among them. */
  readonly view: ListView;
  /** What came of the last act, whichever disbursement it was of. */
  readonly said: string | undefined;
  readonly onDone: (words: string) => void;
};

/** The disbursement in focus: where it goes, what was tried, what may be done. */
export function DisbursementSide({ payoutId, view, said, onDone }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.payout', { payoutId });
  const paper = loaded.read?.data;
  if (loaded.state === 'failed' && !paper)
    return (
      <SidePane label="Disbursement" width="wide">
        <NotRead
          loaded={loaded}
          noun="disbursement"
          back={{ section: 'payouts', words: 'All disbursements' }}
          onAgain={reload}
        />
      </SidePane>
    );
  if (!paper)
    return (
      <SidePane label="Disbursement" width="wide">
        {null}
      </SidePane>
    );
  if (paper.market !== market.market)
    return (
      <SidePane label="Disbursement" width="wide">
        <OtherMarket of={paper.market} />
      </SidePane>
    );
  return (
    <SidePane label="Disbursement" width="wide">
      {said && <Notice tone="green">{said}</Notice>}
      <Paper
        paper={paper}
        view={view}
        onTaken={reload}
        onDone={(words) => {
          reload();
          onDone(words);
        }}
      />
    </SidePane>
  );
}

type PaperProps = {
  readonly paper: DisbursementDetail;
  readonly view: ListView;
  readonly onTaken: () => void;
  readonly onDone: (words: string) => void;
};

function Paper({ paper, view, onTaken, onDone }: PaperProps) {
  const { market, money, may } = useDesk();
  const { payout, account, held, attempts, answers, entries, asked, batch } = paper;
  const [act, setAct] = useState<DisbursementActName>();
  const item = {
    queue: 'payouts',
    itemId: payout.payoutId,
    taken: paper.taken,
    mayTake: may('payout.act'),
    isDone: payout.place !== 'waiting',
  } as const;
  const claiming = useClaiming({ rows: [item], row: item, onFocus: () => undefined, onChanged: onTaken });
  const isListed = isShownIn(view, payout);
  const acts = may('payout.act') && isListed ? paper.may : [];
  useKeys(
    'Disbursement',
    acts.map((name) => ({
      keys: buttons[name].keys,
      words: buttons[name].words.toLowerCase(),
      inBar: true,
      run: () => setAct(name),
    })),
  );
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return (
    <>
      <SidePart title={`${payout.name ?? 'Refund'} · ${moneyWords(money, BigInt(payout.amount))}`}>
        <AssignedLine taken={paper.taken} />
        <AssignedCard claiming={claiming} onRead={claiming.close} />
        {!isListed && (
          <Notice tone="amber">
            It is not in this list.{' '}
            <a className="k-inline-link" href={hrefTo('payouts', payout.payoutId, { show: payout.place })}>
              Show it in its own
            </a>{' '}
            to act on it.
          </Notice>
        )}
        {asked && (
          <p className="po-asked">
            <NeedsApprovalChip /> {asked.actName}, requested by {asked.askedBy}.{' '}
            <a className="k-inline-link" href={hrefTo('second-person', asked.approvalId)}>
              Open the request
            </a>
          </p>
        )}
        {batch?.state === 'prepared' && (
          <p className="po-asked">
            <NeedsApprovalChip /> In{' '}
            <a className="k-inline-link" href={hrefTo('payouts', `file-${batch.batchId}`)}>
              file {batch.batchId}
            </a>
            , which nobody has released yet.
          </p>
        )}
        {payout.concern && <Notice tone="amber">{payout.concern}</Notice>}
        {held && (
          <Notice tone="amber">
            Held by {held.by}: {held.why}
          </Notice>
        )}
        <Facts
          look="lines"
          facts={[
            ['State', disbursementStateWords(payout)],
            ...(payout.reference === null
              ? []
              : ([
                  [
                    'Loan',
                    <span key="l" className="k-reference">
                      {payout.reference}
                    </span>,
                  ],
                ] as const)),
            ...(account
              ? ([
                  ['To', `${account.institution} ${account.masked}`],
                  ['Holder', account.holder],
                  ['Own account', account.isOwn ? 'yes, the name matches the ID' : 'no'],
                ] as const)
              : ([['To', 'no account on record']] as const)),
            ['Channel', channelWords(payout.channel)],
            ...(payout.why === null ? [] : ([['Reason', payout.why]] as const)),
          ]}
        />
      </SidePart>
      <RequestsAbout key={asked?.approvalId ?? 'none'} about="payout" aboutId={payout.payoutId} />
      {entries.length > 0 && (
        <SidePart
          title={entries.length === 1 ? 'Entry' : `${entries.length} entries`}
          about={payout.state === 'left' ? 'posted' : 'on completion'}
        >
          <Entries entries={entries} />
          <p className="k-muted">
            <a href={hrefTo('books', null, { tab: 'journal', event: 'settle-payout' })}>In the journal</a>
          </p>
        </SidePart>
      )}
      {acts.length > 0 && (
        <div className="k-buttons">
          {acts.map((name) => (
            <Button key={name} keys={buttons[name].keys.toUpperCase()} onClick={() => setAct(name)}>
              {buttons[name].words}
            </Button>
          ))}
        </div>
      )}
      {attempts.length > 0 && (
        <SidePart title="Attempts">
          <Facts
            look="lines"
            facts={attempts.map((each) => [
              `${each.attempt}, ${channelWords(each.channel)}`,
              <span key="a">
                {each.state}
                {each.batch !== null && ` · file ${each.batch}`}
                {each.why !== null && ` · ${each.why}`}
              </span>,
            ])}
          />
        </SidePart>
      )}
      {answers.length > 0 && (
        <SidePart title="Status history">
          <Facts
            look="lines"
            facts={answers
              .slice(0, 8)
              .map(({ at, question, heard }) => [moment(at), answerWords(question, heard)])}
          />
        </SidePart>
      )}
      {act && (
        <DisbursementActDialog
          act={act}
          paper={paper}
          onClose={() => setAct(undefined)}
          onDone={(words) => {
            setAct(undefined);
            onDone(words);
          }}
        />
      )}
    </>
  );
}
