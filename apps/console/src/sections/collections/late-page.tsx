import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PartHead, SidePane } from '../../kit/pane.tsx';
import { Facts, Figures } from '../../kit/records/facts.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { CallPanel, type LateData } from './call-panel.tsx';
import { MessageForm } from './message-form.tsx';
import { dispositionWords, nextActionWords, outcomeWords } from './outcome-words.ts';

/** One account past due: every contact so far, whose it is, and the call. */
export function LatePage({ loan }: { readonly loan: string }) {
  const { market, may } = useDesk();
  const { loaded, reload } = useLoad('console.collection', { market: market.market, loan });
  const page = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Page crumbs={[{ words: 'Collections', href: hrefTo('collections') }, { words: page?.loan ?? loan }]}>
      <Pane>
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="This could not be read." onAgain={reload} />
        )}
        {isNotThere(loaded) && <Empty title="No such loan">Nothing in this market is called {loan}.</Empty>}
        {!page && state.state === 'loading' && <Skeleton lines={8} />}
        {page && <Account page={page} onChanged={reload} />}
      </Pane>
      {page && may('collection.act') && (
        <SidePane label="Call" width="wide">
          <CallPanel loan={page.loan} onDone={reload} />
          <MessageForm page={page} onDone={reload} />
        </SidePane>
      )}
    </Page>
  );
}

function Account({ page, onChanged }: { readonly page: LateData; readonly onChanged: () => void }) {
  const { market } = useDesk();
  return (
    <>
      <header className="late-head">
        <h1>
          {page.borrower ?? 'Name not kept'}
          {page.stands.daysLate > 0 && <Chip tone="red">{page.stands.daysLate} DPD</Chip>}
        </h1>
        <p className="k-muted">
          <a className="k-reference" href={hrefTo('loans', page.loan)}>
            {page.loan}
          </a>
          {page.phone && ` · ${page.phone}`}
        </p>
      </header>
      <AccountFigures page={page} />
      <Assignment page={page} onChanged={onChanged} />
      <PartHead
        title="Contacts"
        words={`${page.rules.today} of ${page.rules.aDay} today · ${page.rules.week} of ${page.rules.aWeek} in seven days · ${page.rules.from}–${page.rules.until}`}
      />
      {page.contacts.length === 0 && <Empty title="No contact yet" />}
      {page.contacts.map(({ contactId, direction, outcome, disposition, words, by, at }) => (
        <InternalNote
          key={contactId}
          by={`${direction === 'in' ? 'Inbound · ' : ''}${disposition === null ? outcomeWords[outcome] : dispositionWords[disposition]} · ${by}`}
          when={<MomentText at={new Date(at)} timeZone={market.timeZone} today={page.today} />}
        >
          <p className="late-words">{words}</p>
        </InternalNote>
      ))}
    </>
  );
}

function AccountFigures({ page }: { readonly page: LateData }) {
  const { money } = useDesk();
  const { stands, promise } = page;
  const amount = (minor: number, tone?: 'red') => (
    <MoneyText way={money} minor={BigInt(minor)} {...(tone && { tone })} />
  );
  return (
    <Figures
      figures={[
        { what: 'Past due', value: amount(stands.overdue, stands.overdue > 0 ? 'red' : undefined) },
        { what: 'Payoff amount', value: amount(stands.toPay) },
        { what: 'Tomorrow adds', value: amount(stands.latePerDay), below: 'late charge a day' },
        {
          what: 'Promise to pay',
          value: promise ? dayWords(promise.promisedOn, page.today) : '–',
          below: promise ? (
            <>
              {promise.amount !== null && amount(promise.amount)}{' '}
              {promise.outcome ?? 'open, reminders paused'}
            </>
          ) : (
            'none'
          ),
        },
      ]}
    />
  );
}

const hows = {
  taken: 'assigned to themselves',
  assigned: 'assigned',
  'round-robin': 'shared out in turn',
  released: 'released',
  cured: 'current again',
} as const;

/** Whose it is, what happens next, and whose it was. */
function Assignment({ page, onChanged }: { readonly page: LateData; readonly onChanged: () => void }) {
  const { market, me, may } = useDesk();
  const act = useAct('console.collection-take');
  const isOwn = page.owner?.staffId === me.staffId;
  const take = async (release: boolean) => {
    const answered = await act.run({ market: market.market, loans: [page.loan], release });
    if (answered && !('fault' in answered)) onChanged();
  };
  return (
    <>
      <PartHead title="Work">
        {may('collection.act') && (page.owner === null || isOwn) && page.stands.overdue > 0 && (
          <Button size="small" commits isBusy={act.isBusy} onClick={() => void take(isOwn)}>
            {isOwn ? 'Release' : 'Assign to me'}
          </Button>
        )}
      </PartHead>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Facts
        facts={[
          ['Assigned', page.owner?.name ?? 'Nobody'],
          [
            'Next action',
            page.next
              ? `${nextActionWords[page.next.action]}, ${dayWords(page.next.on, page.today)}`
              : 'Call, today',
          ],
          ...page.assignments
            .slice(0, 3)
            .map(
              ({ to, by, how, at }) =>
                [
                  <MomentText key={at} at={new Date(at)} timeZone={market.timeZone} today={page.today} />,
                  `${to ?? 'Nobody'} · ${hows[how]}${by === null ? '' : ` by ${by}`}`,
                ] as const,
            ),
        ]}
      />
    </>
  );
}
