import type { ReactNode } from 'react';
import { barOf } from './key-map.ts';
import { useLayers } from './keyboard.ts';
import { KeyCaps } from './key-cap.tsx';

type Shown = ReturnType<typeof barOf>[number];

/**
 * At the foot of the page: the keys that mean something now, as many as fit, the one that shows all of them,
 * and the lender's day and time.
 */
export function KeyBar({ children }: { readonly children?: ReactNode }) {
  const bar = barOf(useLayers());
  const all = bar.filter(({ keys }) => keys.includes('?'));
  return (
    <footer className="k-keybar">
      <KeyList label="Keys" shown={bar.filter((each) => !all.includes(each))} />
      <KeyList label="All keys" shown={all} />
      <div className="k-keybar-clock">{children}</div>
    </footer>
  );
}

/** The bar is one line: a key is shown whole or not at all. `?` shows every one. */
function dropWhatDoesNotFit(list: HTMLUListElement): () => void {
  const drop = () => {
    const items = [...list.children].filter((item) => item instanceof HTMLElement);
    for (const item of items) item.hidden = false;
    const first = items[0]?.offsetTop ?? 0;
    const below = items.filter(({ offsetTop }) => offsetTop > first);
    for (const item of below) item.hidden = true;
  };
  const observer = new ResizeObserver(drop);
  observer.observe(list.parentElement ?? list);
  drop();
  return () => observer.disconnect();
}

function KeyList({ label, shown }: { readonly label: string; readonly shown: readonly Shown[] }) {
  if (shown.length === 0) return null;
  return (
    <ul
      key={shown.map(({ words }) => words).join('|')}
      ref={dropWhatDoesNotFit}
      className="k-keybar-keys"
      aria-label={label}
    >
      {shown.map(({ words, keys }) => (
        <li key={words} className="k-keybar-key">
          <span className="k-keys">
            {keys.map((one) => (
              <KeyCaps key={one} keys={one} />
            ))}
          </span>
          <span>
            <span className="k-spoken">{keys.join(', ')}: </span>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
