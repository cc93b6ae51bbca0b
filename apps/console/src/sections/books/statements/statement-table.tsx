import { useDesk } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { Icon } from '../../../kit/icon.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Panel } from '../../../kit/pane.tsx';
import { writeRange } from '../../../kit/list/list-types.ts';
import type { StatementLineRow } from './statement-rows.ts';

type Props = {
  readonly title: string;
  readonly about: string;
  readonly mark: { readonly tone: 'green' | 'red' | 'muted'; readonly words: string };
  /** One for each column of amounts. */
  readonly heads: readonly string[];
  /** With a column for the first less the second. */
  readonly hasChange: boolean;
  readonly rows: readonly StatementLineRow[];
  /** The days whose entries an account opens with. */
  readonly from?: string;
  readonly to: string;
};

/** A financial statement: groups, accounts, totals under a rule, the last under two. */
export function StatementTable({ title, about, mark, heads, hasChange, rows, from, to }: Props) {
  const { money } = useDesk();
  const booked = writeRange({ from: from ?? '', to });
  return (
    <Panel
      head={
        <>
          <h2>{title}</h2> <span className="k-muted">{about}</span>
          <span className={`bk-mark k-${mark.tone}`}>
            {mark.tone !== 'muted' && <Icon name={mark.tone === 'green' ? 'check' : 'warning'} />}{' '}
            {mark.words}
          </span>
        </>
      }
    >
      <table className="bk-statement">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Account
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {hasChange && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, look, number, opens = number, event, name, amounts }) => (
            <tr key={key} data-look={look}>
              {look !== 'group' && <td className="bk-number k-reference">{number}</td>}
              <th scope="row" colSpan={look === 'group' ? 2 : 1}>
                {opens === null ? (
                  name
                ) : (
                  <a
                    href={hrefTo('books', null, {
                      tab: 'journal',
                      account: String(opens),
                      booked,
                      ...(event !== undefined && { event }),
                    })}
                  >
                    {name}
                  </a>
                )}
              </th>
              {heads.map((head, at) => (
                <td key={head}>
                  {amounts[at] !== undefined && (
                    <MoneyText way={money} minor={BigInt(amounts[at])} place="column" />
                  )}
                </td>
              ))}
              {hasChange && (
                <td className="k-muted">
                  {amounts[0] !== undefined && <Change minor={amounts[0] - (amounts[1] ?? 0)} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Nothing changed is a dash, never 0.00. */
function Change({ minor }: { readonly minor: number }) {
  const { money } = useDesk();
  if (minor === 0) return <>–</>;
  return (
    <>
      {minor > 0 && '+'}
      <MoneyText way={money} minor={BigInt(minor)} place="column" />
    </>
  );
}
