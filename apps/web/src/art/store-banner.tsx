import { CoinStack } from './coin-stack.tsx';
import { Drawing } from './drawing.tsx';

const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
const barCode = [0, 4, 6.5, 11, 14, 16.5, 20, 23.5, 26, 30.5, 33];

export function StoreBanner() {
  return (
    <Drawing
      width={260}
      height={204}
      stand="bottom"
      description="A corner store with a striped awning. On its counter a phone shows a bar code, with jars and coins beside it."
    >
      <path className="a-soft" d="M21 40h218v132H21z" />
      <path className="a-deep" d="M36 40h188v116H36z" />
      <Sachets />
      <path className="a-soft" d="M42 101h58v4H42z" />
      <Jar x={46} y={72} fill="a-coin" level={11} />
      <Jar x={70} y={72} fill="a-soft" level={15} />
      <Jar x={46} y={125} fill="a-mid" level={13} />
      <Jar x={70} y={125} fill="a-coin-2" level={17} />
      <CoinStack x={192} top={134} coins={3} rx={16} pitch={6.6} />
      <path className="a-night" d="M104 156V83a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v73z" />
      <path className="a-sheet" d="M108.5 156V83.5a4 4 0 0 1 4-4h39a4 4 0 0 1 4 4V156z" />
      <path className="a-faint" d="M113.5 88h19a2 2 0 0 1 0 4h-19a2 2 0 0 1 0-4z" />
      <path className="a-night" d="M114.5 100h33a3 3 0 0 1 0 6h-33a3 3 0 0 1 0-6z" />
      <path
        className="a-night"
        d={barCode
          .map((x, i) => `M${114.5 + x} 119h${i % 3 === 1 ? 1.4 : 2.3}v25h${i % 3 === 1 ? -1.4 : -2.3}z`)
          .join('')}
      />
      <path
        className="a-coin-2"
        d="M17 154h226a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z"
      />
      <path className="a-mid" d="M21 169h218v36H21z" />
      <path className="a-shade" d="M21 169h218v5H21z" />
      <path className="a-line a-line-deep" strokeLinecap="butt" d="M75.5 169v36M130 169v36M184.5 169v36" />
      {stripes.map((i) => (
        <path
          key={i}
          className={i % 2 === 0 ? 'a-hero' : 'a-sheet'}
          d={`M${14 + i * 29} 12h29v36.5a14.5 14.5 0 0 1-29 0z`}
        />
      ))}
      <path className="a-shade" d="M14 15h232v5H14z" />
      <path
        className="a-deep"
        d="M11 4h238a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
      />
    </Drawing>
  );
}

type JarProps = { readonly x: number; readonly y: number; readonly fill: string; readonly level: number };

function Jar({ x, y, fill, level }: JarProps) {
  const surface = y + 29 - level;
  return (
    <>
      <path
        className="a-sheet"
        d={`M${x + 4} ${y + 4}h13a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-17a4 4 0 0 1 4-4z`}
      />
      <path className={fill} d={`M${x} ${surface}h21v${level - 4}a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4z`} />
      <rect className="a-night" x={x + 2} y={y} width="17" height="6.5" rx="2" />
    </>
  );
}

/**
 * Two strips of sachets, as they hang in every corner store: where each strip hangs, and the sachets of one
 * colour.
 */
const sachets = [
  { fill: 'a-soft', x: 182.5, rows: [0, 2, 4] },
  { fill: 'a-coin', x: 182.5, rows: [1, 3] },
  { fill: 'a-coin-2', x: 201.5, rows: [0, 2] },
  { fill: 'a-sheet', x: 201.5, rows: [1, 3] },
] as const;

function Sachets() {
  return (
    <>
      <path className="a-sheet" d="M179 60.5h40v2h-40z" />
      {sachets.map(({ fill, x, rows }) => (
        <path
          key={fill}
          className={fill}
          d={rows.map((row) => `M${x} ${62.5 + row * 11.3}h14v10.3h-14z`).join('')}
        />
      ))}
    </>
  );
}
