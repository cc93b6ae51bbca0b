type Props = {
  readonly x: number;
  /** Height of the middle of the uppermost face. */
  readonly top: number;
  readonly coins: number;
  readonly rx: number;
  readonly pitch: number;
};

/**
 * Coins on one another, lit from the left. The seams end inside the outline, so that the sides stay straight.
 */
export function CoinStack({ x, top, coins, rx, pitch }: Props) {
  const ry = round(rx * 0.34);
  const height = round(coins * pitch);
  const inner = rx - 0.7;
  const seams = Array.from(
    { length: coins - 1 },
    (_, i) => `M${round(x - inner)} ${round(top + (i + 1) * pitch)}a${inner} ${ry} 0 0 0 ${inner * 2} 0`,
  ).join('');
  // The shade begins where the ellipse of the lowest coin is at four tenths of its width.
  const from = round(rx * 0.4);
  const sag = round(ry * Math.sqrt(1 - 0.4 ** 2));
  return (
    <>
      <path
        className="a-coin-2"
        d={`M${x - rx} ${top}v${height}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-height}z`}
      />
      <path
        className="a-shade"
        d={`M${x + from} ${top}v${round(height + sag)}A${rx} ${ry} 0 0 0 ${x + rx} ${round(top + height)}v${-height}z`}
      />
      <path className="a-line a-line-coin-3" strokeWidth="1.4" d={seams} />
      <ellipse className="a-coin" cx={x} cy={top} rx={rx} ry={ry} />
      <ellipse
        className="a-line a-line-coin-2"
        strokeWidth="1.4"
        cx={x}
        cy={top}
        rx={round(rx * 0.67)}
        ry={round(ry * 0.62)}
      />
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
