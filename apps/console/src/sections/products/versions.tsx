import { useQuery } from '../../shell/router.ts';
import { Chip } from '../../kit/chip.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { leavesOf, type Draft } from './draft/draft.ts';
import type { ProductFile } from './product-editor.tsx';
import { termWords } from '../../kit/words/term-words.ts';

type Props = { readonly file: ProductFile; readonly draft: Draft | null; readonly startsOn: string };
type Line = { readonly path: string; readonly left: string; readonly right: string };

/** Two versions side by side, term by term; what differs is marked. Which two are in the address. */
export function Versions({ file, draft, startsOn }: Props) {
  const { versions, inForce, last, businessDate } = file;
  const [left, setLeft] = useQuery<string>('left', String(inForce || last));
  const [right, setRight] = useQuery<string>('right', draft ? 'draft' : String(last));
  const termsOf = (key: string): unknown =>
    key === 'draft' ? draft : versions.find(({ version }) => String(version) === key)?.terms;
  const [was, is] = [leavesOf(termsOf(left) ?? {}), leavesOf(termsOf(right) ?? {})];
  const lines = [...new Set([...was.keys(), ...is.keys()])].map((path): Line => ({
    path,
    left: was.get(path) ?? '–',
    right: is.get(path) ?? '–',
  }));
  const differing = lines.filter((line) => line.left !== line.right).length;
  const options = [
    ...(draft
      ? [{ value: 'draft', words: `Draft v${last + 1}, from ${dayWords(startsOn, businessDate)}` }]
      : []),
    ...versions.map(({ version, validFrom, loans }) => ({
      value: String(version),
      words: `v${version}, from ${dayWords(validFrom, businessDate)} · ${loans.toLocaleString('en')} loans`,
    })),
  ];
  return (
    <>
      <div className="p-versions">
        <SelectField label="Compare" value={left} options={options} onChange={setLeft} />
        <SelectField label="With" value={right} options={options} onChange={setRight} />
        <p>
          {differing === 0 ? 'No differences.' : `${differing} term${differing === 1 ? '' : 's'} differ.`}
        </p>
      </div>
      <Table
        label="Versions side by side"
        columns={columns(left, right)}
        rows={lines}
        rowKey={({ path }) => path}
        density="dense"
      />
    </>
  );
}

const headOf = (key: string) => (key === 'draft' ? 'Draft' : `v${key}`);

function columns(left: string, right: string): Column<Line>[] {
  return [
    { key: 'term', head: 'Term', look: 'strong', cell: ({ path }) => termWords(path) },
    { key: 'left', head: headOf(left), cell: (line) => line.left },
    { key: 'right', head: headOf(right), cell: (line) => line.right },
    {
      key: 'differs',
      head: '',
      cell: (line) => (line.left === line.right ? null : <Chip>changed</Chip>),
    },
  ];
}
