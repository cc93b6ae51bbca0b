import { useState } from 'react';
import { useDesk, useNow } from '../../../shell/me.ts';
import { OtherMarket } from '../../../shell/other-market.tsx';
import { hrefTo, useQuery } from '../../../shell/router.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Button } from '../../../kit/button.tsx';
import { DeadlineChip, NeedsApprovalChip } from '../../../kit/chip.tsx';
import { DayText, MomentText } from '../../../kit/words/day-text.tsx';
import { Facts } from '../../../kit/records/facts.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Pane, PartHead, SidePane } from '../../../kit/pane.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import { NotRead } from '../../../shell/not-read.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { moneyWords } from '../../../kit/words/money-words.ts';
import { AssignedCard } from '../../../queue/assigned-card.tsx';
import { AssignedLine } from '../../../queue/assigned-line.tsx';
import { useClaiming } from '../../../queue/use-claiming.ts';
import { Candidate } from './candidate.tsx';
import { EffectOfMatch } from './effect-side.tsx';
import { type MoneyAct, MoneyActDialog } from './money-acts.tsx';
import { channelName } from '../../../kit/words/channel-name.ts';
import { paymentStateWords } from '../../../kit/words/state-words.ts';
import type { Effect, MoneyPaper } from '../money-words.ts';

type Props = {
  readonly paymentId: string;
  readonly onDone: (words: string, next?: string) => void;
};

/** One sum or claim: what the bank said, whose it may be, what would follow. */
export function UnappliedPayment({ paymentId, onDone }: Props) {
  const { market } = useDesk();
  const [find, setFind] = useQuery<string>('find', '');
  const { loaded, reload } = useLoad('console.money-candidates', {
    paymentId,
    ...(find === '' ? {} : { find }),
  });
  const paper = loaded.read?.data;
  if (loaded.state === 'failed' && !paper)
    return (
      <Pane>
        <NotRead
          loaded={loaded}
          noun="payment"
          back={{ section: 'payments', words: 'All payments' }}
          onAgain={reload}
        />
      </Pane>
    );
  if (!paper) return <Pane>{null}</Pane>;
  if (paper.market !== market.market)
    return (
      <Pane>
        <OtherMarket of={paper.market} />
      </Pane>
    );
  const done = (words: string, next?: string) => {
    reload();
    onDone(words, next);
  };
  return (
    <Paper key={paymentId} paper={paper} find={find} onFind={setFind} onClaimed={reload} onDone={done} />
  );
}

type PaperProps = {
  readonly paper: MoneyPaper;
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly onClaimed: () => void;
  readonly onDone: (words: string, next?: string) => void;
};

