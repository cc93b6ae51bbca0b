import { totalOfRows } from '@candor/ui';
import { useEffect, useRef } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { DayText } from '../../../kit/words/day-text.tsx';
import { EntryLines } from '../../../kit/records/entry-lines.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { ErrorLine } from '../../../kit/state-lines.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import type { CandidateRow, Effect } from '../money-words.ts';

type Props = {
  readonly paymentId: string;
  readonly candidate: CandidateRow;
  /** The act sends back what was shown. */
  readonly onSeen: (effect: Effect) => void;
};

/** What will be owed, and the entry: the server has done it and taken it back. */
export function EffectOfMatch({ paymentId, candidate, onSeen }: Props) {
  const { loaded, reload } = useLoad('console.money-effect', { paymentId, loanId: candidate.loanId });
  const effect = loaded.read?.data;
  const tell = useRef(onSeen);
  useEffect(() => {
    if (effect) tell.current(effect);
  }, [effect]);
  if (loaded.state === 'failed') return <ErrorLine what="The preview could not be made." onAgain={reload} />;
  if (!effect) return null;
  return <Shown effect={effect} candidate={candidate} />;
}

function Shown({ effect, candidate }: { readonly effect: Effect; readonly candidate: CandidateRow }) {
  const { money, market } = useDesk();
  const { goesTo, before, after, countsFrom, entries, needsApproval, refusedFor } = effect;
  const figure = (minor: number | bigint) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  const day = (on: string | null) => (on === null ? '–' : <DayText day={on} today={market.businessDate} />);
  const together = totalOfRows(goesTo, ({ amount }) => amount);
  return (
    <>
      <SidePart title={`If matched to ${candidate.reference}`}>
        <p className="k-muted">
          Counted from {dayWords(countsFrom, market.businessDate)},{' '}
          {needsApproval ? 'the day the borrower claimed it.' : 'its value date.'}
        </p>
        {refusedFor !== null && <Notice tone="red">{refusedFor}</Notice>}
        {needsApproval && (
          <p>
            <NeedsApprovalChip /> No statement shows this money.
          </p>
        )}
        {refusedFor === null && (
          <table className="pm-sums">
            <thead>
              <tr>
                <th scope="col">Goes to</th>
                <th scope="col">{money.sign}</th>
              </tr>
            </thead>
            <tbody>
              {goesTo.map(({ number, name, amount }) => (
                <tr key={number}>
                  <th scope="row">
                    <span className="k-reference">{number}</span> {name}
                  </th>
                  <td>{figure(amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{figure(together)}</td>
              </tr>
            </tfoot>
          </table>
        )}
      </SidePart>
      {refusedFor === null && (
        <SidePart title="Borrower">
          <table className="pm-sums">
            <thead>
              <tr>
                <th scope="col">{money.sign}</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Owed</th>
                <td>{figure(before.owed)}</td>
                <td>{figure(after.owed)}</td>
              </tr>
              <tr>
                <th scope="row">DPD</th>
                <td>{before.daysLate}</td>
                <td>{after.daysLate}</td>
              </tr>
              <tr>
                <th scope="row">Next due</th>
                <td>{day(before.nextDueOn)}</td>
                <td>{day(after.nextDueOn)}</td>
              </tr>
            </tbody>
          </table>
        </SidePart>
      )}
      {entries.length > 0 && (
        <SidePart title="Entry">
          {entries.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never move
            <EntryLines key={at} way={money} lines={entry.lines} />
          ))}
        </SidePart>
      )}
    </>
  );
}
