import type { Language } from '@candor/i18n';
import { adoptStyles } from '../shell/adopt-styles.ts';
import type { ScreenKey } from '../shell/page-data.ts';
import type { ScreenModule } from '../shell/screen-module.ts';
import { learnParts } from '../wire/known-parts.ts';
import { type LoadScreen, type SandboxKey, sandboxScreens } from './sandbox-screens.ts';

/**
 * Every screen that is a chunk of its own, by the route it stands at. The server sends the page, the app
 * loads the chunk.
 */
const screens = {
  home: () => import('../screens/home/screen.ts'),
  loanDetail: () => import('../screens/loan-detail/screen.ts'),
  confirm: () => import('../screens/confirm/screen.ts'),
  autopay: () => import('../screens/autopay/screen.ts'),
  repayDelay: () => import('../screens/repay-delay/screen.ts'),
  loanAgreement: () => import('../screens/loan-agreement/screen.ts'),
  repaymentChoice: () => import('../screens/repay/screen.ts'),
  repay: () => import('../screens/repay/screen.ts'),
  paymentInstructions: () => import('../screens/payment-instructions/screen.ts'),
  repaymentYesNo: () => import('../screens/repayment-yes-no/screen.ts'),
  orders: () => import('../screens/orders/screen.ts'),
  recommendationList: () => import('../screens/recommendation-list/screen.ts'),
  product: () => import('../screens/product/screen.ts'),
  certification: () => import('../screens/certification/screen.ts'),
  certificationBase: () => import('../screens/certification-step/screen.ts'),
  certificationPersonal: () => import('../screens/certification-step/screen.ts'),
  certificationJob: () => import('../screens/certification-step/screen.ts'),
  certificationExt: () => import('../screens/certification-step/screen.ts'),
  login: () => import('../screens/login/screen.ts'),
  me: () => import('../screens/me/screen.ts'),
  inbox: () => import('../screens/inbox/screen.ts'),
  bankCard: () => import('../screens/bank-card/screen.ts'),
  privacyChoices: () => import('../screens/privacy-choices/screen.ts'),
  privacyPolicy: () => import('../screens/privacy-policy/screen.ts'),
  aboutUs: () => import('../screens/about-us/screen.ts'),
  customerService: () => import('../screens/customer-service/screen.ts'),
  complaints: () => import('../screens/complaints/screen.ts'),
  complaintPage: () => import('../screens/complaint-page/screen.ts'),
  // What a build for production lacks, and what no page leads to there.
  ...(sandboxScreens as Record<SandboxKey, LoadScreen>),
} satisfies Record<ScreenKey, LoadScreen>;

export const screenKeys = Object.keys(screens) as ScreenKey[];

const loaded = new Map<ScreenKey, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The screen, once it has been loaded: then it can be drawn at once. */
export function loadedScreen(key: ScreenKey): ScreenModule | undefined {
  return loaded.get(key);
}

/**
 * With the words of the language. The same promise for as long as it is under way or has succeeded; a failed
 * one is forgotten, so that it can be tried again.
 */
export function loadScreen(key: ScreenKey, language: Language): Promise<ScreenModule> {
  const name = `${key} ${language}`;
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const promise = screens[key]().then(async ({ screen }) => {
    await screen.words?.load(language);
    if (!loaded.has(key)) adoptStyles(screen.css);
    learnParts(screen.wire);
    loaded.set(key, screen);
    return screen;
  });
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}
