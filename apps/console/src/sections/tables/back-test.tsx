import { totalOfRows } from '@candor/ui';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { outcomeWords } from './rules-table.tsx';
import type { Draft, Tested } from './table-types.ts';

type Props = {
  readonly version: number;
  readonly draft: Draft;
  readonly canTest: boolean;
  readonly tested: Tested | undefined;
  readonly onTested: (tested: Tested) => void;
};

type Days = '30' | '90' | '366';

/** What would have changed? Past applications, decided again on the facts that were stored with them. */
export function BackTest({ version, draft, canTest, tested, onTested }: Props) {
  const { market } = useDesk();
  const [days, setDays] = useQuery<Days>('days', '90', ['30', '90', '366']);
  const test = useAct('console.table-test');
  const run = async () => {
    const done = await test.run({
      market: market.market,
      against: version,
      table: draft,
      days: Number(days),
    });
    if (done && 'answer' in done) onTested(done.answer);
  };
  useKeys(
    'Back-test',
    canTest ? [{ keys: 'b', words: 'back-test', inBar: true, run: () => void run() }] : [],
  );
  return (
    <section>
      <PartHead
        title="What would have changed?"
        words={
          tested &&
          `${tested.tested} applications, ${dayWords(tested.from)} – ${dayWords(tested.until)}${tested.left > 0 ? `; ${tested.left} could not be decided again` : ''}`
        }
      >
        <span className="k-buttons">
          <SelectField
            label={<span className="k-spoken">Of which days</span>}
            value={days}
            onChange={setDays}
            options={[
              { value: '30', words: 'Last 30 days' },
              { value: '90', words: 'Last 90 days' },
              { value: '366', words: 'Last year' },
            ]}
          />
          <Button keys="b" disabled={!canTest} isBusy={test.isBusy} onClick={() => void run()}>
            {tested ? 'Test again' : 'Test'}
          </Button>
        </span>
      </PartHead>
      {test.fault && <Notice tone="red">{test.fault.words}</Notice>}
      {tested && <Outcome tested={tested} version={version} />}
    </section>
  );
}

const outcomes = ['approve', 'refer', 'refuse'] as const;

function Outcome({ tested, version }: { readonly tested: Tested; readonly version: number }) {
  if (tested.tested === 0)
    return <p className="k-muted">Nothing was decided in these days: there is nothing to compare with.</p>;
  return (
    <div className="k-back-test">
      <Matrix tested={tested} version={version} />
      <Changed tested={tested} version={version} />
    </div>
  );
}

function Matrix({ tested, version }: { readonly tested: Tested; readonly version: number }) {
  const count = (before: string, after: string) =>
    tested.cells.find((cell) => cell.before === before && cell.after === after)?.count ?? 0;
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) => Number(totalOfRows(outcomes, of));
  return (
    <div>
      <table className="k-table" aria-label="Outcomes before and after">
        <thead>
          <tr>
            <th scope="col">v{version} by draft</th>
            {outcomes.map((after) => (
              <th key={after} scope="col" data-align="end">
                {outcomeWords[after]}
              </th>
            ))}
            <th scope="col" data-align="end">
              v{version}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((before) => (
            <tr key={before}>
              <th scope="row" data-outcome={before}>
                {outcomeWords[before]}
              </th>
              {outcomes.map((after) => (
                <td
                  key={after}
                  data-align="end"
                  data-moved={before !== after && count(before, after) > 0 ? '' : undefined}
                >
                  {count(before, after) || '–'}
                </td>
              ))}
              <td data-align="end">{sum((after) => count(before, after))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Draft</td>
            {outcomes.map((after) => (
              <td key={after} data-align="end">
                {sum((before) => count(before, after))}
              </td>
            ))}
            <td data-align="end">{tested.tested}</td>
          </tr>
        </tfoot>
      </table>
      <p className="k-muted">
        Changed: {tested.changedCount}, that is {share(tested.changedCount, tested.tested)}. Approved at once:{' '}
        {share(
          sum((after) => count('approve', after)),
          tested.tested,
        )}{' '}
        by v{version},{' '}
        {share(
          sum((before) => count(before, 'approve')),
          tested.tested,
        )}{' '}
        by the draft.{tested.amountChanged > 0 && ` For another amount: ${tested.amountChanged}.`}
      </p>
    </div>
  );
}

const share = (part: number, of: number) => `${((part / of) * 100).toFixed(1)}\u00a0%`;

const heads = ['Application', 'Borrower', 'Before', 'Then', 'Because', 'In fact'];

function Changed({ tested, version }: { readonly tested: Tested; readonly version: number }) {
  const { newlyApproved: fresh, changed, changedCount, notAskedElsewhere } = tested;
  const onSave = () =>
    saveCsv(
      `table-test-v${version}-${tested.until}`,
      heads,
      changed.map(({ reference, name, before, after, because, inFact }) => [
        reference,
        name ?? '',
        before,
        after,
        because,
        inFact,
      ]),
    );
  return (
    <div>
      {fresh.count > 0 && (
        <p>
          <strong>Of the {fresh.count} that the draft would approve by itself,</strong> people had approved{' '}
          {fresh.approvedByPeople}, {fresh.refused} were refused and {fresh.withdrawn} withdrawn.{' '}
          {fresh.paidOut > 0 &&
            `${fresh.paidOut} were disbursed; ${fresh.over30DaysLate} of these went over 30 DPD so far.`}
        </p>
      )}
      {notAskedElsewhere > 0 && (
        <p className="k-muted">
          {notAskedElsewhere} had been refused before a bureau or a sanctions list was asked: what these would
          have said is not known.
        </p>
      )}
      {changed.length > 0 && (
        <table className="k-table" aria-label="What would have changed">
          <thead>
            <tr>
              {['Application', 'Borrower', 'Outcome', 'Because', 'In fact'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, 20).map(({ orderId, reference, name, before, after, because, inFact }) => (
              <tr key={orderId}>
                <td>
                  <a className="k-reference" href={hrefTo('applications', orderId)}>
                    {reference}
                  </a>
                </td>
                <td>{name ?? 'No name any more'}</td>
                <td>
                  <span data-outcome={before}>{outcomeWords[before]}</span> →{' '}
                  <span data-outcome={after}>{outcomeWords[after]}</span>
                </td>
                <td>{because}</td>
                <td>{inFact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="k-buttons">
        <span className="k-muted">
          {Math.min(20, changed.length)} of {changedCount}
        </span>
        {changed.length > 0 && (
          <Button size="small" icon="download" onClick={onSave}>
            {changed.length === changedCount
              ? `All ${changedCount}, CSV`
              : `The newest ${changed.length}, CSV`}
          </Button>
        )}
      </p>
    </div>
  );
}
