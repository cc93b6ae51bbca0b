import { useDesk } from '../../shell/me.ts';
import { Button } from '../../kit/button.tsx';
import { figureWords, moneyWords, readAmount } from '../../kit/words/money-words.ts';
import { Conditions } from './conditions.tsx';
import type { Edit } from './edit-draft.ts';
import { RowButtons } from './row-buttons.tsx';
import { TypedFigure } from './typed-figure.tsx';
import type { Draft, Fault, Tables } from './table-types.ts';

type Props = {
  readonly tables: Tables;
  readonly draft: Draft;
  readonly base: Draft;
  readonly faults: readonly Fault[];
  readonly edit: ((edit: Edit) => void) | undefined;
};

const shareWords = (perMille: number) => `${perMille / 10}`;

/** 30 or 32.5 of a hundred, in a thousand parts; nothing where it is none. */
function readShare(typed: string): number | undefined {
  const [, whole, tenth = '0'] = /^\s*(\d{1,3})(?:\.(\d))?\s*%?\s*$/u.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth);
}

/** How much may be lent, and how much of the income it may take. */
export function LimitsTable({ tables, draft, base, faults, edit }: Props) {
  const { money } = useDesk();
  return (
    <div className="k-rules">
      <table className="k-table" aria-label="Limits" data-fixed="">
        <colgroup>
          <col width={40} />
          <col width={340} />
          <col width={130} />
          <col width={130} />
          <col />
          {edit && <col width={124} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">If all of it holds</th>
            <th scope="col" data-align="end">
              DTI limit, %
            </th>
            <th scope="col" data-align="end">
              Amount {money.sign}
            </th>
            <th scope="col">In words</th>
            {edit && <td className="k-no-head">{'\u00a0'}</td>}
          </tr>
        </thead>
        <tbody>
          {draft.limits.map((limit, row) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- a row of a decision table is its place
              key={row}
              data-fault={
                faults.some((fault) => fault.part === 'limits' && fault.row === row) ? '' : undefined
              }
            >
              <td className="k-muted">{row + 1}</td>
              <td>
                <Conditions
                  part="limits"
                  row={row}
                  when={limit.when}
                  before={base.limits[row]?.when}
                  facts={tables.facts}
                  faults={faults}
                  edit={edit}
                />
              </td>
              <td data-align="end">
                {edit ? (
                  <TypedFigure
                    label={`DTI limit of limit ${row + 1}`}
                    value={limit.mostBurdenPerMille}
                    write={shareWords}
                    read={readShare}
                    onChange={(mostBurdenPerMille) =>
                      edit({ is: 'limit', row, change: { mostBurdenPerMille } })
                    }
                  />
                ) : (
                  shareWords(limit.mostBurdenPerMille)
                )}
              </td>
              <td data-align="end">
                {edit ? (
                  <TypedFigure
                    label={`Amount of limit ${row + 1}`}
                    value={limit.mostAmount}
                    write={(minor) => figureWords(money, String(minor))}
                    read={(typed) => {
                      const minor = readAmount(money, typed);
                      return minor === undefined ? undefined : Number(minor);
                    }}
                    onChange={(mostAmount) => edit({ is: 'limit', row, change: { mostAmount } })}
                  />
                ) : (
                  moneyWords(money, String(limit.mostAmount))
                )}
              </td>
              <td className="k-muted">
                {edit ? (
                  <textarea
                    className="k-says"
                    rows={1}
                    aria-label={`Limit ${row + 1} in words`}
                    value={limit.says}
                    onChange={(event) => edit({ is: 'limit', row, change: { says: event.target.value } })}
                  />
                ) : (
                  limit.says
                )}
              </td>
              {edit && (
                <td>
                  <RowButtons part="limits" row={row} edit={edit} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {edit && (
        <Button size="small" icon="plus" onClick={() => edit({ is: 'add', part: 'limits' })}>
          Another limit
        </Button>
      )}
    </div>
  );
}
