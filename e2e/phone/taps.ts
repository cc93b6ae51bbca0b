import { routeAt } from '@candor/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { photograph } from '../photograph.ts';
import { expect } from '../servers.ts';

/**
 * Does what a thumb does and counts it: a box to type in is one, a list to choose from two (open, choose), a
 * photograph three (open the camera, take it, keep it), anything else that is tapped one. There is no other
 * way to touch the page in a story that uses this, so that no tap is left out.
 */
export class Taps {
  readonly #page: Page;
  readonly #byScreen = new Map<string, number>();

  constructor(page: Page) {
    this.#page = page;
  }

  get all(): number {
    return [...this.#byScreen.values()].reduce((sum, count) => sum + count, 0);
  }

  /** "product 2, login 4": where the taps went. */
  get story(): string {
    return [...this.#byScreen].map(([screen, count]) => `${screen} ${count}`).join(', ');
  }

  #count(taps: number): void {
    const screen = routeAt(new URL(this.#page.url()).pathname) ?? 'elsewhere';
    this.#byScreen.set(screen, (this.#byScreen.get(screen) ?? 0) + taps);
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    this.#count(1);
    await target.tap();
  }

  /** What is typed into a box is no tap; keys of the page's own keypad are typed with it. */
  async type(box: Locator, text: string): Promise<void> {
    await this.tap(box);
    await box.pressSequentially(text);
    const done = this.#page.getByRole('button', { name: 'Done', exact: true });
    if (await done.isVisible()) await done.tap();
  }

  /** A box that has the focus already is typed into without a tap; it counts as one all the same. */
  async typeAhead(box: Locator, text: string): Promise<void> {
    await expect(box).toBeFocused();
    this.#count(1);
    await box.pressSequentially(text);
  }

  /** The browser's own list, which no story can tap. */
  async select(list: Locator, value: string): Promise<void> {
    this.#count(2);
    await list.selectOption(value);
  }

  /** The first that is offered: what most people want stands there. */
  async pickFirst(box: Locator): Promise<void> {
    await this.tap(box);
    await this.tap(this.#page.getByRole('dialog').getByRole('option').first());
  }

  async photograph(field: Locator): Promise<void> {
    this.#count(3);
    const buffer = await photograph(this.#page);
    const camera = field.locator('input[type="file"][capture]').first();
    await camera.setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
    await expect(field.getByText('Sent', { exact: true })).toBeVisible();
  }
}
