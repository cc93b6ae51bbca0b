/** A word drawn as a bar: x, y of its left middle, and its length. */
export type Bar = readonly [x: number, y: number, length: number];

/** Writing that is too far away to read. */
export function Bars({
  bars,
  className,
  thick = 5,
}: {
  readonly bars: readonly Bar[];
  readonly className: string;
  readonly thick?: number;
}) {
  return (
    <g className={className}>
      {bars.map(([x, y, length]) => (
        <rect key={`${x} ${y}`} x={x} y={y - thick / 2} width={length} height={thick} rx={thick / 2} />
      ))}
    </g>
  );
}
