import { CoinStack } from './coin-stack.tsx';
import { Drawing } from './drawing.tsx';

const ticks = Array.from({ length: 17 }, (_, i) =>
  i % 4 === 0 ? `M52 ${49 + i * 8}h18` : `M59 ${49 + i * 8}h11`,
).join('');

export function EqualStacks() {
  return (
    <Drawing
      width={320}
      height={214}
      description="Three stacks of coins measured by a ruler: a dotted line shows that they are equally high."
    >
      <rect className="a-sheet" x="41" y="34" width="35" height="162" rx="4" />
      <path className="a-line a-line-night" strokeLinecap="butt" d={ticks} />
      <CoinStack x={126} top={81} coins={11} rx={29} pitch={9.9} />
      <CoinStack x={196} top={81} coins={11} rx={29} pitch={9.9} />
      <CoinStack x={266} top={81} coins={11} rx={29} pitch={9.9} />
      <path className="a-line a-line-ink" strokeDasharray="0.1 6.8" d="M79 81h15" />
      <path className="a-line a-line-night" strokeDasharray="0.1 6.8" d="M99.4 81h194" />
      <path className="a-line a-line-ink" strokeLinecap="butt" d="M30 202h274M30 207.5h274" />
    </Drawing>
  );
}
