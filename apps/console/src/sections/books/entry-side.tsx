import { useDesk } from '../../shell/me.ts';
import { OtherMarket } from '../../shell/other-market.tsx';
import { hrefTo } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { MomentText } from '../../kit/words/day-text.tsx';
import { EntryLines } from '../../kit/records/entry-lines.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { NotRead } from '../../shell/not-read.tsx';
import { dayWords } from '../../kit/words/day-words.ts';

const sections = { loan: 'loans', payment: 'payments', payout: 'payouts' } as const;

/** Where a cause is shown: a page of its own, or its tab of the books. */
function hrefOfCause(kind: keyof typeof sections | 'provision' | 'invoice', id: string): string {
  if (kind === 'provision') return hrefTo('books', null, { tab: 'provisions', month: id });
  if (kind === 'invoice') return hrefTo('books', null, { tab: 'invoices', search: id });
  return hrefTo(sections[kind], id);
}

/** An entry and its cause: from the books to what happened, and back to all its entries. */
export function EntrySide({ entryId }: { readonly entryId: string }) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.entry', { entryId });
  const read = loaded.read?.data;
  if (loaded.state === 'failed' && !read)
    return (
      <SidePane label="Entry" width="wide">
        <NotRead loaded={loaded} noun="entry" back={{ section: 'books', words: 'Books' }} onAgain={reload} />
      </SidePane>
    );
  if (!read)
    return (
      <SidePane label="Entry" width="wide">
        {null}
      </SidePane>
    );
  if (read.market !== market.market)
    return (
      <SidePane label="Entry" width="wide">
        <OtherMarket of={read.market} />
      </SidePane>
    );
  const { entry, when, causes, acts } = read;
  return (
    <SidePane label="Entry" width="wide">
      <SidePart
        title={entry.no === null ? 'Entry, not numbered yet' : `Entry ${entry.no}`}
        about={entry.words}
      >
        <EntryLines way={money} lines={entry.lines} />
      </SidePart>
      <SidePart title="When it is posted">
        <p>{when}</p>
        <Facts
          look="lines"
          facts={[
            ['Business day', dayWords(entry.businessDate, market.businessDate)],
            [
              'Posted',
              <MomentText
                key="p"
                at={new Date(entry.postedAt)}
                timeZone={market.timeZone}
                today={market.businessDate}
              />,
            ],
            ...(entry.reverses === null
              ? []
              : ([
                  [
                    'Undoes',
                    <a key="r" href={hrefTo('books', entry.reverses, { tab: 'journal' })}>
                      entry {entry.reverses}
                    </a>,
                  ],
                ] as const)),
            ...(entry.reversedBy === null
              ? []
              : ([
                  [
                    'Undone by',
                    <a key="b" href={hrefTo('books', entry.reversedBy, { tab: 'journal' })}>
                      entry {entry.reversedBy}
                    </a>,
                  ],
                ] as const)),
          ]}
        />
      </SidePart>
      <SidePart title="Source">
        {causes.length === 0 && <p className="k-muted">The lender’s own accounts only.</p>}
        {causes.map(({ kind, id, reference, words, subject }) => (
          <div key={`${kind} ${id}`}>
            <p>
              <a href={hrefOfCause(kind, id)}>
                {words} <span className="k-reference">{reference}</span>
              </a>
            </p>
            {subject !== null && (
              <p>
                <a href={hrefTo('books', null, { tab: 'journal', subject })}>all its entries</a>
              </p>
            )}
          </div>
        ))}
      </SidePart>
      {acts.length > 0 && (
        <SidePart title="Who did it">
          <Facts
            look="lines"
            facts={acts.map(({ at, actor, words }) => [
              <MomentText key="a" at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />,
              `${actor}: ${words}`,
            ])}
          />
        </SidePart>
      )}
    </SidePane>
  );
}
