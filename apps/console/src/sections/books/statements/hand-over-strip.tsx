import { Fragment } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Panel } from '../../../kit/pane.tsx';
import { Facts } from '../../../kit/records/facts.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { dayWords, momentWords } from '../../../kit/words/day-words.ts';
import { formatNames, type LedgerFormat } from '../general-ledger/ledger-formats.ts';

const formats = Object.keys(formatNames) as LedgerFormat[];

/** Beside the statements: how far they are in the lender's own general ledger, and what still goes there. */
export function HandOverStrip() {
  const { market, money } = useDesk();
  const { loaded } = useLoad('console.general-ledger', { market: market.market });
  const read = loaded.read?.data;
  if (!read) return null;
  const { accounts, next, handOvers } = read;
  const [last] = handOvers;
  const unmapped = accounts.filter(({ code }) => code === '').map(({ number }) => number);
  const entries = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;
  const day = (on: string) => dayWords(on, market.businessDate);
  const nextWords =
    next.entries === 0 ? (
      'everything was handed over'
    ) : (
      <>
        {entries(next.entries)}, debit <MoneyText way={money} minor={BigInt(next.debit)} />
      </>
    );
  return (
    <Panel
      head={
        <>
          <h2>General ledger hand-over</h2> <span className="k-muted">each entry once</span>
          <a className="bk-mark" href={hrefTo('books', null, { tab: 'ledger' })}>
            Open
          </a>
        </>
      }
    >
      <div className="bk-hand-over">
        <Facts
          look="lines"
          facts={[
            [
              'Handed over',
              last
                ? `through ${day(last.through)}, ${entries(last.entries)}, on ${momentWords(new Date(last.madeAt), market.timeZone, market.businessDate)}`
                : 'nothing yet',
            ],
            [`Next, through ${day(next.through)}`, nextWords],
            ['Accounts', <Mapped key="mapped" all={accounts.length} unmapped={unmapped} />],
            [
              'Formats',
              formats.map((format, at) => (
                <Fragment key={format}>
                  {at > 0 && ' · '}
                  <a href={hrefTo('books', null, { tab: 'ledger', format })}>{formatNames[format]}</a>
                </Fragment>
              )),
            ],
          ]}
        />
      </div>
    </Panel>
  );
}

function Mapped({ all, unmapped }: { readonly all: number; readonly unmapped: readonly number[] }) {
  return unmapped.length === 0 ? (
    <span className="k-green">
      <Icon name="check" /> {all} of {all} mapped
    </span>
  ) : (
    <span className="k-amber">
      <Icon name="warning" /> {all - unmapped.length} of {all} mapped: {unmapped[0]} has no account there
    </span>
  );
}
