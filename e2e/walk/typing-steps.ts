import { routePath } from '@candor/contract/routes';
import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { Phone } from './phone.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

const certificationForms = [
  'certificationBase',
  'certificationPersonal',
  'certificationJob',
  'certificationExt',
] as const;

/** What is typed as words: not numbers, days or codes, which have forms of their own. */
const wordFields = 'main input[type="text"]:not([inputmode]):not([readonly]):visible, main textarea:visible';

/** Typed and not handed in: it is there after a reload, after going elsewhere and in another tab. */
export async function typeStep({ who, dice }: World): Promise<Done | undefined> {
  const { phone } = who;
  const path = dice.of([
    routePath('complaints', { view: 'new' }),
    ...(await formsOf(who)).map((key) => routePath(key)),
  ]);
  await phone.go(path);
  const fields = phone.page.locator(wordFields);
  const count = await fields.count();
  if (count === 0) return undefined;
  const field = fields.nth(dice.below(count));
  const id = await field.getAttribute('id');
  if (id === null) return undefined;
  await phone.tap(field);
  await field.press('End');
  for (const letter of ' Rizal') await phone.press(letter, dice);
  const typed = await field.inputValue();
  // In the middle of it, or after a pause.
  await phone.page.waitForTimeout(dice.of([0, 1200]));
  const way = dice.of(['reloads', 'goes home and comes back', 'looks in another tab'] as const);
  const found = await valueAfter(way, { who, path, id });
  const faults =
    found === typed
      ? []
      : [`“${typed}” was typed into ${id} of ${path}, and after it ${way} it says “${found}”`];
  return { did: `types into ${id} of ${path} and ${way}`, faults, isFresh: true };
}

async function valueAfter(
  way: 'reloads' | 'goes home and comes back' | 'looks in another tab',
  { who, path, id }: { readonly who: Person; readonly path: string; readonly id: string },
): Promise<string> {
  const { phone } = who;
  const valueOf = (tab: Phone) => tab.page.locator(`[id="${id}"]`).inputValue();
  if (way === 'reloads') {
    await phone.page.reload();
    await phone.settle();
    return valueOf(phone);
  }
  if (way === 'goes home and comes back') {
    await phone.go(routePath('home'));
    await phone.page.goBack();
    await phone.settle();
    return valueOf(phone);
  }
  // Kept within a second and a half of the last key, or when the page goes out of sight.
  await phone.page.waitForTimeout(1500);
  await phone.settle();
  const tab = await Phone.openUnwatched(who.context);
  await tab.go(path);
  const found = await valueOf(tab);
  await tab.page.close();
  return found;
}

async function formsOf({ borrower }: Person): Promise<(typeof certificationForms)[number][]> {
  const { steps } = await borrower.get<{ steps: { step: string; state: string }[] }>('certification/list');
  // The first that is not done, and those before it: a later one is not open yet.
  const open = steps.find(({ state }) => state !== 'saved' && state !== 'accepted')?.step;
  return certificationForms.filter((key) => key.toLowerCase() === `certification${open}`);
}

/** Hands a form in without what it needs, then puts one field right: what was said of that field is gone. */
export async function correctStep({ who, dice }: World): Promise<Done | undefined> {
  const { phone } = who;
  const { page } = phone;
  const [key] = await formsOf(who);
  if (key === undefined) return undefined;
  await phone.go(routePath(key));
  const send = page.locator('main form button[type="submit"]:visible, .c-sticky-bar button:visible').last();
  if ((await send.count()) === 0) return undefined;
  await phone.tap(send);
  await phone.settle();
  const wrong = page.locator('main input[type="text"][aria-invalid="true"]:not([inputmode]):visible');
  const count = await wrong.count();
  if (count === 0) return { did: `hands ${key} in as it is` };
  const id = await wrong.nth(dice.below(count)).getAttribute('id');
  const field = page.locator(`[id="${id}"]`);
  await phone.tap(field);
  for (const letter of 'Rizal Bonifacio') await phone.press(letter, dice);
  await field.blur();
  await phone.settle();
  const isStill = await isWrong(field);
  const faults = isStill ? [`${id} of ${key} was put right, and is still said to be wrong`] : [];
  return { did: `hands ${key} in without ${id}, and fills it in`, faults };
}

const isWrong = async (field: Locator) => (await field.getAttribute('aria-invalid')) === 'true';
