import { Coin } from '../../art/coin.tsx';
import { CoinStack } from '../../art/coin-stack.tsx';
import { Drawing } from '../../art/drawing.tsx';
import type { Push } from './recommendation-list-screen.tsx';

type Terms = Push['products'][number]['terms'];

/** A term of more than these months is drawn as a calendar, a shorter one as the coins it is paid with. */
const LONG_MONTHS = 12;

/** How a loan is repaid, in a picture: once on a day, over many months, or in a few payments. */
export function ProductDrawing({ terms }: { readonly terms: Terms }) {
  const last = terms.at(-1);
  const once = terms.find(({ instalments }) => instalments === 1);
  const isLong = last?.every.unit === 'month' && last.instalments * last.every.count > LONG_MONTHS;
  return (
    <Drawing width={48} height={48}>
      {once && terms.length === 1 ? (
        <Calendar days={once.every.unit === 'day' ? once.every.count : null} />
      ) : isLong ? (
        <Calendar days={null} />
      ) : (
        <>
          <CoinStack x={11} top={29} coins={2} rx={6} pitch={3.2} />
          <CoinStack x={24} top={24} coins={4} rx={6} pitch={3} />
          <CoinStack x={37} top={18} coins={6} rx={6} pitch={3} />
        </>
      )}
    </Drawing>
  );
}

const cells = [0, 1, 2]
  .flatMap((row) => [0, 1, 2, 3].map((column) => `M${13.5 + column * 5.6} ${22 + row * 5}h3v2.6h-3z`))
  .join('');

/** A leaf with the number of its day, or a whole month with the coin of the last payment. */
function Calendar({ days }: { readonly days: number | null }) {
  return (
    <>
      <rect className="a-mid" x="10.5" y="12.5" width="29" height="28" rx="4" />
      <rect className="a-sheet" x="9" y="11" width="29" height="28" rx="4" />
      <path className="a-hero" d="M9 18.5V15a4 4 0 0 1 4-4h21a4 4 0 0 1 4 4v3.5z" />
      <path className="a-line a-line-night" d="M15.5 9v4M31.5 9v4" />
      {days === null ? (
        <>
          <path className="a-cell" d={cells} />
          <Coin x={36} y={36} r={6.5} />
        </>
      ) : (
        <text className="a-night rl-days" x="23.5" y="33" textAnchor="middle">
          {days}
        </text>
      )}
    </>
  );
}
