import type { Language } from '@candor/markets';
import type { ScreenModule } from './screen-module.ts';

/** Every screen that is a chunk of its own, by the route it stands at. The server sends the page, the app loads the chunk. */
const screens = {
  login: () => import('../screens/login/screen.ts'),
  me: () => import('../screens/me/screen.ts'),
  inbox: () => import('../screens/inbox/screen.ts'),
  privacyChoices: () => import('../screens/privacy-choices/screen.ts'),
  privacyPolicy: () => import('../screens/wishing/screen.ts'),
  aboutUs: () => import('../screens/disclosed/screen.ts'),
  sandbox: () => import('../screens/sandbox/screen.ts'),
  gallery: () => import('../screens/gallery/screen.ts'),
} satisfies Record<string, () => Promise<{ readonly screen: ScreenModule }>>;

export type ScreenKey = keyof typeof screens;

export const screenKeys = Object.keys(screens) as ScreenKey[];

const loaded = new Map<ScreenKey, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The screen, once it has been loaded: then it can be drawn at once. */
export function loadedScreen(key: ScreenKey): ScreenModule | undefined {
  return loaded.get(key);
}

/** With the words of the language. The same promise for as long as it is under way or has succeeded; a failed one is forgotten, so that it can be tried again. */
export function loadScreen(key: ScreenKey, language: Language): Promise<ScreenModule> {
  const name = `${key} ${language}`;
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const promise = screens[key]().then(async ({ screen }) => {
    await screen.words?.load(language);
    if (!loaded.has(key)) adoptStyles(screen.css);
    loaded.set(key, screen);
    return screen;
  });
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

/**
 * Styles that came with a script. An adopted sheet is made by our own code and needs no permission in the content policy; the
 * server has none to adopt, it writes them into the page.
 */
function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
