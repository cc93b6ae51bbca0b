import { Drawing } from './drawing.tsx';

/** A phone with a finger on it, between a lock and a key. It says nothing that the words beside it do not. */
export function ScreenLock() {
  return (
    <Drawing width={320} height={132} stand="bottom">
      <path className="a-line a-line-mid" strokeWidth="8" d="M50 74V64a13 13 0 0 1 26 0v10" />
      <rect className="a-mid" x="40" y="72" width="44" height="34" rx="8" />
      <path className="a-night" d="M62 81.5a4.6 4.6 0 0 1 2 8.8V96a2 2 0 0 1-4 0v-5.7a4.6 4.6 0 0 1 2-8.8z" />
      <path className="a-night" d="M108 34a18 18 0 0 1 18-18h68a18 18 0 0 1 18 18v98H108z" />
      <path className="a-sheet" d="M116 32a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v100h-88z" />
      <rect className="a-night" x="146" y="30" width="28" height="6" rx="3" />
      <circle className="a-screen" cx="160" cy="88" r="34" opacity="0.55" />
      <path
        className="a-line a-line-deep"
        strokeWidth="2.6"
        d="M139.6 92a21 21 0 0 1-.6-5 21 21 0 0 1 31.6-18.2M177 75a21 21 0 0 1 3.6 17M144.8 99a15 15 0 0 1-.8-12 16 16 0 0 1 32 0c0 5-.3 9-1.2 13M150 104c-.9-5-1.2-11-1.2-17a11.2 11.2 0 0 1 22.4 0c0 7-.5 13-2 19M154.6 107c-.7-6-1-13-1-20a6.4 6.4 0 0 1 12.8 0c0 8-.5 15-1.6 20M160 87v20"
      />
      <circle className="a-mid" cx="270" cy="48" r="16" />
      <path className="a-mid" d="m261 55 8 8-5 5v7h-8v8h-8v9h-14V81z" />
      <circle className="a-sheet" cx="274" cy="44" r="4.5" />
    </Drawing>
  );
}
