import { Button } from '../../kit/button.tsx';
import { Conditions } from './conditions.tsx';
import type { Edit } from './edit-draft.ts';
import { RowButtons } from './row-buttons.tsx';
import type { Draft, Fault, RuleRow, Tables } from './table-types.ts';

type Props = {
  readonly tables: Tables;
  readonly draft: Draft;
  readonly base: Draft;
  readonly faults: readonly Fault[];
  /** How often each row fitted in the last test. */
  readonly hits: readonly number[] | undefined;
  readonly edit: ((edit: Edit) => void) | undefined;
};

export const outcomeWords = { refuse: 'Decline', refer: 'Refer', approve: 'Approve' } as const;

/** Who is declined and who is referred, row by row; hits only where a test has counted them. */
export function RulesTable({ tables, draft, base, faults, hits, edit }: Props) {
  return (
    <div className="k-rules">
      <table className="k-table" aria-label="Rules" data-fixed="">
        <colgroup>
          <col width={36} />
          <col width={288} />
          <col width={92} />
          <col width={226} />
          <col />
          {hits && <col width={48} />}
          {edit && <col width={112} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">If all of it holds</th>
            <th scope="col">Outcome</th>
            <th scope="col">Told to the borrower</th>
            <th scope="col">In words</th>
            {hits && (
              <th scope="col" data-align="end">
                Hits
              </th>
            )}
            {edit && <td className="k-no-head">{'\u00a0'}</td>}
          </tr>
        </thead>
        <tbody>
          {draft.rules.map((rule, row) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- a row of a decision table is its place
              key={row}
              data-fault={
                faults.some((fault) => fault.part === 'rules' && fault.row === row) ? '' : undefined
              }
            >
              <td className="k-muted">{row + 1}</td>
              <td>
                <Conditions
                  part="rules"
                  row={row}
                  when={rule.when}
                  before={base.rules[row]?.when}
                  facts={tables.facts}
                  faults={faults}
                  edit={edit}
                />
              </td>
              <td>
                <Outcome rule={rule} row={row} edit={edit} />
              </td>
              <td>
                <Reason rule={rule} row={row} reasons={tables.reasons} edit={edit} />
              </td>
              <td className="k-muted">
                {edit ? (
                  <textarea
                    className="k-says"
                    rows={1}
                    aria-label={`Rule ${row + 1} in words`}
                    value={rule.says}
                    onChange={(event) => edit({ is: 'rule', row, change: { says: event.target.value } })}
                  />
                ) : (
                  rule.says
                )}
              </td>
              {hits && <td data-align="end">{hits[row] ?? '–'}</td>}
              {edit && (
                <td>
                  <RowButtons part="rules" row={row} edit={edit} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {edit && (
        <Button size="small" icon="plus" onClick={() => edit({ is: 'add', part: 'rules' })}>
          Another rule
        </Button>
      )}
    </div>
  );
}

type CellProps = {
  readonly rule: RuleRow;
  readonly row: number;
  readonly edit: ((edit: Edit) => void) | undefined;
};

function Outcome({ rule: { outcome }, row, edit }: CellProps) {
  if (!edit) return <span data-outcome={outcome}>{outcomeWords[outcome]}</span>;
  return (
    <select
      aria-label={`Outcome of rule ${row + 1}`}
      data-outcome={outcome}
      value={outcome}
      onChange={(event) =>
        edit({ is: 'rule', row, change: { outcome: event.target.value as RuleRow['outcome'] } })
      }
    >
      <option value="refuse">Decline</option>
      <option value="refer">Refer</option>
    </select>
  );
}

function Reason({ rule, row, reasons, edit }: CellProps & { readonly reasons: Tables['reasons'] }) {
  const fitting = reasons.filter(({ outcome }) => outcome === rule.outcome);
  const own = reasons.find(({ code }) => code === rule.reason);
  if (!edit) return <span>{own?.sentence ?? rule.reason}</span>;
  return (
    <select
      className="k-reason"
      aria-label={`Reason of rule ${row + 1}`}
      value={rule.reason}
      onChange={(event) => edit({ is: 'rule', row, change: { reason: event.target.value } })}
    >
      {!fitting.some(({ code }) => code === rule.reason) && (
        <option value={rule.reason}>Choose a reason</option>
      )}
      {fitting.map(({ code, sentence }) => (
        <option key={code} value={code}>
          {sentence}
        </option>
      ))}
    </select>
  );
}
