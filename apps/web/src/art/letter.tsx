import { Bars } from './bars.tsx';
import { Coin } from './coin.tsx';
import { Drawing } from './drawing.tsx';

export function Letter({ description }: { readonly description: string }) {
  return (
    <Drawing width={320} height={220} description={description}>
      <path className="a-deep" d="M64 108 160 43l96 65v50H64z" />
      <path className="a-sheet" d="M92 70h137v110H92z" />
      <path className="a-coin" d="M92 62h137v8.5H92z" />
      <Bars
        className="a-faint"
        thick={6}
        bars={[
          [108, 96, 54],
          [108, 113, 82],
          [108, 130, 66],
        ]}
      />
      <path className="a-mid" d="M64 111l96 62 96-62v89a9 9 0 0 1-9 9H73a9 9 0 0 1-9-9z" />
      <path className="a-line a-line-deep" strokeWidth="3" d="M67.5 206 141.5 153M252.5 206 178.5 153" />
      <Coin x={229} y={90.5} r={29} sign="tick" />
    </Drawing>
  );
}
