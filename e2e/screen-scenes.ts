import { type builtRoutes, type RouteKey, routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';

/** Whoever looks at a screen. */
export type Viewer = 'visitor' | 'newcomer' | 'offered' | 'lent';

export type World = {
  readonly market: Market;
  readonly viewers: Readonly<Record<Exclude<Viewer, 'visitor'>, BorrowerByApi>>;
  readonly offeredOrder: string;
  readonly lentOrder: string;
  /** Of the running loan, waiting to be made. */
  readonly lentPayment: string;
  /** About the running loan, with a picture, answered. */
  readonly lentComplaint: string;
};

export type ScreenState = 'ready' | 'empty' | 'loading' | 'error' | 'offline';

export type Scene = {
  readonly by: Viewer;
  /** Who sees it empty; nobody where it can't be. */
  readonly emptyFor?: Viewer;
  /** It asks the server for nothing, so it is there at once or not at all. */
  readonly isStatic?: true;
  readonly at: (world: World) => string;
};

const still = (at: string, by: Viewer = 'visitor') => ({ by, at: () => at, isStatic: true }) as const;

/** Every page that answers, as it is looked at. One that is built without a scene does not compile. */
export const scenes: Readonly<Record<Exclude<(typeof builtRoutes)[number], 'gallery'>, Scene>> = {
  officialPage: still(routePath('officialPage')),
  errorPage: still(routePath('errorPage')),
  aboutUs: still(routePath('aboutUs')),
  customerService: { by: 'visitor', at: () => routePath('customerService') },
  complaints: { by: 'lent', emptyFor: 'newcomer', at: () => routePath('complaints') },
  complaintPage: {
    by: 'lent',
    at: ({ lentComplaint }) => routePath('complaintPage', { reportId: lentComplaint }),
  },
  login: { by: 'visitor', at: () => routePath('login') },
  privacyPolicy: { by: 'visitor', at: () => routePath('privacyPolicy') },
  recommendationList: { by: 'visitor', at: () => routePath('recommendationList') },
  product: {
    by: 'visitor',
    at: ({ market }) => routePath('product', { productId: wishes[market].productId }),
  },
  home: { by: 'lent', emptyFor: 'newcomer', at: () => routePath('home') },
  me: { by: 'lent', at: () => routePath('me') },
  inbox: { by: 'lent', at: () => routePath('inbox') },
  privacyChoices: { by: 'lent', at: () => routePath('privacyChoices') },
  certification: { by: 'lent', emptyFor: 'newcomer', at: () => routePath('certification') },
  certificationBase: { by: 'newcomer', at: () => routePath('certificationBase') },
  certificationPersonal: { by: 'newcomer', at: () => routePath('certificationPersonal') },
  certificationJob: { by: 'newcomer', at: () => routePath('certificationJob') },
  certificationExt: { by: 'newcomer', at: () => routePath('certificationExt') },
  bankCard: { by: 'lent', emptyFor: 'newcomer', at: () => routePath('bankCard') },
  orders: { by: 'lent', emptyFor: 'newcomer', at: () => routePath('orders') },
  loanDetail: { by: 'lent', at: ({ lentOrder }) => routePath('loanDetail', { loanId: lentOrder }) },
  confirm: { by: 'offered', at: ({ offeredOrder }) => routePath('confirm', { orderId: offeredOrder }) },
  loanAgreement: { by: 'lent', at: ({ lentOrder }) => routePath('loanAgreement', { orderId: lentOrder }) },
  autopay: { by: 'lent', at: ({ lentOrder }) => routePath('autopay', { loanId: lentOrder }) },
  repayDelay: { by: 'lent', at: ({ lentOrder }) => routePath('repayDelay', { loanId: lentOrder }) },
  repaymentChoice: {
    by: 'lent',
    at: ({ lentOrder }) => routePath('repaymentChoice', { loanId: lentOrder }),
  },
  repay: {
    by: 'lent',
    at: ({ lentOrder }) => routePath('repay', { loanId: lentOrder, choice: 'instalment' }),
  },
  paymentInstructions: {
    by: 'lent',
    at: ({ lentPayment }) => routePath('paymentInstructions', { paymentId: lentPayment }),
  },
  repaymentYesNo: {
    by: 'lent',
    at: ({ lentPayment }) => routePath('repaymentYesNo', { paymentId: lentPayment }),
  },
  sandbox: { by: 'visitor', at: () => routePath('sandbox') },
};

export const sceneKeys = Object.keys(scenes) as (keyof typeof scenes)[];

export function statesOf({ emptyFor, isStatic }: Scene): ScreenState[] {
  if (isStatic) return ['ready', 'offline'];
  return ['ready', ...(emptyFor ? (['empty'] as const) : []), 'loading', 'error', 'offline'];
}

/** Three borrowers: one who has just come, one with an offer to sign, one with a running loan. */
export async function makeWorld(url: string, market: Market): Promise<World> {
  const newcomer = await BorrowerByApi.logIn(url, market);
  const offered = await BorrowerByApi.logIn(url, market);
  const offeredOrder = await offered.certified().then(() => offered.apply());
  await offered.until(offeredOrder, 'approved');
  const lent = await BorrowerByApi.logIn(url, market);
  const lentOrder = await lent.certified().then(() => lent.borrow());
  const lentPayment = await lent.wantToPay(lentOrder);
  const lentComplaint = await lent.complain({ loanId: lentOrder, imageIds: [await lent.problemPicture()] });
  await lent.staffAct(lentComplaint, 'answer', 'We found it. It counts from Sunday. You owe no late charge.');
  const viewers = { newcomer, offered, lent };
  return { market, viewers, offeredOrder, lentOrder, lentPayment, lentComplaint };
}

/** The session of whoever looks. */
async function enter(context: BrowserContext, world: World, by: Viewer): Promise<void> {
  await context.clearCookies({ name: /session/ });
  if (by !== 'visitor') await context.addCookies(await world.viewers[by].cookies());
}

const problem = JSON.stringify({
  type: '/api-docs#internal_error',
  title: 'Something went wrong on our side',
  status: 500,
  detail: 'Please try again.',
  code: 'internal_error',
  requestId: 'R-0000-0000',
});

/**
 * What the phone keeps, perhaps of another viewer, would be shown instead of waiting or failing. The page is
 * left first: what it still waits for would be kept after all.
 */
async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await devtools.detach();
}

