import { Drawing } from './drawing.tsx';

const cell = (column: number, row: number) =>
  `M${79 + column * 24.4} ${92 + row * 25.3}h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4z`;

const days = [0, 1, 2, 3]
  .flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => [column, row] as const))
  .filter(([column, row]) => !(column === 0 && row === 0) && !(column === 2 && (row === 1 || row === 3)))
  .map(([column, row]) => cell(column, row))
  .join('');

export function MovingDate() {
  return (
    <Drawing
      width={320}
      height={214}
      description="A calendar. One date is ticked; an arrow moves another date two weeks down the page."
    >
      <rect className="a-mid" x="69" y="48" width="191" height="153" rx="13" />
      <path className="a-sheet" d="M64.5 79h191v105a13 13 0 0 1-13 13h-165a13 13 0 0 1-13-13z" />
      <path className="a-hero" d="M77.5 44h165a13 13 0 0 1 13 13v22h-191V57a13 13 0 0 1 13-13z" />
      <rect className="a-ink" x="100.5" y="30.5" width="7" height="25" rx="3.5" />
      <rect className="a-ink" x="212.5" y="30.5" width="7" height="25" rx="3.5" />
      <rect className="a-on-hero" x="80" y="60.5" width="52" height="5" rx="2.5" />
      <path className="a-cell" d={days} />
      <path className="a-hero" d={cell(0, 0)} />
      <path className="a-line a-line-on-hero" d="M79.5 101.5l3.2 3.2 6-6.4" />
      <path className="a-line a-line-night" strokeWidth="1.8" strokeDasharray="3 2.6" d={cell(2, 1)} />
      <path
        className="a-line a-line-night"
        d="M145.5 127.3c14 1 22.5 9.5 22.5 20.5 0 10-6.5 17.5-15.5 21.7M161.5 161.5l-8 8.3 11 2.7"
      />
      <rect className="a-coin-2" x="126" y="165" width="27" height="27" rx="6.5" />
      <rect className="a-coin" x="123" y="162" width="27" height="27" rx="6.5" />
      <path className="a-line a-line-night" strokeWidth="2.4" d="M130 173h13M130 178h13" />
    </Drawing>
  );
}
