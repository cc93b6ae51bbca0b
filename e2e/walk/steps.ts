import { routePath } from '@candor/contract/routes';
import { languages } from '@candor/markets';
import { payStep } from './pay-step.ts';
import { Phone } from './phone.ts';
import { reverseStep, takeOffStep, waiveStep } from './staff-steps.ts';
import type { World } from './world.ts';

/** What was done, in words; and what went wrong with it. */
export type Done = {
  readonly did: string;
  readonly faults?: readonly string[];
  /** The walker's own screen was read after all that happened: its figures are those of now. */
  readonly isFresh?: boolean;
};

/** Something that a person with a phone and no plan might do. Nothing where it can't be done now: then another one is chosen. */
export type Step = {
  readonly weight: number;
  readonly take: (world: World) => Promise<Done | undefined>;
};

/** Not what leaves the app or the borrower's session. */
const isWithin = (href: string) =>
  href.startsWith('/') && !/^\/(?:api|sandbox|console|login|gallery)\b/u.test(href);

async function followLink({ who: { phone }, dice }: World): Promise<Done | undefined> {
  const { page } = phone;
  const links = page.locator('a[href]:visible');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const open = hrefs.flatMap((href, nth) => (isWithin(href) ? [{ href, nth }] : []));
  if (open.length === 0) return undefined;
  const { href, nth } = dice.of(open);
  await phone.tap(links.nth(nth));
  await phone.settle();
  return { did: `taps the link to ${new URL(href, page.url()).pathname}`, isFresh: true };
}

async function openScreen({ who, dice }: World): Promise<Done> {
  const { name, path } = dice.of(await who.screens());
  await who.phone.go(path);
  const moved = await who.phone.page.evaluate(() => globalThis.controlWatch.moved());
  return { did: `opens ${name}`, isFresh: true, faults: moved };
}

async function goBack({ who: { phone } }: World): Promise<Done | undefined> {
  const { page } = phone;
  const before = page.url();
  // The page that a browser begins with is nobody's screen.
  const isFirst = await page.evaluate(() => history.length < 3);
  if (isFirst) return undefined;
  await page.goBack();
  if (page.url() === 'about:blank') await page.goto(before);
  await phone.settle();
  return { did: 'goes back' };
}

async function reload({ who: { phone } }: World): Promise<Done> {
  await phone.page.reload();
  await phone.settle();
  const moved = await phone.page.evaluate(() => globalThis.controlWatch.moved());
  return { did: 'reloads', isFresh: true, faults: moved };
}

async function secondTab({ who, dice }: World): Promise<Done> {
  const { name, path } = dice.of(await who.screens());
  const tab = await Phone.open(who.context);
  await tab.go(path);
  const faults = [...(await tab.faults()), ...(await tab.restlessControls())];
  await tab.page.close();
  return { did: `opens ${name} in another tab and closes it`, faults };
}

async function speakAnother({ who, dice }: World): Promise<Done> {
  const language = dice.of(languages.filter((one) => one !== who.language));
  const { phone } = who;
  const { page } = phone;
  await phone.go(routePath('me'));
  await phone.tap(page.locator('main li button').first());
  await phone.tap(page.locator(`label:has(input[name="me-language"][value="${language}"])`));
  await page.locator(`html[lang^="${language}"]`).waitFor();
  await phone.settle();
  who.language = language;
  return { did: `reads ${language} from now on`, isFresh: true };
}

async function letDaysPass(world: World): Promise<Done> {
  const days = world.dice.of([1, 1, 2, 4, 9, 16, 31]);
  await world.letDaysPass(days);
  return { did: `lets ${days} days pass` };
}

async function handOver(world: World): Promise<Done> {
  world.who = world.people[(world.people.indexOf(world.who) + 1) % world.people.length]!;
  return { did: `hands over to the borrower in ${world.who.market}` };
}

/** The line breaks, somebody taps all the same, and the line comes back. */
async function loseTheLine({ who: { phone }, dice }: World): Promise<Done> {
  await phone.setOffline(true);
  const links = phone.page.locator('a[href]:visible');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const open = hrefs.flatMap((href, nth) => (isWithin(href) ? [nth] : []));
  if (open.length > 0) await phone.tap(links.nth(dice.of(open)));
  await phone.setOffline(false);
  await phone.page.reload();
  await phone.settle();
  return { did: 'loses the line, taps, and has it again', isFresh: true };
}

/** Who owes nothing borrows again: that it can be signed on the screens is a story of its own. */
async function borrowAgain({ who }: World): Promise<Done | undefined> {
  const orders = await who.orders();
  const isFree = orders.every(({ loanState }) => loanState !== null && loanState !== 'active');
  if (!isFree) return undefined;
  await who.borrower.borrow();
  return { did: 'borrows again' };
}

export const steps: readonly Step[] = [
  { weight: 6, take: followLink },
  { weight: 4, take: openScreen },
  { weight: 3, take: goBack },
  { weight: 2, take: reload },
  { weight: 2, take: secondTab },
  { weight: 2, take: speakAnother },
  { weight: 6, take: payStep },
  { weight: 4, take: letDaysPass },
  { weight: 3, take: handOver },
  { weight: 2, take: loseTheLine },
  { weight: 3, take: borrowAgain },
  { weight: 3, take: waiveStep },
  { weight: 1, take: takeOffStep },
  { weight: 1, take: reverseStep },
];
