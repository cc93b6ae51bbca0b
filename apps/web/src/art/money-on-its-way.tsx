import type { ReactNode } from 'react';
import { Bars } from './bars.tsx';
import { Coin } from './coin.tsx';
import { Drawing } from './drawing.tsx';
import { tornEdge } from './torn-edge.ts';

/** The signed paper on the left, the wallet on the right; the money is between them, or in the wallet. */
export function MoneyOnItsWay() {
  return (
    <Drawing width={320} height={112}>
      <SignedPaper />
      <Dots from={104} to={122} />
      <Coin x={145} y={56} r={21} />
      <Dots from={172} to={182} />
      <Wallet />
    </Drawing>
  );
}

export function MoneyArrived() {
  return (
    <Drawing width={320} height={112}>
      <SignedPaper />
      <Dots from={104} to={184} />
      <Wallet>
        <Coin x={232} y={22} r={18} sign="tick" />
      </Wallet>
    </Drawing>
  );
}

function SignedPaper() {
  return (
    <>
      <path className="a-sheet" d={`M24 22h68v66${tornEdge(-68, 9, -6)}z`} />
      <Bars
        className="a-faint"
        bars={[
          [36, 37, 26],
          [36, 48, 44],
          [36, 59, 34],
        ]}
      />
      <path className="a-line a-line-night" d="M36 76c3-9 8-10 9-3s5 6 7-1 6-5 7 0 5 1 14-1" />
    </>
  );
}

function Dots({ from, to }: { readonly from: number; readonly to: number }) {
  return <path className="a-line a-line-night" strokeDasharray="0.1 8" d={`M${from} 56h${to - from}`} />;
}

/** What is in it looks out between its back and its front. */
function Wallet({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <path className="a-deep" d="M192 36v-6a12 12 0 0 1 12-12h60a10 10 0 0 1 10 10v8z" />
      {children}
      <path className="a-mid" d="M192 34h88a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10h-78a10 10 0 0 1-10-10z" />
      <path className="a-soft" d="M252 54h42a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-42a12 12 0 0 1 0-24z" />
      <circle className="a-night" cx="258" cy="66" r="4.5" />
    </>
  );
}
