import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { Table } from '../../kit/table/table.tsx';
import { figureColumn, strongColumn } from './columns.tsx';
import { monthWords, shareWords } from './figures.ts';
import { LevelBars } from './level-bars.tsx';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

type Month = ResponseOf<Calls['console.portfolio-scores']>['months'][number];

const starWords = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;
const averageWords = (average: number | null) => (average === null ? '–' : average.toFixed(2));

/**
 * What borrowers think of the app once a loan is repaid: asked at most every ninety days, kept without a
 * name.
 */
export function ScoresPanel({ filter, way, onWay }: PanelProps & PanelWay) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-scores', { market: filter.market });
  const scores = loaded.read?.data;
  const months = scores?.months ?? [];
  const given = scores?.given ?? 0;
  const bars = [5, 4, 3, 2, 1].map((stars) => {
    const count = months.reduce((sum, month) => sum + (month.stars[stars - 1] ?? 0), 0);
    return { words: starWords(stars), value: count };
  });
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="App rating"
      unit="Stars of borrowers who repaid a loan, last 12 months"
      digit="7"
      chart={
        <LevelBars
          label={`Stars: ${bars.map(({ words, value }) => `${words} ${value}`).join(', ')}`}
          bars={bars.map(({ words, value }) => ({
            words,
            value,
            said: value.toLocaleString('en'),
            beside: shareWords(value, given),
          }))}
        />
      }
      table={
        <Table
          label="App rating"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={[
            strongColumn('Month', (row: Month) => monthWords(`${row.month}-01`)),
            figureColumn(
              'Average',
              (row: Month) => averageWords(row.average),
              averageWords(scores?.average ?? null),
            ),
            figureColumn(
              'Gave stars',
              (row: Month) => row.given.toLocaleString('en'),
              given.toLocaleString('en'),
            ),
            figureColumn('Did not answer', (row: Month) => row.notAnswered.toLocaleString('en')),
          ]}
          rows={months}
          rowKey={({ month }) => month}
        />
      }
      csv={{
        name: 'app-rating',
        heads: ['Month', 'Average', '1 star', '2 stars', '3 stars', '4 stars', '5 stars', 'Not answered'],
        rows: months.map(({ month, average, stars, notAnswered }) =>
          [month, averageWords(average)].concat(stars.map(String), String(notAnswered)),
        ),
      }}
    >
      {scores &&
        (given === 0
          ? 'Nobody has given stars yet.'
          : `${averageWords(scores.average)} on average, ${given.toLocaleString('en')} of ${(given + scores.notAnswered).toLocaleString('en')} who were asked`)}
    </ChartFrame>
  );
}
