import { afterFirstPaint } from './after-first-paint.ts';

afterFirstPaint(() => {
  // Both at once: the page's own chunk would ask for React only when it has arrived itself.
  void import('./react-chunk.ts');
  void import('../public-page/hydrate.tsx');
});
