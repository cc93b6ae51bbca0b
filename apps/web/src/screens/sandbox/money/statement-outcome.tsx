import type { Calls, ResponseOf } from '@candor/contract/client';
import { moneyWords } from './words.ts';

export type Read = ResponseOf<Calls['sandbox.statement']> & { readonly isDryRun: boolean };

/** What was done with the lines of a statement, or would be, and what is wrong with the others. */
export function StatementOutcome({ read }: { readonly read: Read }) {
  const say = moneyWords.useSay();
  const { isDryRun, faults } = read;
  return (
    <div className="x-case" data-dry-run={isDryRun}>
      <h3>{say(isDryRun ? 'ifImported' : 'imported')}</h3>
      <dl className="x-facts">
        {(['lines', 'credited', 'waiting', 'known'] as const).map((name) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{read[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{say('atFault')}</dt>
          <dd>{faults.length}</dd>
        </div>
      </dl>
      {faults.length > 0 && (
        <ul className="x-trace">
          {faults.map(({ line, sentence }) => (
            <li className="x-fault" key={line}>
              {say('line', { line })}: <span lang="en">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
