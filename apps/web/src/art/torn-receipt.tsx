import { Bars } from './bars.tsx';
import { Coin } from './coin.tsx';
import { Drawing } from './drawing.tsx';
import { tornEdge } from './torn-edge.ts';

/** Says nothing that the heading below it doesn't say, so it has no description. */
export function TornReceipt() {
  return (
    <Drawing width={178} height={166}>
      <g transform="translate(6)">
        <circle className="a-tint-2" cx="83" cy="83" r="79" />
        <g transform="rotate(-5 78 46)">
          <path className="a-sheet" d={`M26 18h106v56${tornEdge(-106, 9, -7)}z`} />
          <Bars
            className="a-faint"
            bars={[
              [40, 33, 34],
              [95, 33, 25],
              [40, 48, 45],
              [100, 48, 20],
              [40, 63, 30],
              [94, 63, 26],
            ]}
          />
        </g>
        <g transform="rotate(4 86 126)">
          <path className="a-sheet" d={`M32 95${tornEdge(106, 9, 7)}v62H32z`} />
          <path className="a-line a-line-night" strokeLinecap="butt" d="M47 113h76M47 137h76M47 141.5h76" />
          <Bars
            className="a-night"
            thick={6}
            bars={[
              [45, 125, 31],
              [88, 125, 38],
            ]}
          />
        </g>
        <Coin x={149} y={118} r={21} />
      </g>
    </Drawing>
  );
}
