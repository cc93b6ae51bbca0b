import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { MomentText } from '../../kit/words/day-text.tsx';
import { EntryLines } from '../../kit/records/entry-lines.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { Provision, ProvisionClass } from './provision-columns.tsx';

type Props = { readonly read: Provision; readonly chosen: ProvisionClass | null };

/** The entry that a month makes or made, and the loans of a class that need most. */
export function ProvisionSide({ read, chosen }: Props) {
  const { market, money } = useDesk();
  const { entry, posted, loans } = read;
  return (
    <SidePane label="Entry and loans">
      <SidePart title={posted ? 'The entry' : 'What would be posted'}>
        {entry === null ? (
          <p className="k-muted">Nothing moves: what is required is provided already.</p>
        ) : (
          <EntryLines way={money} lines={entry.lines} />
        )}
        {posted && (
          <p>
            Posted{' '}
            <MomentText at={new Date(posted.at)} timeZone={market.timeZone} today={market.businessDate} />
          </p>
        )}
        {posted && posted.entryId !== null && (
          <p>
            <a href={hrefTo('books', posted.entryId, { tab: 'journal', event: 'provide' })}>
              Its entry in the journal
            </a>
          </p>
        )}
      </SidePart>
      <SidePart title={chosen ? `Loans, ${chosen.name.toLowerCase()}` : 'Loans'} about={chosen?.when}>
        {!chosen && <p className="k-muted">Choose a class to see its loans. The CSV has them all.</p>}
        {chosen && loans.length === 0 && <p className="k-muted">No loan is in this class.</p>}
        {chosen && loans.length > 0 && (
          <Facts
            look="lines"
            facts={loans.map((loan) => [
              <span key={loan.reference} className="bk-loan">
                {loan.loanId === null ? (
                  <span className="k-reference">{loan.reference}</span>
                ) : (
                  <a className="k-reference" href={hrefTo('loans', loan.loanId)}>
                    {loan.reference}
                  </a>
                )}
                <span className="k-muted">
                  {loan.daysLate === 0 ? 'on time' : `${loan.daysLate} DPD`}, owes{' '}
                  {moneyWords(money, BigInt(loan.exposure))}
                </span>
              </span>,
              moneyWords(money, BigInt(loan.required)),
            ])}
          />
        )}
        {chosen && chosen.loans > loans.length && (
          <p className="k-muted">
            The {loans.length} that need most, of {chosen.loans.toLocaleString('en')}.
          </p>
        )}
      </SidePart>
    </SidePane>
  );
}
