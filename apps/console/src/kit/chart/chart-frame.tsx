import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { KeyCaps } from '../keys/key-cap.tsx';
import { Panel } from '../pane.tsx';
import { Segmented } from '../segmented.tsx';
import { saveCsv } from './save-csv.ts';

type Props = {
  readonly title: string;
  /** In what: "₱ million". */
  readonly unit: string;
  readonly digit?: string;
  readonly chart: ReactNode;
  /** The same numbers. */
  readonly table: ReactNode;
  readonly csv: {
    readonly name: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Which of the two is in sight, where somebody else keeps it: in the address, say. */
  readonly way?: ChartWay;
  readonly onWay?: (way: ChartWay) => void;
  /** What ties them to the ledger. */
  readonly children?: ReactNode;
};

export type ChartWay = 'chart' | 'table';

const ways = [
  { value: 'chart', words: 'Chart' },
  { value: 'table', words: 'Table' },
] as const;

/** One question and its answer, as a picture, as numbers and as a file. */
export function ChartFrame({ title, unit, digit, chart, table, csv, children, ...kept }: Props) {
  const [own, setOwn] = useState<ChartWay>('chart');
  const { way = own, onWay: setWay = setOwn } = kept;
  return (
    <Panel
      head={
        <>
          {digit && <KeyCaps keys={digit} />}
          <h2>{title}</h2>
          <span className="k-part-words">{unit}</span>
          <span className="k-chart-ways">
            <Segmented label={`${title} as`} value={way} options={ways} onChange={setWay} />
            <Button
              size="small"
              look="quiet"
              icon="download"
              onClick={() => saveCsv(csv.name, csv.heads, csv.rows)}
            >
              CSV
            </Button>
          </span>
        </>
      }
    >
      {way === 'chart' ? <div className="k-chart-box">{chart}</div> : table}
      {children && <p className="k-chart-tie">{children}</p>}
    </Panel>
  );
}
