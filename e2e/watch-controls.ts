import type { Page } from '@playwright/test';

type Watch = { readonly moved: () => string[]; readonly begin: () => void; readonly rest: () => void };
declare global {
  // oxlint-disable-next-line no-var -- how a property of the page's window is declared
  var controlWatch: Watch;
}

/**
 * Looks at every control in each frame: what could be tapped once may neither move nor vanish until somebody
 * acts. One that is drawn anew in the same place under the same name is the same to whoever looks at it.
 */
export async function watchControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Seen = {
      readonly name: string;
      readonly box: readonly number[];
      readonly inPage: readonly number[];
    };
    const TOLERANCE = 2;
    const faults = new Set<string>();
    let seen = new Map<Element, Seen>();
    let isResting = false;
    const isFar = (one: readonly number[], other: readonly number[]) =>
      one.some((edge, at) => Math.abs(edge - (other[at] ?? 0)) > TOLERANCE);
    const nameOf = (element: Element) =>
      (
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
        ''
      ).trim();
    /** Behind a sheet nothing can be tapped, and nobody expects it. */
    const isOut = (element: Element) => {
      const sheet = document.querySelector('dialog[open]');
      return element.closest('[inert], [aria-hidden="true"]') !== null || (sheet && !sheet.contains(element));
    };
    const look = (element: Element): Seen | undefined => {
      if (isOut(element)) return undefined;
      // What is tapped of a radio button or a box is its label.
      const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || y < 0 || y > innerHeight || x < 0 || x > innerWidth)
        return undefined;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || hit.contains(target))) return undefined;
      return { name: nameOf(element), box: [left, top], inPage: [left + scrollX, top + scrollY] };
    };
    const frame = () => {
      requestAnimationFrame(frame);
      // Half of the page has come: a link without its words is none yet.
      if (isResting || document.readyState === 'loading') return;
      const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary');
      const now = new Map<Element, Seen>();
      for (const one of controls) {
        const here = look(one);
        if (here) now.set(one, here);
      }
      for (const [element, before] of seen) {
        const here =
          now.get(element) ??
          [...now.values()].find(({ name, box }) => name === before.name && !isFar(box, before.box));
        if (!here && !isOut(element)) faults.add(`${before.name} vanished`);
        else if (here && isFar(before.box, here.box) && isFar(before.inPage, here.inPage))
          faults.add(`${before.name} moved from ${before.box.join()} to ${here.box.join()}`);
      }
      seen = now;
    };
    requestAnimationFrame(frame);
    globalThis.controlWatch = {
      moved: () => [...faults],
      begin: () => {
        faults.clear();
        seen = new Map();
        isResting = false;
      },
      // To look in each frame takes much of a machine.
      rest: () => void (isResting = true),
    };
  });
}

/**
 * Everything that is fetched takes a while, each as long as its name decides: what comes together elsewhere
 * comes apart here.
 */
export async function slowDown(page: Page, wait: { readonly leastMs: number; readonly mostMs: number }) {
  let underWay = 0;
  await page.route(/\/(?:api|assets)\//, async (route) => {
    underWay += 1;
    const sum = [...new URL(route.request().url()).pathname].reduce((all, one) => all + one.charCodeAt(0), 0);
    const waitMs = wait.leastMs + ((sum * 37) % (wait.mostMs - wait.leastMs));
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    // A page that was left no longer waits for it.
    await route.fallback().catch(() => undefined);
    underWay -= 1;
  });
  /** Nothing is on its way any more, and nothing follows from what came. */
  return async () => {
    for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0) await page.waitForTimeout(150);
  };
}