/**
 * Opens a scene in a state and waits until it is in it. Leaves the page as it stands: unroute and go online
 * after.
 */
export async function show(
  page: Page,
  world: World,
  key: RouteKey & keyof typeof scenes,
  state: ScreenState,
): Promise<void> {
  const scene = scenes[key];
  await enter(page.context(), world, state === 'empty' ? (scene.emptyFor ?? scene.by) : scene.by);
  if (page.url() !== 'about:blank') await forget(page);
  if (state === 'loading' || state === 'error') await sendSkeletons(page);
  if (state === 'loading') await page.route('**/api/**', () => {});
  if (state === 'error') {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: problem }),
    );
  }
  const address = new URL(scene.at(world), 'http://localhost');
  address.searchParams.set('market', world.market);
  await page.goto(address.pathname + address.search);
  if (key === 'officialPage') return;
  await live(page);
  if (state === 'loading') await page.locator('.c-skeleton').first().waitFor({ state: 'attached' });
  else if (state === 'error') await page.locator('.c-state-bad, [role="alert"]').first().waitFor();
  // Also what a screen loads by itself, such as a sheet of figures.
  else await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
  if (state === 'offline') {
    await page.context().setOffline(true);
    await page.locator('[role="status"] .c-notice').first().waitFor();
  }
}

/**
 * A page comes without the answer that it may hold, of who is logged in or of what its address names: as it
 * does where none can be had.
 */
async function sendSkeletons(page: Page): Promise<void> {
  await page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const { cookie = '', ...headers } = await request.allHeaders();
    const chosen = cookie.split('; ').filter((pair) => !pair.includes('session='));
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const address = new URL(request.url());
    const market = address.searchParams.get('market') ?? '';
    const answer = await fetch(`${address.origin}${address.pathname}?${new URLSearchParams({ market })}`, {
      headers: { ...Object.fromEntries(own), 'accept-encoding': 'identity', cookie: chosen.join('; ') },
    });
    const { status } = answer;
    await route.fulfill({ status, headers: Object.fromEntries(answer.headers), body: await answer.text() });
  });
}

/** As it was before `show`. */
export async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
