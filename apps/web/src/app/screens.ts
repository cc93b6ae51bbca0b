import type { Language } from '@candor/markets';
import { adoptStyles } from './adopt-styles.ts';
import type { ScreenModule } from './screen-module.ts';

/** Every screen that is a chunk of its own, by the route it stands at. The server sends the page, the app loads the chunk. */
const screens = {
  home: () => import('../screens/home/screen.ts'),
  loanDetail: () => import('../screens/argued/screen.ts'),
  confirm: () => import('../screens/approach/screen.ts'),
  repayDelay: () => import('../screens/motionless/screen.ts'),
  loanAgreement: () => import('../screens/removed/screen.ts'),
  repaymentChoice: () => import('../screens/repaying/screen.ts'),
  repay: () => import('../screens/repaying/screen.ts'),
  paymentInstructions: () => import('../screens/dragonpay-payment-instructions/screen.ts'),
  repaymentYesNo: () => import('../screens/strung/screen.ts'),
  orders: () => import('../screens/cautious/screen.ts'),
  recommendationList: () => import('../screens/evidence/screen.ts'),
  product: () => import('../screens/glad/screen.ts'),
  certification: () => import('../screens/certification/screen.ts'),
  certificationBase: () => import('../screens/certification-step/screen.ts'),
  certificationPersonal: () => import('../screens/certification-step/screen.ts'),
  certificationJob: () => import('../screens/certification-step/screen.ts'),
  certificationExt: () => import('../screens/certification-step/screen.ts'),
  login: () => import('../screens/login/screen.ts'),
  me: () => import('../screens/me/screen.ts'),
  inbox: () => import('../screens/inbox/screen.ts'),
  bankCard: () => import('../screens/monster/screen.ts'),
  privacyChoices: () => import('../screens/privacy-choices/screen.ts'),
  privacyPolicy: () => import('../screens/wishing/screen.ts'),
  aboutUs: () => import('../screens/disclosed/screen.ts'),
  customerService: () => import('../screens/tangible/screen.ts'),
  complaints: () => import('../screens/lamp/screen.ts'),
  complaintPage: () => import('../screens/footholds/screen.ts'),
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
