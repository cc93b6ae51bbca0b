import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { Table } from '../../kit/table/table.tsx';
import { figureColumn, strongColumn } from './columns.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { monthWords, shareWords } from './figures.ts';
import { LevelBars } from './level-bars.tsx';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

/** From the first look to the money, for the month of the day up to it. */
export function FunnelPanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { market } = useDesk();
  const from = `${on.slice(0, 7)}-01`;
  const { loaded, reload } = useLoad('console.portfolio-funnel', {
    market: filter.market,
    from,
    to: on,
    ...(filter.product !== undefined && { product: filter.product }),
  });
  const funnel = loaded.read?.data;
  const counts: readonly (readonly [string, number | null])[] = funnel
    ? [
        ['Products seen', funnel.listed],
        ['Product opened', funnel.opened],
        ['Submitted', funnel.submitted],
        ['Approved', funnel.approved],
        ['Signed', funnel.signed],
        ['Disbursed', funnel.paidOut],
      ]
    : [];
  const steps = counts.flatMap(([words, count]) => (count === null ? [] : [{ words, count }]));
  const ofBefore = (at: number) =>
    at === 0 ? '' : shareWords(steps[at]?.count ?? 0, steps[at - 1]?.count ?? 0);
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Funnel"
      unit={`${monthWords(on)} to ${dayWords(on, market.businessDate)}, of the step before`}
      digit="4"
      chart={
        <LevelBars
          label={`From look to disbursement: ${steps.map(({ words, count }) => `${words} ${count}`).join(', ')}`}
          bars={steps.map(({ words, count }, at) => ({
            words,
            value: count,
            said: count.toLocaleString('en'),
            beside: ofBefore(at),
          }))}
        />
      }
      table={
        <Table
          label="Funnel"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={[
            strongColumn('Step', (at: number) => steps[at]?.words ?? ''),
            figureColumn('Count', (at: number) => (steps[at]?.count ?? 0).toLocaleString('en')),
            figureColumn('Of the step before', (at: number) => ofBefore(at) || '–'),
          ]}
          rows={steps.map((_step, at) => at)}
          rowKey={String}
        />
      }
      csv={{
        name: `funnel-${from}-${on}`,
        heads: ['Step', 'Count'],
        rows: steps.map(({ words, count }) => [words, String(count)]),
      }}
    >
      {funnel &&
        `${funnel.submitted.toLocaleString('en')} = ${funnel.approved} approved, ${funnel.declined} declined, ${funnel.sentBack} returned, ${funnel.withdrawn} withdrawn, ${funnel.inReview} in review, ${funnel.expired} lapsed`}
    </ChartFrame>
  );
}
