import { look, type Role, type Seen } from './look.ts';
import type { Engine } from './engine.ts';

/**
 * As long as a person looks before the finger goes: what commits money takes nothing within 300 ms of
 * appearing or moving.
 */
const lookMs = 350;
const pressMs = 40;
const patienceMs = 300_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody with a phone: looks, waits until a thing stands still, taps, types. The same in every engine. */
export class Hand {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The page has been taken over by its scripts. */
  async opens(url: string): Promise<void> {
    await this.#engine.open(url);
    await this.isLive();
  }

  isLive(): Promise<unknown> {
    return this.#until('the page is live', () =>
      this.#engine.ask<boolean>(
        `() => document.readyState === 'complete' && !!document.querySelector('[data-live]')`,
      ),
    );
  }

  address(): Promise<string> {
    return this.#engine.ask<string>('() => location.href');
  }

  async arrivesAt(pathname: string): Promise<string> {
    await this.#until(pathname, async () => new URL(await this.address()).pathname === pathname);
    await this.isLive();
    return this.address();
  }

  async leaves(pathname: string): Promise<void> {
    await this.#until(
      `another page than ${pathname}`,
      async () => new URL(await this.address()).pathname !== pathname,
    );
    await this.isLive();
  }

  async reads(words: RegExp | string): Promise<void> {
    await this.#until(`the words ${words}`, () =>
      this.#engine.ask<boolean>(
        `(pattern) => new RegExp(pattern, 'u').test(document.body.innerText.replaceAll(/\\s+/g, ' '))`,
        typeof words === 'string' ? words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : words.source,
      ),
    );
  }

  /** Once it is there, usable, on top of all else and has stood still for as long as somebody looks. */
  async finds(role: Role, name: RegExp): Promise<Seen> {
    let [before, since]: [string, number] = ['', 0];
    return this.#until(`${role} ${name}`, async () => {
      const seen = await this.#look(role, name);
      const now = seen ? `${seen.x} ${seen.y} ${seen.text}` : '';
      if (now !== before) [before, since] = [now, performance.now()];
      const isReady = seen && !seen.isDisabled && seen.isOnTop && performance.now() - since >= lookMs;
      return isReady ? seen : undefined;
    });
  }

  get isFinger(): boolean {
    return this.#engine.takesTouch;
  }

  async taps(role: Role, name: RegExp): Promise<void> {
    await this.tapsAt(await this.finds(role, name));
  }

  /**
   * Taps until it is gone, as somebody does of whose tap nothing came: a page that is drawn late takes it for
   * one that came too early.
   */
  async tapsAway(role: Role, name: RegExp): Promise<void> {
    await this.taps(role, name);
    await this.#until(`the end of ${role} ${name}`, async () => {
      await pause(2_000);
      const seen = await this.#look(role, name);
      if (seen && !seen.isDisabled) await this.tapsAt(seen);
      return !seen;
    });
  }

  /** Where along its width: the middle unless told. */
  async tapsAt({ left, width, y }: Seen, part = 0.5): Promise<void> {
    const pointerType = this.isFinger ? 'touch' : 'mouse';
    const x = Math.round(left + width * part);
    await this.#engine.act([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: pressMs },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async ticks(role: 'checkbox' | 'radio', name: RegExp): Promise<void> {
    await this.taps(role, name);
    await this.#until(`${name} is ticked`, async () => (await this.#look(role, name))?.isChecked);
  }

  /** Taps the field, unless the page has put the cursor there already, and types key by key. */
  async types(name: RegExp, text: string): Promise<void> {
    const seen = await this.finds('textbox', name);
    if (!seen.isFocused) await this.tapsAt(seen);
    await this.#until(`${name} takes keys`, async () => (await this.#look('textbox', name))?.isFocused);
    await this.keys(text);
  }

  async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'pause', duration: 10 },
    ]);
    await this.#engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  #look(role: Role, name: RegExp): Promise<Seen | null> {
    return this.#engine.ask<Seen | null>(look.toString(), role, name.source);
  }

  /** A page that is just being left can't be asked: that is no answer yet. */
  async #until<Answer>(what: string, ask: () => Promise<Answer | null | undefined | false>): Promise<Answer> {
    const end = performance.now() + patienceMs;
    let fault: unknown;
    while (performance.now() < end) {
      const answer = await ask().catch((error: unknown) => void (fault = error));
      if (answer) return answer;
      await pause(50);
    }
    const shown = await this.#engine.ask<string>('() => location.pathname + "\\n" + document.body.innerText');
    throw new Error(
      `${this.#engine.name} waited in vain for ${what} ${fault ? String(fault) : ''}\non ${shown}`,
    );
  }
}
