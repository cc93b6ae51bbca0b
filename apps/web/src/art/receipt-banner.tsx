import { Bars } from './bars.tsx';
import { Coin } from './coin.tsx';
import { CoinStack } from './coin-stack.tsx';
import { Drawing } from './drawing.tsx';
import { tornEdge } from './torn-edge.ts';

export function ReceiptBanner() {
  return (
    <Drawing
      width={280}
      height={216}
      stand="bottom"
      description="A phone prints a receipt: three lines, and the total with a double rule beneath it. Coins stand beside it."
    >
      <CoinStack x={29} top={188} coins={4} rx={24} pitch={8.7} />
      <Coin x={29.5} y={147} r={23} />
      <CoinStack x={251} top={162} coins={7} rx={24} pitch={8.7} />
      <path className="a-sheet" d={`M80 7${tornEdge(120, 13, 5)}V126H80z`} />
      <Bars
        className="a-faint"
        bars={[
          [93, 27, 42],
          [156, 27, 31],
          [93, 44, 55],
          [163, 44, 24],
          [93, 61, 35],
          [159, 61, 28],
        ]}
      />
      <path className="a-line a-line-night" strokeLinecap="butt" d="M93 79h94M93 104.5h94M93 109.5h94" />
      <Bars
        className="a-night"
        thick={6}
        bars={[
          [93, 92, 38],
          [145, 92, 42],
        ]}
      />
      <path className="a-shade" d="M80 114h120v12H80z" />
      <path className="a-night" d="M63 218v-78a17 17 0 0 1 17-17h120a17 17 0 0 1 17 17v78z" />
      <path className="a-screen" d="M72.5 218v-75a11 11 0 0 1 11-11h113a11 11 0 0 1 11 11v75z" />
      <Bars className="a-faint" bars={[[84, 155, 44]]} />
      <path className="a-night" d="M89.5 169.5h79a5.5 5.5 0 0 1 0 11h-79a5.5 5.5 0 0 1 0-11z" />
      <path className="a-deep" d="M84 218v-17a7 7 0 0 1 7-7h98a7 7 0 0 1 7 7v17z" />
      <Bars className="a-soft" bars={[[118, 208, 44]]} />
    </Drawing>
  );
}
