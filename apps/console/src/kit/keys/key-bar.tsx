import type { ReactNode } from 'react';
import { barOf } from './key-map.ts';
import { useLayers } from './keyboard.ts';
import { KeyCaps } from './key-cap.tsx';

/** At the foot of the page: the keys that mean something now, and the lender's day and time. */
export function KeyBar({ children }: { readonly children?: ReactNode }) {
  const layers = useLayers();
  return (
    <footer className="k-keybar">
      <ul className="k-keybar-keys" aria-label="Keys">
        {barOf(layers).map(({ words, keys }) => (
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
      <div className="k-keybar-clock">{children}</div>
    </footer>
  );
}
