type Props = {
  readonly label: string;
  /** As it is read out: "₱500.00 paid, ₱2,410.19 left". */
  readonly text: string;
  readonly value: number;
  readonly max: number;
};

/** Of one amount, what is done and what is left: an outline that is filled to scale. */
export function PartBar({ label, text, value, max }: Props) {
  const share = `${Math.round(Math.min(1, Math.max(0, value / max)) * 10_000) / 100}%`;
  return (
    <>
      <meter className="c-unseen" aria-label={label} aria-valuetext={text} min={0} max={max} value={value} />
      <svg className="c-part-bar" aria-hidden="true">
        <rect width={share} height="100%" />
      </svg>
    </>
  );
}
