import { keepEarlyTouch } from './early-touch.ts';
import { afterFirstPaint } from './after-first-paint.ts';

/**
 * The script that every page ends with. It is one file for both parts, so that nothing but it is fetched
 * before the public page's first paint, and whoever goes from there into the app has it already.
 */
const parts = {
  public: () => import('../public-page/hydrate-public-page.tsx'),
  app: () => import('../app/hydrate-app.tsx'),
};

export type PagePart = keyof typeof parts;

const root = document.querySelector<HTMLElement>('[data-part]');
if (root?.dataset['part'] === 'app') keepEarlyTouch(root);

afterFirstPaint(() => {
  const { part, chunks } = root?.dataset ?? {};
  // All at once: a part would ask for React only when it has arrived itself.
  for (const href of chunks?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void parts[part as PagePart]();
});
