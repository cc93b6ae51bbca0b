import { lazy, Suspense } from 'react';
import { useHydrated } from '../use-hydrated.ts';

const QrDrawing = lazy(() => import('./qr-drawing.tsx'));

type Props = {
  readonly text: string;
  /** What scanning it does: "Pay ₹2,910.19 with any UPI app". */
  readonly label: string;
};

/**
 * Black on white whatever the theme. Few screens need one, so what draws it comes when it is needed, into a
 * place kept for it; never on the server, which does not wait for what is lazy.
 */
export function QrCode({ text, label }: Props) {
  const isHydrated = useHydrated();
  return (
    <div className="c-code c-qr-code">
      {isHydrated && (
        <Suspense>
          <QrDrawing text={text} label={label} />
        </Suspense>
      )}
    </div>
  );
}
