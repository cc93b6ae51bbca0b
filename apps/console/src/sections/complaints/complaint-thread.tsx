import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk, useNow } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Avatar, Person } from '../../kit/avatar.tsx';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { type Claimable, assignedNow } from '../../queue/claimable.ts';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { AnswerBox } from './answer-box.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { ClassifyDialog } from './classify-dialog.tsx';
import { channelWords, outcomeWords } from './complaint-words.ts';
import { ComplaintSide } from './complaint-side.tsx';

export type ComplaintData = ResponseOf<Calls['console.complaint']>;

type Props = { readonly reportId: string; readonly onChanged: () => void };

/** What was said, oldest first, and the answer that is being written. */
export function ComplaintThread({ reportId, onChanged }: Props) {
  const { me, market, may } = useDesk();
  const router = useRouter();
  const now = useNow();
  const { loaded, reload, refresh } = useLoad('console.complaint', { reportId });
  const [deciding, setDeciding] = useState<'waive' | 'let-stand' | 'classify'>();
  const page = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  const changed = () => {
    reload();
    onChanged();
  };
  const closed = (isDone: boolean) => {
    setDeciding(undefined);
    if (isDone) changed();
  };
  // The next Ctrl Enter sends the answer as what was just chosen: the page knows it before the dialog goes.
  const classified = async () => {
    await refresh();
    setDeciding(undefined);
    onChanged();
  };
  const loan = page?.loan?.loan;
  const mayClassify = page !== undefined && may('complaint.answer');
  useKeys('Complaint', [
    ...(loan !== undefined && may('loan.read')
      ? [{ keys: 'l', words: 'loan', inBar: true, run: () => router.goTo(hrefTo('loans', loan)) }]
      : []),
    ...(mayClassify ? [{ keys: 'y', words: 'classify', run: () => setDeciding('classify') }] : []),
  ]);
  const item: Claimable = {
    queue: 'complaints',
    itemId: reportId,
    taken: page?.taken ?? null,
    mayTake: may('complaint.answer'),
    isDone: page !== undefined && !page.may.answer,
  };
  const claiming = useClaiming({ rows: [item], row: item, onFocus: () => undefined, onChanged: changed });
  const assignee = assignedNow(item.taken, now);
  const isOthers = assignee !== null && assignee.staffId !== me.staffId;
  if (!page)
    return (
      <Pane>
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {isNotThere(loaded) && <Empty title="No such complaint">The address may be mistyped.</Empty>}
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="The complaint could not be read." onAgain={reload} />
        )}
        {state.state === 'loading' && <Skeleton lines={10} />}
      </Pane>
    );
  if (page.market !== market.market)
    return (
      <Pane>
        <OtherMarket of={page.market} />
      </Pane>
    );
  const deadline = new Date(page.deadline);
  const isWaiting = page.state === 'open' || page.state === 'reopened';
  return (
    <>
      <div className="complaint-pane">
        <header className="complaint-head">
          <div>
            <h1>{page.title}</h1>
            <p className="k-muted">
              <span className="k-reference">{page.reference}</span> ·{' '}
              {page.borrower.customerId !== null && may('loan.read') ? (
                <a href={hrefTo('customers', page.borrower.customerId)}>
                  {page.borrower.name ?? 'Name not kept'}
                </a>
              ) : (
                (page.borrower.name ?? 'Name not kept')
              )}
              {loan !== undefined && (
                <>
                  {' · '}
                  <a className="k-reference" href={hrefTo('loans', loan)}>
                    {loan}
                  </a>
                </>
              )}
              {isWaiting && (
                <>
                  {' · answer by '}
                  <span className="k-strong">
                    {momentWords(deadline, market.timeZone, market.businessDate)}
                  </span>
                </>
              )}
            </p>
          </div>
          <span className="complaint-stands">
            {assignee && <Person name={assignee.name} isOwn={!isOthers} />}
            {isWaiting ? (
              <DeadlineChip deadline={deadline} now={now} />
            ) : (
              <>
                <Chip>{page.state}</Chip>
                {page.classification && <Chip>{outcomeWords[page.classification.outcome]}</Chip>}
              </>
            )}
          </span>
        </header>
        <div className="complaint-lines">
          {page.lines.map((line) => (
            <Line key={`${line.at}${line.from}${line.words}`} line={line} page={page} />
          ))}
        </div>
        <AssignedCard claiming={claiming} onRead={claiming.close} />
        {may('complaint.answer') && !isOthers && (
          <AnswerBox
            page={page}
            onDone={changed}
            onDecide={setDeciding}
            onClassify={() => setDeciding('classify')}
          />
        )}
      </div>
      <ComplaintSide
        page={page}
        now={now}
        onClassify={mayClassify && !isOthers ? () => setDeciding('classify') : undefined}
      />
      {deciding === 'classify' && (
        <ClassifyDialog page={page} onSaved={classified} onClose={() => setDeciding(undefined)} />
      )}
      {deciding && deciding !== 'classify' && <ChargeDialog page={page} act={deciding} onClose={closed} />}
    </>
  );
}

/** Of somebody else's words: how they reached us. */
function cameBy({ borrower, channel }: ComplaintData): string {
  const who = borrower.hasAccount ? 'borrower' : 'not a borrower';
  return channel === 'app' ? `${who}, in the app` : `${who}, by ${channelWords[channel].toLowerCase()}`;
}

type LineProps = { readonly line: ComplaintData['lines'][number]; readonly page: ComplaintData };

function Line({ line, page }: LineProps) {
  const { market } = useDesk();
  const { from, name, words, pictures } = line;
  const when = <MomentText at={new Date(line.at)} timeZone={market.timeZone} today={market.businessDate} />;
  if (from === 'step')
    return (
      <p className="complaint-step">
        <span>
          {words} · {when}
        </span>
      </p>
    );
  if (from === 'note')
    return (
      <InternalNote by={name ?? 'Support'} when={when}>
        <p className="complaint-words">{words}</p>
      </InternalNote>
    );
  const who = name ?? (from === 'borrower' ? 'Borrower' : 'Support');
  return (
    <article className="complaint-line">
      <Avatar name={who} size="large" />
      <div>
        <p className="complaint-who">
          <span className="k-strong">{who}</span>
          <span className="k-muted">{from === 'borrower' ? cameBy(page) : 'support'}</span>
          <span className="k-muted complaint-when">{when}</span>
        </p>
        <p className="complaint-words">{words}</p>
        {pictures.map((imageId, at) => (
          <a
            key={imageId}
            className="complaint-picture"
            href={`/api/console/complaint-picture?reportId=${page.reportId}&imageId=${imageId}`}
            target="_blank"
            rel="noreferrer"
          >
            <img
              src={`/api/console/complaint-picture?reportId=${page.reportId}&imageId=${imageId}`}
              alt={`Sent with the complaint, ${at + 1} of ${pictures.length}`}
            />
          </a>
        ))}
      </div>
    </article>
  );
}
