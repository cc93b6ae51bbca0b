import { useDesk } from '../../../shell/me.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import type { BankDay } from './bank.tsx';
import { channelName } from '../../../kit/words/channel-name.ts';

type Proof = NonNullable<BankDay['proof']>;

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Two columns of the same five rows: both end with the same figure, or the difference is named. */
export function BankProof({ day, proof }: { readonly day: BankDay; readonly proof: Proof }) {
  const { market } = useDesk();
  const { bank, books } = proof;
  const on = dayWords(day.on, market.businessDate);
  return (
    <div className="pm-proof">
      <Side
        title="Bank"
        about={day.statement?.file ?? 'no statement'}
        rows={[
          ['Opening balance', bank.opening],
          [
            `${times(bank.credits, 'credit', 'credits')}, ${times(bank.debits, 'debit', 'debits')}`,
            bank.movement,
          ],
          [`Closing balance, ${on}`, bank.closing],
          [`In books, not at bank  ${bank.notAtBankCount}`, bank.notAtBank],
          ['Adjusted bank balance', bank.adjusted],
        ]}
      />
      <Side
        title="Books"
        about="1010 Cash at bank"
        rows={[
          ['Opening balance', books.opening],
          [times(books.entries, 'entry', 'entries'), books.movement],
          [`Book balance, ${on}`, books.balance],
          [`At bank, not in books  ${books.notInBooksCount}`, books.notInBooks],
          ['Adjusted book balance', books.adjusted],
        ]}
      />
    </div>
  );
}

function Side(props: {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly (readonly [what: string, minor: number])[];
}) {
  const { money } = useDesk();
  return (
    <table className="pm-sums">
      <caption>
        {props.title} <span className="k-muted">{props.about}</span>
      </caption>
      <tbody>
        {props.rows.map(([what, minor], at) => (
          <tr key={what} data-total={at === 2 || at === 4 ? '' : undefined}>
            <th scope="row">{what}</th>
            <td>
              <MoneyText way={money} minor={BigInt(minor)} place="column" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How long money has stood with each channel; what is over three days old is asked about. */
export function ClearingAges({ day }: { readonly day: BankDay }) {
  const { money } = useDesk();
  const figure = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  return (
    <SidePart title="Clearing ageing" about={`${money.sign}, now`}>
      {day.ages.length === 0 && <p className="k-muted">Nothing is in clearing.</p>}
      {day.ages.map((age) => (
        <table key={age.account} className="pm-sums">
          <caption>
            {age.account} {channelName(age.channel)}
          </caption>
          <tbody>
            <Row what="0 d" value={figure(age.today)} />
            <Row what="1 d" value={figure(age.oneDay)} />
            <Row what="2–3 d" value={figure(age.threeDays)} />
            <tr className={age.older === 0 ? undefined : 'k-amber'}>
              <th scope="row">
                over 3 d {age.olderPayments > 0 && times(age.olderPayments, 'payment', 'payments')}
              </th>
              <td>{figure(age.older)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total {age.ties ? '' : '(does not tie to the books)'}</th>
              <td>{figure(age.balance)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
      {day.parties
        .filter(({ owed }) => owed !== 0)
        .map(({ party, owed }) => (
          <p key={party}>
            2040 {party}: {figure(owed)} payable
          </p>
        ))}
    </SidePart>
  );
}

function Row({ what, value }: { readonly what: string; readonly value: React.ReactNode }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{value}</td>
    </tr>
  );
}
