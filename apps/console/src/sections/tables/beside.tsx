import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { PartHead } from '../../kit/pane.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';
import { outcomeWords } from './rules-table.tsx';
import type { Cell, Draft, Tables } from './table-types.ts';

type Props = {
  readonly tables: Tables;
  readonly draft: Draft;
  readonly draftOf: number;
  readonly isChanged: boolean;
};

/** Two versions, row beside row; what differs is marked. */
export function Beside({ tables, draft, draftOf, isChanged }: Props) {
  const { market, money } = useDesk();
  const usual = tables.versions.find(({ version }) => isChanged || version < draftOf)?.version ?? draftOf;
  const [chosen, setChosen] = useQuery<string>('beside', String(usual));
  const version = Number.parseInt(chosen, 10) || usual;
  const { loaded } = useLoad('console.table', { market: market.market, version });
  const other = loaded.read?.data.table;
  const name = isChanged ? `Draft from v${draftOf}` : `v${draftOf}`;
  return (
    <>
      <PartHead title="Side by side" words="row beside row; what differs is marked">
        <SelectField
          label={<span className="k-spoken">Beside which version</span>}
          value={String(version)}
          onChange={setChosen}
          options={tables.versions.map(({ version: one }) => ({ value: String(one), words: `v${one}` }))}
        />
      </PartHead>
      {other ? (
        <Rows
          left={linesOf(other, tables, money)}
          right={linesOf(draft, tables, money)}
          heads={[`v${version}`, name]}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}

type RowsProps = {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly heads: readonly [string, string];
};

function Rows({ left, right, heads }: RowsProps) {
  return (
    <table className="k-table k-beside" aria-label="Side by side">
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: Math.max(left.length, right.length) }, (_, row) => (
          <tr key={row} data-differs={left[row] === right[row] ? undefined : ''}>
            <td>{left[row] ?? '–'}</td>
            <td>{right[row] ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf({ rules, limits }: Draft, { facts, reasons }: Tables, money: MoneyWay): string[] {
  const when = (cells: readonly Cell[]) =>
    cells
      .map(({ fact, text }) => `${facts.find((each) => each.fact === fact)?.name ?? fact} ${text}`)
      .join(' and ') || 'everybody else';
  const told = (code: string) => reasons.find((each) => each.code === code)?.sentence ?? code;
  return [
    ...rules.map((rule) => `${outcomeWords[rule.outcome]} · ${when(rule.when)} · ${told(rule.reason)}`),
    ...limits.map(
      (limit) =>
        `Up to ${moneyWords(money, String(limit.mostAmount))}, ${limit.mostBurdenPerMille / 10} % of income · ${when(limit.when)}`,
    ),
  ];
}
