type Props = {
  readonly label: string;
  /** As it is read out: "₱600.00 of ₱8,000.00". */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  /** A point on the way, e.g. where it ends if all goes as agreed. */
  readonly mark?: number;
};

/** How much of a limit is used. */
export function Meter({ label, text, value, max, mark }: Props) {
  const share = (part: number) => `${Math.round(Math.min(1, Math.max(0, part / max)) * 10_000) / 100}%`;
  return (
    <>
      <meter className="c-unseen" aria-label={label} aria-valuetext={text} min={0} max={max} value={value} />
      <svg className="c-meter" aria-hidden="true">
        <rect className="c-meter-room" y="4" width="100%" height="10" rx="3" />
        <rect className="c-meter-used" y="4" width={share(value)} height="10" rx="3" />
        {mark !== undefined && <rect className="c-meter-mark" x={share(mark)} width="2" height="18" />}
      </svg>
    </>
  );
}
