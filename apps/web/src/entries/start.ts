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

afterFirstPaint(async () => {
  const { part, chunks } = root?.dataset ?? {};
  const addresses = chunks?.split(' ') ?? [];
  // All are asked for at once: a part would ask for React only when it has arrived itself. And each is asked
  // for, and run, in a task of its own: a slow phone hears a tap between two of them.
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    setTimeout(() => document.head.append(link));
  }
  // What could not come is asked for again, and reported, by the part that needs it.
  for (const address of addresses) await import(/* @vite-ignore */ address).catch(() => undefined);
  void parts[part as PagePart]();
});
