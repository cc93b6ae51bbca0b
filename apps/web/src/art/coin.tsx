type Props = { readonly x: number; readonly y: number; readonly r: number; readonly sign?: 'sum' | 'tick' };

/** A coin seen from the front, a little from above: its edge shows below and to the right. */
export function Coin({ x, y, r, sign = 'sum' }: Props) {
  const edge = round(r * 0.085);
  return (
    <>
      <circle className="a-coin-2" cx={x + edge} cy={y + edge} r={r} />
      <circle className="a-coin" cx={x} cy={y} r={r} />
      {sign === 'sum' && (
        <circle
          className="a-line a-line-coin-2"
          cx={x}
          cy={y}
          r={round(r * 0.74)}
          strokeWidth={round(r * 0.07)}
        />
      )}
      <path
        className="a-line a-line-night"
        d={signs[sign](x, y, r)}
        strokeWidth={round(r * (sign === 'sum' ? 0.12 : 0.2))}
      />
    </>
  );
}

const signs = {
  sum: (x: number, y: number, r: number) => {
    const half = round(r * 0.3);
    return `M${x - half} ${round(y - r * 0.15)}h${half * 2}M${x - half} ${round(y + r * 0.15)}h${half * 2}`;
  },
  tick: (x: number, y: number, r: number) =>
    `M${round(x - r * 0.46)} ${round(y + r * 0.02)}l${round(r * 0.32)} ${round(r * 0.32)} ${round(r * 0.58)} ${-round(r * 0.64)}`,
};

const round = (value: number) => Math.round(value * 10) / 10;
