import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { PartHead } from '../../../kit/pane.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import type { Import, ImportFile } from './statement-import.tsx';

export type SaidColumns = Pick<
  RequestOf<Calls['console.statement-change']>,
  'preset' | 'columns' | 'dates' | 'opening' | 'repeats'
>;

type Row = ImportFile['columns'][number] & { readonly at: number };
type Becomes = NonNullable<Row['becomes']>;

const words: Readonly<Record<Becomes, string>> = {
  date: 'Date',
  narration: 'Description',
  reference: 'Bank reference no.',
  credit: 'Money in',
  debit: 'Money out',
  amount: 'Amount, in and out',
  direction: 'Debit or credit',
  balance: 'Balance',
  currency: 'Currency',
};
const roles = Object.keys(words) as Becomes[];

type Props = {
  readonly file: ImportFile;
  readonly presets: Import['presets'];
  /** Null: this role only looks. */
  readonly onSay: ((said: SaidColumns) => void) | null;
};

/** What each column of the file becomes, with samples; remembered for the next file with the same ones. */
export function ImportColumns({ file, presets, onSay }: Props) {
  // What was chosen just now counts before the file is read anew: the next choice stands on it.
  const [said, setSaid] = useState<readonly (Becomes | null)[]>();
  const now = said ?? file.columns.map((column) => column.becomes);
  const becomes = (at: number, role: Becomes | null) => {
    // A file has one column of each kind: the one that had it before is not imported then.
    const next = now.map((before, place) => (place === at ? role : before === role ? null : before));
    setSaid(next);
    onSay?.({ columns: next });
  };
  const isUnknown = file.faults.some(({ reason }) => reason === 'head');
  return (
    <>
      <PartHead title="Columns" words="remembered for this account">
        <div className="k-narrow">
          <SelectField
            label="Preset"
            value={file.preset ?? ''}
            options={[
              { value: '', words: 'By the heads of the file' },
              ...presets.map(({ key, name }) => ({ value: key, words: name })),
            ]}
            onChange={(preset) => {
              setSaid(undefined);
              onSay?.({ preset: preset === '' ? null : preset });
            }}
          />
        </div>
        <Segmented<'day-first' | 'month-first' | 'none'>
          label="Dates"
          value={file.dates ?? 'none'}
          options={[
            { value: 'day-first', words: 'Day first' },
            { value: 'month-first', words: 'Month first' },
          ]}
          onChange={(dates) => dates !== 'none' && onSay?.({ dates })}
        />
      </PartHead>
      {isUnknown && (
        <Notice tone="amber">
          No bank’s file looks like this one. Say what each column becomes: a date and an amount are enough.
        </Notice>
      )}
      {file.isDateOrderAsked && (
        <Notice tone="amber">
          Every date of the file can be read in two ways. Say whether the day or the month comes first.
        </Notice>
      )}
      <Table
        label="Columns"
        density="dense"
        columns={columns(file, onSay === null, becomes)}
        rows={file.columns.map(({ name, samples }, at) => ({ name, samples, becomes: now[at] ?? null, at }))}
        rowKey={({ at }) => String(at)}
      />
    </>
  );
}

/** Enough of a cell to know what its column is. */
const sampleWords = (text: string) => (text.length > 16 ? `${text.slice(0, 15)}…` : text || '–');

function columns(
  { dates, hasLineBalances, columns: all }: ImportFile,
  isFixed: boolean,
  onBecomes: (at: number, role: Becomes | null) => void,
): Column<Row>[] {
  const samples = Math.min(3, Math.max(0, ...all.map((column) => column.samples.length)));
  return [
    { key: 'name', head: 'In the file', look: 'strong', wrap: true, cell: ({ name }) => name },
    ...Array.from({ length: samples }, (_, nth): Column<Row> => ({
      key: `sample${nth}`,
      head: `Line ${nth + 1}`,
      wrap: true,
      look: 'muted',
      cell: (row) => sampleWords(row.samples[nth] ?? ''),
    })),
    {
      key: 'becomes',
      head: 'Becomes',
      width: 190,
      cell: ({ at, name, becomes }) =>
        isFixed ? (
          becomes === null ? (
            'Not imported'
          ) : (
            words[becomes]
          )
        ) : (
          <select
            className="pm-becomes"
            aria-label={`${name} becomes`}
            value={becomes ?? ''}
            onChange={(event) => onBecomes(at, (event.target.value || null) as Becomes | null)}
          >
            <option value="">Not imported</option>
            {roles.map((role) => (
              <option key={role} value={role}>
                {words[role]}
              </option>
            ))}
          </select>
        ),
    },
    {
      key: 'rule',
      head: 'Rule',
      width: 110,
      look: 'muted',
      cell: ({ becomes }) =>
        becomes === 'date'
          ? (dates?.replace('-', ' ') ?? 'one reading')
          : becomes === 'reference'
            ? 'may be empty'
            : becomes === 'balance' && hasLineBalances
              ? 'line by line'
              : '–',
    },
  ];
}
