import { useDesk } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Icon } from '../../../kit/icon.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { dayWords, momentWords } from '../../../kit/words/day-words.ts';
import { formatNames, type LedgerFormat } from '../general-ledger/ledger-formats.ts';

const formats = Object.keys(formatNames) as LedgerFormat[];

/** Below the statements: how far they are in the lender's own general ledger, and what still goes there. */
export function HandOverStrip() {
  const { market, money } = useDesk();
  const { loaded } = useLoad('console.general-ledger', { market: market.market });
  const read = loaded.read?.data;
  if (!read) return null;
  const { accounts, next, handOvers } = read;
  const [last] = handOvers;
  const unmapped = accounts.filter(({ code }) => code === '');
  const entries = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;
  const day = (on: string) => dayWords(on, market.businessDate);
  return (
    <dl className="bk-hand-over" aria-label="General ledger hand-over">
      <div>
        <dt>
          <a href={hrefTo('books', null, { tab: 'ledger' })}>General ledger hand-over</a>
        </dt>
        <dd>each entry once</dd>
      </div>
      <div>
        <dt>Handed over</dt>
        <dd>
          {last
            ? `through ${day(last.through)}, ${entries(last.entries)}, ${momentWords(new Date(last.madeAt), market.timeZone, market.businessDate)}`
            : 'nothing yet'}
        </dd>
      </div>
      <div>
        <dt>Next, through {day(next.through)}</dt>
        <dd>
          {next.entries === 0 ? (
            'everything was handed over'
          ) : (
            <>
              {entries(next.entries)}, debit <MoneyText way={money} minor={BigInt(next.debit)} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>
          {unmapped.length === 0 ? (
            <span className="k-green">
              <Icon name="check" /> {accounts.length} of {accounts.length} mapped
            </span>
          ) : (
            <span className="k-amber">
              <Icon name="warning" /> {accounts.length - unmapped.length} of {accounts.length} mapped
            </span>
          )}
        </dt>
        <dd>
          {unmapped.length === 0
            ? 'accounts of the general ledger'
            : `${unmapped[0]?.number} has no account there`}
        </dd>
      </div>
      <div>
        <dt>Formats</dt>
        <dd>
          {formats.map((format, at) => (
            <span key={format}>
              {at > 0 && ' · '}
              <a href={hrefTo('books', null, { tab: 'ledger', format })}>{formatNames[format]}</a>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
