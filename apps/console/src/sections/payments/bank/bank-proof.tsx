import { useDesk } from '../../../shell/me.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import type { BankDay } from './bank.tsx';
import { dayBeside } from './pairs.ts';
import { channelName } from '../../../kit/words/channel-name.ts';

type Proof = NonNullable<BankDay['proof']>;

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const filesWords = (files: readonly string[]): string =>
  files.length === 0 ? 'no statement' : files.length <= 2 ? files.join(', ') : `${files.length} files`;

/** What the table below totals: all files' lines of the day, and those of earlier days that are open. */
function listedWords({ lines, on }: BankDay): string {
  const older = lines.filter(({ valueOn }) => valueOn < on).length;
  const all = times(lines.length, 'line', 'lines');
  return older === 0 ? all : `${all}, ${older} of earlier days`;
}

const entriesListed = ({ lines, inTransit }: BankDay): number =>
  lines.reduce((sum, { bookedAs }) => sum + bookedAs.length, inTransit.length);

/** Two columns of the same five rows: both end with the same figure, or the difference is named. */
export function BankProof({ day, proof }: { readonly day: BankDay; readonly proof: Proof }) {
  const { market } = useDesk();
  const { bank, books } = proof;
  const on = dayWords(day.on, market.businessDate);
  const before = dayWords(dayBeside(day.on, -1), market.businessDate);
  return (
    <div className="pm-proof">
      <Side
        title="Bank"
        about={`${filesWords(day.files)} · ${listedWords(day)}`}
        rows={[
          [`Opening balance, ${before}`, bank.opening],
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
        about={`1010 Cash at bank · ${times(entriesListed(day), 'entry', 'entries')}`}
        rows={[
          [`Opening balance, ${before}`, books.opening],
          [`${times(books.entries, 'entry', 'entries')} of this day`, books.movement],
          [`Book balance, ${on}`, books.balance],
          [`At bank, not in books  ${books.notInBooksCount}`, books.notInBooks],
          [`At bank, booked after this day  ${books.bookedLaterCount}`, books.bookedLater],
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

const buckets = [
  ['0 d', 'today'],
  ['1 d', 'oneDay'],
  ['2–3 d', 'threeDays'],
] as const;

/** How long money has stood with each channel; what is over three days old is asked about. */
export function ClearingAges({ day }: { readonly day: BankDay }) {
  const { money } = useDesk();
  const { ages } = day;
  const figure = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  const isOlder = ages.some(({ older }) => older !== 0);
  const isOff = ages.some(({ ties }) => !ties);
  return (
    <SidePart title="Clearing ageing" about={`${money.sign}, now`}>
      {ages.length === 0 && <p className="k-muted">Nothing is in clearing.</p>}
      {ages.length > 0 && (
        <table className="pm-sums">
          <thead>
            <tr>
              <th scope="col">Age</th>
              {ages.map(({ account, channel }) => (
                <th key={account} scope="col">
                  {account} {channelName(channel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buckets.map(([words, part]) => (
              <tr key={part}>
                <th scope="row">{words}</th>
                {ages.map((age) => (
                  <td key={age.account}>{figure(age[part])}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={isOlder ? 'k-amber' : undefined}>
                over 3 d
              </th>
              {ages.map((age) => (
                <td key={age.account} className={age.older === 0 ? undefined : 'k-amber'}>
                  {figure(age.older)}
                  {age.olderPayments > 0 && <div>{times(age.olderPayments, 'payment', 'payments')}</div>}
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {ages.map((age) => (
                <td key={age.account}>{figure(age.balance)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {isOff && <p className="k-red">The payments by age do not come to what the books hold.</p>}
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