function Paper({ paper, find, onFind, onClaimed, onDone }: PaperProps) {
  const { money: way, market, may } = useDesk();
  const now = useNow();
  const [choice, setChoice] = useState<string>();
  const [act, setAct] = useState<MoneyAct>();
  const { money, kind, memo, claim, dueAt, candidates, whyNotByItself } = paper;
  const chosen = candidates.find(({ loanId }) => loanId === choice) ?? candidates[0];
  const [seen, setSeen] = useState<{ readonly loanId: string; readonly effect: Effect }>();
  // What is shown beside is of the candidate that is chosen, or nothing can be matched yet.
  const effect = seen?.loanId === chosen?.loanId ? seen?.effect : undefined;
  const item = {
    queue: 'money',
    itemId: money.paymentId,
    taken: paper.taken,
    mayTake: may('money.match'),
    isDone: kind === 'settled',
  } as const;
  const claiming = useClaiming({ rows: [item], row: item, onFocus: () => undefined, onChanged: onClaimed });
  // While something waits for an approver nothing else is done with it; what a rule forbids is not offered.
  const isForbidden = effect !== undefined && effect.refusedFor !== null;
  const acts = paper.asked
    ? []
    : actsOn(paper, may('money.match'), may('money.refund'), chosen !== undefined && !isForbidden);
  useKeys('Candidates', [
    ...candidates.slice(0, 8).map(({ loanId }, at) => ({
      keys: String(at + 1),
      words: 'candidate',
      inBar: true,
      run: () => setChoice(loanId),
    })),
    ...acts.map(({ act: name, keys, words }) => ({ keys, words, inBar: true, run: () => setAct(name) })),
  ]);
  return (
    <>
      <Pane>
        <AssignedLine taken={paper.taken} />
        {paper.asked && (
          <p>
            <NeedsApprovalChip /> requested by {paper.asked.askedBy}.{' '}
            <a className="k-inline-link" href={hrefTo('second-person', paper.asked.approvalId)}>
              Open the request
            </a>
          </p>
        )}
        <AssignedCard claiming={claiming} onRead={claiming.close} />
        <header className="pm-head">
          <div>
            <h1>{moneyWords(way, BigInt(money.amount))}</h1>
            <p>
              {kind === 'claim'
                ? `claimed by ${money.loan?.name ?? 'a borrower'}`
                : `by ${channelName(money.channel)}`}
            </p>
          </div>
          {dueAt !== null && <DeadlineChip deadline={new Date(dueAt)} now={now} />}
        </header>
        <div className="pm-facts">
          <Facts
            facts={[
              ...(money.receivedOn === null
                ? []
                : ([
                    ['Arrived', <DayText key="d" day={money.receivedOn} today={market.businessDate} />],
                  ] as const)),
              ['State', paymentStateWords(money.state)],
              [
                'Bank reference no.',
                <span key="n" className="k-reference">
                  {money.number ?? claim?.utr ?? '–'}
                </span>,
              ],
              ...(claim
                ? ([
                    [
                      'Claimed',
                      <MomentText
                        key="c"
                        at={new Date(claim.saidAt)}
                        timeZone={market.timeZone}
                        today={market.businessDate}
                      />,
                    ],
                  ] as const)
                : []),
              ['Memo', memo === null ? 'not on a statement yet' : `“${memo}”`],
              ...(money.loan && kind === 'settled'
                ? ([['Loan', `${money.loan.name ?? ''} ${money.loan.reference}`]] as const)
                : []),
            ]}
          />
          <a href={hrefTo('books', null, { tab: 'journal', subject: `payment:${money.paymentId}` })}>
            Its entries in the journal
          </a>
        </div>
        {kind !== 'settled' && (
          <>
            <PartHead title={kind === 'claim' ? 'Who claims it?' : 'Who sent it?'} />
            {candidates.map((candidate, at) => (
              <Candidate
                key={candidate.loanId}
                place={at + 1}
                candidate={candidate}
                isChosen={candidate === chosen}
                onChoose={() => setChoice(candidate.loanId)}
              />
            ))}
            {candidates.length === 0 && (
              <Empty title="No matching loan found">
                Find it by name, phone or reference, split it, or refund it.
              </Empty>
            )}
            {whyNotByItself && <p className="k-muted">{whyNotByItself}</p>}
            {kind === 'money' && <FindLoan find={find} onFind={onFind} />}
            {find !== '' && candidates.every(({ isFound }) => !isFound) && (
              <p>No other loan fits “{find}”.</p>
            )}
          </>
        )}
        {act && (
          <MoneyActDialog
            act={act}
            paper={paper}
            chosen={chosen}
            effect={effect}
            onClose={() => setAct(undefined)}
            onDone={(words, next) => {
              setAct(undefined);
              onDone(words, next);
            }}
          />
        )}
      </Pane>
      <SidePane label="What follows" width="wide">
        {kind !== 'settled' && chosen && (
          <EffectOfMatch
            key={chosen.loanId}
            paymentId={money.paymentId}
            candidate={chosen}
            onSeen={(shown) => setSeen({ loanId: chosen.loanId, effect: shown })}
          />
        )}
        <div className="pm-acts">
          {acts
            .filter(({ isFirst }) => isFirst)
            .map(({ act: name, keys, words }) => (
              <Button
                key={name}
                look="primary"
                width="full"
                keys={keys.toUpperCase()}
                onClick={() => setAct(name)}
              >
                {name === 'match' && chosen
                  ? effect?.needsApproval
                    ? 'Request approval to credit it'
                    : `Match to ${chosen.reference}`
                  : words}
              </Button>
            ))}
          <div className="k-buttons">
            {acts
              .filter(({ isFirst }) => !isFirst)
              .map(({ act: name, keys, words }) => (
                <Button key={name} keys={keys.toUpperCase()} onClick={() => setAct(name)}>
                  {words}
                </Button>
              ))}
          </div>
        </div>
      </SidePane>
    </>
  );
}

type Offered = {
  readonly act: MoneyAct;
  readonly keys: string;
  readonly words: string;
  readonly isFirst: boolean;
};

function actsOn(
  { kind, money }: MoneyPaper,
  mayMatch: boolean,
  mayRefund: boolean,
  hasChosen: boolean,
): Offered[] {
  const all: (Offered & { readonly may: boolean })[] = [
    {
      act: 'match',
      keys: 'm',
      words: 'Match',
      isFirst: true,
      may: mayMatch && hasChosen && kind !== 'settled',
    },
    { act: 'split', keys: 's', words: 'Split', isFirst: false, may: mayMatch && kind === 'money' },
    { act: 'refund', keys: 'f', words: 'Refund', isFirst: false, may: mayRefund && kind === 'money' },
    { act: 'refuse', keys: 'r', words: 'Refuse claim', isFirst: false, may: mayMatch && kind === 'claim' },
    {
      act: 'take-off',
      keys: 'x',
      words: 'Unapply',
      isFirst: false,
      may: mayMatch && kind === 'settled' && money.state === 'allocated',
    },
  ];
  return all.filter(({ may }) => may);
}

function FindLoan({ find, onFind }: { readonly find: string; readonly onFind: (find: string) => void }) {
  const [typed, setTyped] = useState(find);
  return (
    <form
      className="pm-find"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        label="Find another loan"
        hint="A part of the borrower’s name, phone or reference."
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Button type="submit" size="small">
        Find
      </Button>
    </form>
  );
}
