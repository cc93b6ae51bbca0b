import { lazy, Suspense } from 'react';
import type { Push } from './recommendation-list-screen.tsx';

/** Prices come first; the drawing follows into a place that is kept for it. */
const ProductDrawing = lazy(() =>
  import('./product-drawing.tsx').then((module) => ({ default: module.ProductDrawing })),
);

export function ProductArt({ terms }: Pick<Push['products'][number], 'terms'>) {
  return (
    <span className="rl-art">
      <Suspense>
        <ProductDrawing terms={terms} />
      </Suspense>
    </span>
  );
}
