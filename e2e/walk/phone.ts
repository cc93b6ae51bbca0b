import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { Dice } from '../dice.ts';
import { englishOn } from './english-on.ts';
import { Heard, speaksPseudo } from './pseudo-locale.ts';
import { live } from '../identity-page.ts';
import { watchControls } from '../watch-controls.ts';

/** Between two taps of somebody who looks at what the first one did. */
const paceMs = 350;

/** A page answers a tap within it: opens, folds, marks what was chosen. What changes later is late. */
const answerMs = 100;

/** Help, and the pages above which there is none. */
const withoutBack = (['customerService', 'officialPage', 'home'] as const).map((key) => routePath(key));

/** As many looks as a loaded machine may need. */
const mostLooks = 1000;

const takeMoved = () => {
  globalThis.controlWatch?.rest();
  return globalThis.controlWatch?.moved() ?? [];
};

/** A tab of a borrower's phone: taps it as a thumb does, and keeps what goes wrong on it. */
export class Phone {
  readonly page: Page;
  readonly #asked = new Set<Request>();
  readonly #heard = new Heard();
  /** What a browser's console, a script or the server has complained about since it was last asked. */
  #said: string[] = [];
  #isOffline = false;

  private constructor(page: Page) {
    this.page = page;
    this.#heard.listenTo(page);
    // The line on which the server tells what has changed stays open.
    page.on('request', (one) => one.resourceType() !== 'eventsource' && this.#asked.add(one));
    page.on('requestfinished', (one) => this.#asked.delete(one));
    page.on('requestfailed', (one) => this.#asked.delete(one));
    page.on('pageerror', (error) => {
      // The server writes a page in English, and what takes it over says it in the pseudo-locale.
      if (!(speaksPseudo(page.context()) && error.message.includes('React error #418')))
        this.#said.push(`a script fails: ${error.message}`);
    });
    page.on('console', (message) => {
      // What a call was refused is the screen's to tell, and the screen is looked at; without a line every
      // call fails.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#said.push(`the console says: ${message.text()}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 500) this.#said.push(`${answer.status()} of ${new URL(answer.url()).pathname}`);
    });
  }

  /** A tab that somebody taps in: its controls are watched in each frame. */
  static async open(context: BrowserContext): Promise<Phone> {
    const page = await context.newPage();
    await watchControls(page);
    return new Phone(page);
  }

  /** A tab to look with, in which nobody aims at anything. */
  static async openUnwatched(context: BrowserContext): Promise<Phone> {
    return new Phone(await context.newPage());
  }

  /** Opens an address, as a bookmark does, and waits until all is there. */
  async go(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settle();
  }

  /** Nothing is on its way any more, and nothing waits to be drawn. What never comes to rest is a fault. */
  async settle(): Promise<void> {
    await live(this.page);
    let waits: string[] = ['looked at'];
    for (let looks = 0, quiet = 0; quiet < 2; looks += 1) {
      if (looks > mostLooks) throw new Error(`${this.page.url()} never comes to rest: ${waits.join(', ')}`);
      await this.page.waitForTimeout(20);
      waits = await this.#waits();
      quiet = waits.length === 0 ? quiet + 1 : 0;
    }
  }

  async #waits(): Promise<string[]> {
    const undrawn = () =>
      [...document.querySelectorAll('.c-skeleton, .c-bone, [aria-busy="true"]')].map(
        ({ className }) => className,
      );
    // Between two pages there is none to ask.
    const drawing = await this.page.evaluate(undrawn).catch(() => ['a page']);
    return [...this.#asked].map((one) => one.url()).concat(drawing);
  }

  /**
   * One tap in the middle of what is seen. Then a look at what it did: what stands there once the page has
   * answered the tap neither moves nor vanishes before the thumb could come again.
   */
  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    // A button that pays or signs takes no tap before it has stood still: nobody aims at it sooner.
    await target.and(this.page.locator(':not([data-settling])')).waitFor();
    const box = await target.boundingBox();
    if (!box) throw new Error(`there is nothing to tap: ${String(target)}`);
    const name = (await target.innerText().catch(() => '')).trim();
    const at = this.page.url();
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.waitForTimeout(answerMs);
    // Between two pages there is nothing to watch.
    const isWatched = await this.page
      .evaluate(() => globalThis.controlWatch?.begin())
      .then(
        () => true,
        () => false,
      );
    await this.page.waitForTimeout(paceMs - answerMs);
    if (!isWatched || this.page.url() !== at) return;
    const moved = await this.page.evaluate(takeMoved).catch((): string[] => []);
    // Where the tap leads to another screen, all that was there gives way to it.
    if (this.page.url() !== at) return;
    const others = moved.filter((fault) => name === '' || !fault.startsWith(name));
    this.#said.push(...others.map((fault) => `after a tap on “${name}” at ${at}: ${fault}`));
  }

  /** One key, and as long as a person takes until the next. */
  async press(key: string, dice: Dice): Promise<void> {
    await this.page.keyboard.press(key === ' ' ? 'Space' : key);
    await this.page.waitForTimeout(80 + dice.below(40));
  }

  /** What has come to rest stays where it is while somebody looks: 300 ms are what a thumb needs. */
  async restlessControls(): Promise<string[]> {
    const { page } = this;
    await page.evaluate(() => globalThis.controlWatch.begin());
    await page.waitForTimeout(paceMs);
    return page.evaluate(takeMoved);
  }

  /**
   * What has moved since the page came. In the pseudo-locale its words change once, when the scripts take it
   * over.
   */
  async movedSinceItCame(): Promise<string[]> {
    if (speaksPseudo(this.page.context())) return [];
    return this.page.evaluate(() => globalThis.controlWatch.moved());
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.page.context().setOffline(isOffline);
  }

  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** What is wrong with the screen that is shown, whatever is on it. */
  async faults(): Promise<string[]> {
    const said = this.#said;
    this.#said = [];
    const seen = await this.page.evaluate(([help, ...top]) => {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`it scrolls sideways: ${scrollWidth} > ${clientWidth}`);
      const controls = [...document.querySelectorAll('a[href], button:not([disabled])')].filter((one) =>
        one.checkVisibility(),
      );
      if (controls.length === 0) faults.push('there is no way on');
      // Help stands in every bar and leads further in.
      const back = [...document.querySelectorAll<HTMLAnchorElement>('a.c-app-bar-icon[href]')].some(
        ({ href, pathname }) => href !== location.href && pathname !== help,
      );
      if (!back && !top.includes(location.pathname)) faults.push('there is no way back');
      const nameless = controls.filter(
        (one) =>
          !(one.getAttribute('aria-label') ?? one.textContent).trim() && !one.querySelector('[alt], title'),
      );
      if (nameless.length > 0)
        faults.push(`a control without a name: ${nameless[0]?.outerHTML.slice(0, 90)}`);
      const nothing = /\b(?:NaN|undefined|Invalid Date|\[object )/u.exec(document.body.innerText);
      if (nothing) faults.push(`a figure that is none: ${nothing[0]}`);
      const id = /\b(?:shell|screen|kit|error|notice|input)\.[a-z]\w+/u.exec(document.body.innerText);
      if (id) faults.push(`untranslated: ${id[0]}`);
      return faults;
    }, withoutBack);
    return [
      ...said,
      ...seen,
      ...(await englishOn(this.page)),
      ...(await this.#heard.untranslatedOn(this.page)),
    ];
  }
}
