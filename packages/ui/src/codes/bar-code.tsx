import { barsOf, code128 } from './code-128.ts';

type Props = {
  readonly text: string;
  /** What it is: "Bar code 7110 0348 2651 9077". */
  readonly label: string;
};

/**
 * Black on white whatever the theme: a scanner in a shop knows no dark mode. The digits stand under it, to be
 * read out.
 */
export function BarCode({ text, label }: Props) {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const bars = barsOf(widths).map(({ start, width }) => `M${start} 0h${width}v1h${-width}z`);
  return (
    <figure className="c-code">
      <svg
        className="c-bar-code"
        viewBox={`0 0 ${modules} 1`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
        role="img"
        aria-label={label}
      >
        <path d={bars.join('')} />
      </svg>
      <figcaption className="c-code-text">{inFours(text)}</figcaption>
    </figure>
  );
}

function inFours(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(' ');
}
