import { useQuery } from '../../shell/router.ts';
import type { ChartWay } from '../../kit/chart/chart-frame.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { ArrearsPanel } from './arrears-panel.tsx';
import { CollectionsPanel } from './collections-panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { OutstandingPanel } from './outstanding-panel.tsx';
import { RollPanel } from './roll-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import { FirstPaymentPanel, TablesPanel } from './cohort-panels.tsx';
import type { PanelProps } from './portfolio-read.ts';
import { VintagesPanel } from './vintages-panel.tsx';

/** How a panel is shown; it lives in the address, so that a link shows what its sender saw. */
export type PanelWay = { readonly way: ChartWay; readonly onWay: (way: ChartWay) => void };

const panels = [
  OutstandingPanel,
  VintagesPanel,
  ArrearsPanel,
  FunnelPanel,
  CollectionsPanel,
  IncomePanel,
  ScoresPanel,
  RollPanel,
  FirstPaymentPanel,
  TablesPanel,
] as const;
/** Arrears are read as a table first: their figures matter more than their shape. */
const usual = 'cctccctttc';

/** Ten questions side by side. A digit chooses one, C turns it, Shift D saves its numbers. */
export function Panels(props: PanelProps) {
  const [ways, setWays] = useQuery<string>('as', usual);
  const [chosen, setChosen] = useQuery<string>('panel', '1');
  const wayOf = (at: number): ChartWay => ((ways[at] ?? usual[at]) === 't' ? 'table' : 'chart');
  const put = (at: number, way: ChartWay) =>
    setWays(Array.from(usual, (_, nth) => (nth === at ? way[0] : wayOf(nth)[0])).join(''));
  const at = Math.max(0, Number(chosen) - 1);
  useKeys('Portfolio', [
    // The tenth has no digit of its own; it is reached by scrolling.
    ...panels.slice(0, 9).map((_, nth) => ({
      keys: String(nth + 1),
      words: 'panel',
      inBar: true,
      run: () => {
        setChosen(String(nth + 1));
        document.querySelector(`[data-panel="${nth + 1}"]`)?.scrollIntoView({ block: 'nearest' });
      },
    })),
    {
      keys: 'c',
      words: 'chart or table',
      inBar: true,
      run: () => put(at, wayOf(at) === 'chart' ? 'table' : 'chart'),
    },
    {
      keys: 'Shift+d',
      words: 'CSV',
      inBar: true,
      run: () =>
        document
          .querySelector<HTMLButtonElement>(`[data-panel="${at + 1}"] .k-chart-ways > .k-button`)
          ?.click(),
    },
  ]);
  return (
    <div className="f-panels">
      {panels.map((Panel, nth) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- ten panels, always these
          key={nth}
          className="f-panel"
          data-panel={nth + 1}
          aria-current={nth === at ? 'true' : undefined}
        >
          <Panel {...props} way={wayOf(nth)} onWay={(way) => put(nth, way)} />
        </div>
      ))}
    </div>
  );
}
