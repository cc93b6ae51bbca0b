import { Bars } from './bars.tsx';
import { Coin } from './coin.tsx';
import { CoinStack } from './coin-stack.tsx';
import { Drawing } from './drawing.tsx';
import { tornEdge } from './torn-edge.ts';

/** The paper with its final sum, ticked by a coin; three coins beside it. */
export function PaidInFull() {
  return (
    <Drawing width={320} height={100}>
      <CoinStack x={75} top={60} coins={3} rx={19} pitch={9} />
      <path className="a-sheet" d={`M104 12h113v74${tornEdge(-113, 13, -5)}z`} />
      <Bars
        className="a-faint"
        bars={[
          [120, 26, 34],
          [174, 26, 28],
          [120, 38, 44],
          [182, 38, 20],
        ]}
      />
      <path className="a-line a-line-night" strokeLinecap="butt" d="M120 49h82M120 66h82M120 70.5h82" />
      <Bars
        className="a-night"
        thick={5}
        bars={[
          [121, 57.5, 32],
          [168, 57.5, 34],
        ]}
      />
      <Coin x={222} y={66} r={21} sign="tick" />
    </Drawing>
  );
}
