import { type ReactNode, useId } from 'react';

type Props = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** How a value is written: "₱8,000". Read out instead of the bare number. */
  readonly format: (value: number) => string;
  /** The box beside the slider. It is not optional: not everyone can drag (WCAG 2.5.7). */
  readonly field: ReactNode;
};

/** A box, and under it a slider that moves in steps. The two always show the same value. */
export function SliderField({ label, min, max, step, value, onChange, format, field }: Props) {
  const scaleId = useId();
  const inside = Math.min(max, Math.max(min, value));
  const share = max === min ? 100 : ((inside - min) / (max - min)) * 100;
  return (
    <div className="c-slider">
      {field}
      <div className="c-slider-rail">
        <svg className="c-slider-track" aria-hidden="true">
          <rect width={`${share}%`} height="100%" />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-describedby={scaleId}
          aria-valuetext={format(inside)}
          min={min}
          max={max}
          step={step}
          value={inside}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="c-slider-scale" id={scaleId}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
