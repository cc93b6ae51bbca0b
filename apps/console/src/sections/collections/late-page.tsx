import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Figures } from '../../kit/records/facts.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { Pane, PartHead, SidePane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { ContactForm } from './contact-form.tsx';
import { outcomeWords } from './outcome-words.ts';
import { PromiseForm } from './promise-form.tsx';

export type LateData = ResponseOf<Calls['console.collection']>;

/** One late loan: every contact so far, and what may be done now. */
export function LatePage({ loan }: { readonly loan: string }) {
  const { market, money, may } = useDesk();
  const { loaded, reload } = useLoad('console.collection', { market: market.market, loan });
  const page = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  return (
    <Page crumbs={[{ words: 'Collections', href: hrefTo('collections') }, { words: page?.loan ?? loan }]}>
      <Pane>
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="This could not be read." onAgain={reload} />
        )}
        {isNotThere(loaded) && <Empty title="No such loan">Nothing in this market is called {loan}.</Empty>}
        {!page && state.state === 'loading' && <Skeleton lines={8} />}
        {page && (
          <>
            <header className="late-head">
              <h1>
                {page.borrower ?? 'Name not kept'}
                {page.stands.daysLate > 0 && <Chip tone="red">{page.stands.daysLate} days late</Chip>}
              </h1>
              <p className="k-muted">
                <a className="k-reference" href={hrefTo('loans', page.loan)}>
                  {page.loan}
                </a>
                {page.phone && ` · ${page.phone}`}
              </p>
            </header>
            <Figures
              figures={[
                {
                  what: 'Overdue',
                  value: words(page.stands.overdue),
                  ...(page.stands.overdue > 0 && { tone: 'red' as const }),
                },
                { what: 'Owed today', value: words(page.stands.toPay), below: 'to settle' },
                {
                  what: 'Tomorrow adds',
                  value: words(page.stands.latePerDay),
                  below: 'late charge a day',
                },
                {
                  what: 'Promise',
                  value: page.promise ? dayWords(page.promise.promisedOn, page.today) : '–',
                  below: page.promise
                    ? [
                        page.promise.amount !== null && words(page.promise.amount),
                        page.promise.outcome ?? page.promise.state,
                      ]
                        .filter(Boolean)
                        .join(' · ')
                    : 'none runs',
                },
              ]}
            />
            <PartHead
              title="Contacts"
              words={`${page.rules.today} of ${page.rules.aDay} today · ${page.rules.week} of ${page.rules.aWeek} in seven days · ${page.rules.from}–${page.rules.until}`}
            />
            {page.contacts.length === 0 && <Empty title="Nobody has contacted them yet" />}
            {page.contacts.map(({ contactId, direction, outcome, words: said, by, at }) => (
              <InternalNote
                key={contactId}
                by={`${direction === 'in' ? 'They called · ' : ''}${outcomeWords[outcome]} · ${by}`}
                when={<MomentText at={new Date(at)} timeZone={market.timeZone} today={page.today} />}
              >
                <p className="late-words">{said}</p>
              </InternalNote>
            ))}
          </>
        )}
      </Pane>
      {page && may('collection.act') && (
        <SidePane label="Contact" width="wide">
          <ContactForm page={page} onDone={reload} />
          <PromiseForm page={page} onDone={reload} />
        </SidePane>
      )}
    </Page>
  );
}
