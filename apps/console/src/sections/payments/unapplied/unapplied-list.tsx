import { totalOfRows } from '@candor/ui';
import { useDesk, useNow } from '../../../shell/me.ts';
import { DayText, MomentText } from '../../../kit/words/day-text.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { moneyWords } from '../../../kit/words/money-words.ts';
import { timeLeft } from '../../../kit/words/time-words.ts';
import { channelName } from '../../../kit/words/channel-name.ts';
import { claimedWords, type ToMatch } from '../money-words.ts';

type Props = {
  readonly money: ToMatch['money'];
  readonly claims: ToMatch['claims'];
  readonly focused: string | undefined;
  readonly onFocus: (paymentId: string) => void;
};

const partWords = ({ number, isPart }: ToMatch['money'][number]): string =>
  isPart ? `part of ${number ?? 'a transfer'}` : (number ?? 'no number');

/** Money without an owner, then claims without money; each by its deadline. */
export function UnappliedList({ money, claims, focused, onFocus }: Props) {
  const { money: way, market } = useDesk();
  const now = useNow();
  const sum = (rows: readonly { readonly amount: number }[]) => totalOfRows(rows, ({ amount }) => amount);
  const left = (dueAt: string) => {
    const { words, urgency } = timeLeft(new Date(dueAt), now);
    return (
      <span className={urgency === 'over' ? 'k-red' : urgency === 'soon' ? 'k-amber' : ''}>{words}</span>
    );
  };
  const counted = (count: number) =>
    count === 0 ? 'no candidate' : count === 1 ? '1 candidate' : `${count} candidates`;
  return (
    <nav className="pm-list" aria-label="Unapplied cash">
      <h2>
        <span>Unapplied payments {money.length}</span>
        <MoneyText way={way} minor={sum(money)} />
      </h2>
      <ul>
        {money.map((row) => (
          <li key={row.paymentId}>
            <button
              type="button"
              className="pm-item"
              aria-current={row.paymentId === focused}
              onClick={() => onFocus(row.paymentId)}
            >
              <span>{channelName(row.channel)}</span>
              <span>{moneyWords(way, BigInt(row.amount))}</span>
              <span className="k-reference">{partWords(row)}</span>
              {left(row.dueAt)}
              <DayText day={row.receivedOn} today={market.businessDate} />
              <span>{row.isForApproval ? 'waits for approval' : counted(row.candidates)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2>
        <span>Payment claims (unverified) {claims.length}</span>
        <MoneyText way={way} minor={sum(claims)} />
      </h2>
      <ul>
        {claims.map((row) => (
          <li key={row.paymentId}>
            <button
              type="button"
              className="pm-item"
              aria-current={row.paymentId === focused}
              onClick={() => onFocus(row.paymentId)}
            >
              <span className="k-reference">{row.utr}</span>
              <span>{moneyWords(way, BigInt(row.amount))}</span>
              <span>{row.loan?.name ?? row.loan?.reference ?? ''}</span>
              {left(row.dueAt)}
              <MomentText at={new Date(row.saidAt)} timeZone={market.timeZone} today={market.businessDate} />
              <span className={row.money === 'on-another-loan' ? 'k-red' : ''}>
                {row.isForApproval ? 'waits for approval' : claimedWords[row.money]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
