import { routePath } from '@candor/contract/routes';
import { languages } from '@candor/markets';
import { applyStep } from './apply-steps.ts';
import { cancelStep, disputeStep, extendStep, hardshipStep, planStep } from './loan-steps.ts';
import { payStep } from './pay-step.ts';
import { Phone } from './phone.ts';
import { pseudo } from './pseudo-locale.ts';
import {
  answerDisputeStep,
  decideHardshipStep,
  restructureStep,
  reverseStep,
  takeOffStep,
  waiveStep,
  writeOffStep,
} from './staff-steps.ts';
import { correctStep, typeStep } from './typing-steps.ts';
import type { World } from './world.ts';

/** What was done, in words; and what went wrong with it. */
export type Done = {
  readonly did: string;
  readonly faults?: readonly string[];
  /** The walker's own screen was read after all that happened: its figures are those of now. */
  readonly isFresh?: boolean;
};

/**
 * Something that a person with a phone and no plan might do. Nothing where it can't be done now: then another
 * one is chosen.
 */
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
  return { did: `opens ${name}`, isFresh: true, faults: await who.phone.movedSinceItCame() };
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
  return { did: 'reloads', isFresh: true, faults: await phone.movedSinceItCame() };
}

/**
 * Another tab of the same phone: it stays, and is in hand from now on. The first stays behind it as it is.
 */
async function secondTab({ who, dice }: World): Promise<Done> {
  const { name, path } = dice.of(await who.screens());
  const tab = await Phone.open(who.context);
  if (who.otherTab) await who.otherTab.page.close();
  who.otherTab = who.phone;
  who.phone = tab;
  await tab.go(path);
  return { did: `opens ${name} in another tab`, isFresh: true };
}

/** Back to the tab behind: what it shows may be of before, and it must not break for that. */
async function otherTab({ who }: World): Promise<Done | undefined> {
  if (!who.otherTab) return undefined;
  [who.phone, who.otherTab] = [who.otherTab, who.phone];
  await who.phone.page.bringToFront();
  await who.phone.settle();
  return { did: 'goes to the other tab' };
}

async function changeTheme({ who }: World): Promise<Done> {
  who.theme = who.theme === 'light' ? 'dark' : 'light';
  for (const page of who.context.pages()) await page.emulateMedia({ colorScheme: who.theme });
  return { did: `reads in the ${who.theme}` };
}

async function speakAnother({ who, dice }: World): Promise<Done> {
  const language = dice.of([...languages, pseudo].filter((one) => one !== who.language));
  const { phone } = who;
  const { page } = phone;
  await who.readAs(language);
  await phone.go(routePath('me'));
  if (language !== pseudo && !(await page.locator(`html[lang^="${language}"]`).isVisible())) {
    await phone.tap(page.locator('main li button').first());
    await phone.tap(page.locator(`label:has(input[name="me-language"][value="${language}"])`));
    await page.locator(`html[lang^="${language}"]`).waitFor();
    await phone.settle();
  }
  return { did: `reads ${language} from now on`, isFresh: true };
}

async function letDaysPass(world: World): Promise<Done> {
  const days = world.dice.of([1, 1, 2, 4, 9, 16, 31]);
  await world.letDaysPass(days);
  return { did: `lets ${days} days pass` };
}

/** The oldest instalment becomes late by as many days as make a difference to somebody. */
async function becomeLate(world: World): Promise<Done | undefined> {
  const { who, dice } = world;
  const loan = (await who.orders()).find(({ loanState }) => loanState === 'active');
  if (!loan?.nextDue) return undefined;
  const { today } = await who.borrower.get<{ today: string }>('home/page');
  const due = Math.round((Date.parse(loan.nextDue.dueOn) - Date.parse(today)) / 86_400_000);
  const { late } = dice.weighted([
    { late: 1, weight: 3 },
    { late: 4, weight: 3 },
    { late: 31, weight: 2 },
    { late: 91, weight: 1 },
  ]);
  const days = due + late;
  if (days <= 0 || days > 130) return undefined;
  await world.letDaysPass(days);
  return { did: `lets ${days} days pass, until ${late} after the due date` };
}

async function handOver(world: World): Promise<Done> {
  const others = world.people.filter((person) => person !== world.who);
  world.who = world.dice.of(others);
  return { did: `hands over to a borrower in ${world.who.market}` };
}

async function somebodyComes(world: World): Promise<Done> {
  const who = await world.welcome();
  await world.who.phone.go(routePath('home'));
  return { did: `somebody comes: ${who}`, isFresh: true };
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

export const steps: readonly Step[] = [
  { weight: 6, take: followLink },
  { weight: 4, take: openScreen },
  { weight: 3, take: goBack },
  { weight: 2, take: reload },
  { weight: 2, take: secondTab },
  { weight: 2, take: otherTab },
  { weight: 1, take: changeTheme },
  { weight: 2, take: speakAnother },
  { weight: 3, take: typeStep },
  { weight: 2, take: correctStep },
  { weight: 7, take: payStep },
  { weight: 3, take: letDaysPass },
  { weight: 3, take: becomeLate },
  { weight: 3, take: handOver },
  { weight: 4, take: somebodyComes },
  { weight: 2, take: loseTheLine },
  { weight: 5, take: applyStep },
  { weight: 2, take: cancelStep },
  { weight: 3, take: extendStep },
  { weight: 3, take: disputeStep },
  { weight: 2, take: answerDisputeStep },
  { weight: 2, take: hardshipStep },
  { weight: 4, take: decideHardshipStep },
  { weight: 2, take: restructureStep },
  { weight: 4, take: planStep },
  { weight: 2, take: waiveStep },
  { weight: 1, take: takeOffStep },
  { weight: 1, take: reverseStep },
  { weight: 2, take: writeOffStep },
];
