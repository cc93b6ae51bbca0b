import { useDesk, useNow } from '../../shell/me.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Checks } from '../../kit/records/facts.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { ageWords } from '../../kit/words/time-words.ts';
import type { Approval } from './approval.ts';

/** Who asked, why, and what was said since. */
export function Asked({ approval: { words } }: { readonly approval: Approval }) {
  const { market } = useDesk();
  const now = useNow();
  return words.map(({ step, name, at, did, words: said }) => (
    <div key={`${at} ${step}`} className="s-said">
      <Avatar name={name} size="large" />
      <div>
        <p>
          <strong>{name}</strong>{' '}
          <span className="s-muted">
            {did} {momentWords(new Date(at), market.timeZone, market.businessDate)},{' '}
            {ageWords(new Date(at), now)}
            {now.getTime() - Date.parse(at) >= 60_000 && ' ago'}
          </span>
        </p>
        {said && <p className="s-words">{said}</p>}
      </div>
    </div>
  ));
}

/** How many entries these sums are of, and when they are posted. */
function entryWords({ entries, later }: NonNullable<Approval['preview']>): string {
  const count = (entries?.length ?? 0) + (later?.entries.length ?? 0);
  if (count === 0) return '';
  const words = count === 1 ? 'One entry' : `${count} entries`;
  return later ? `${words}, ${later.when}` : words;
}

/** Nobody decides on it any more. */
const isDecided = ({ state }: Approval) => state !== 'waiting' && state !== 'asked-back';

const states = { kept: 'agrees', look: 'look', broken: 'not' } as const;

/** What was checked, and the entry that it posts: once it is decided, as its approver saw them. */
export function CheckedForYou({ approval }: { readonly approval: Approval }) {
  const { preview, impossibleFor } = approval;
  const { money } = useDesk();
  if (!preview)
    return (
      <aside className="s-checked">
        {impossibleFor !== null && (
          <>
            <h2>Blocked</h2>
            <Checks checks={[{ key: 'rule', state: 'not', words: impossibleFor }]} />
          </>
        )}
      </aside>
    );
  const { checks, postings, sent } = preview;
  return (
    <aside className="s-checked">
      <h2>{isDecided(approval) ? 'Checked at approval' : 'Checked for you'}</h2>
      <Checks checks={checks.map(({ is, words }) => ({ key: words, state: states[is], words }))} />
      {postings.length > 0 && (
        <>
          <h2>{isDecided(approval) ? 'Posted' : 'Will be posted'}</h2>
          <p className="s-muted">{entryWords(preview)}</p>
          <ul className="s-postings">
            {postings.map(({ account, side, amount }) => (
              <li key={side + account}>
                <span>
                  {side === 'debit' ? 'Dr' : 'Cr'} {account}
                </span>
                <MoneyText way={money} minor={BigInt(amount)} place="column" />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Message to the borrower</h2>
      <p className="s-words">{sent ?? 'None.'}</p>
    </aside>
  );
}
