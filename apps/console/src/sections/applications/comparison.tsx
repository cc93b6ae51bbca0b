import { Icon } from '../../kit/icon.tsx';
import { PartHead } from '../../kit/pane.tsx';
import type { Application } from './application-types.ts';

const results = { match: 'match', differs: 'differs', look: 'not read' } as const;

/** What was read on the documents beside what the application says; the rest is compared by eye. */
export function Comparison({ application: { comparison, pictures } }: { readonly application: Application }) {
  if (comparison.length === 0) return null;
  const hasBoxes = pictures.some(({ boxes }) => boxes.length > 0);
  return (
    <section>
      <PartHead title="Read from the documents" words={hasBoxes ? 'boxes show where' : 'compare by eye'} />
      <table className="k-mini k-comparison">
        <thead>
          <tr>
            <th scope="col">
              <span className="k-spoken">What</span>
            </th>
            <th scope="col">Application</th>
            <th scope="col">ID</th>
            <th scope="col">Account</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ what, application, id, account, result }) => (
            <tr key={what} data-result={result}>
              <th scope="row">{what}</th>
              <td>{application ?? '–'}</td>
              <td>{id ?? '–'}</td>
              <td>{account ?? '–'}</td>
              <td>
                {result !== 'look' && <Icon name={result === 'match' ? 'check' : 'warning'} />}
                {results[result]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
