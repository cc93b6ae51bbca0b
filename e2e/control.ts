import type { CDPSession, Page } from '@playwright/test';

/** What a control's box holds: as it is shown, and as a plain box would have it. */
export type Held = {
  readonly shown: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What was said about the last step; empty when nothing was. */
  readonly said: string;
};

/** One of the demos' controls and what a person can do to it. */
export class Control {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
  }

  get box() {
    return this.page.locator(`#${this.id}`);
  }

  /** `091 |7123` as its reader would note it; `[…]` around what is selected. */
  async notation(): Promise<string> {
    return this.box.evaluate((input: HTMLInputElement) => {
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      const [before, inside, after] = [
        input.value.slice(0, start),
        input.value.slice(start, end),
        input.value.slice(end),
      ];
      return start === end ? `${before}|${after}` : `${before}[${inside}]${after}`;
    });
  }

  /** Counted from the painted text by dropping the gaps: the controls' own map is not asked. */
  async held(gap: string): Promise<Held> {
    return this.box.evaluate((input: HTMLInputElement, paint) => {
      const plain = (text: string) => text.replaceAll(paint, '');
      return {
        shown: input.value,
        text: plain(input.value),
        start: plain(input.value.slice(0, input.selectionStart ?? 0)).length,
        end: plain(input.value.slice(0, input.selectionEnd ?? 0)).length,
        said: document.querySelector(`output[for="${input.id}"]`)?.textContent ?? '',
      };
    }, gap);
  }

  /** Puts the control into a state with nothing but keys and a caret: `091 |7123`, `[091 7]123`. */
  async begin(notation: string): Promise<void> {
    await this.box.focus();
    await this.press('Control+A', 'Delete');
    const painted = notation.replace(/[|[\]]/g, '');
    await this.page.keyboard.type(painted);
    const [start, end] = notation.includes('|')
      ? [notation.indexOf('|'), notation.indexOf('|')]
      : [notation.indexOf('['), notation.indexOf(']') - 1];
    await this.box.evaluate(
      (input: HTMLInputElement, at) => input.setSelectionRange(at[0] ?? 0, at[1] ?? 0),
      [start, end],
    );
  }

  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) await this.page.keyboard.press(chord);
  }

  /**
   * Through the system's clipboard: copied with Ctrl+C from a text that knows no control, pasted with Ctrl+V.
   */
  async paste(text: string): Promise<void> {
    await this.copyElsewhere(text);
    await this.press('Control+V');
  }

  async copyElsewhere(text: string): Promise<void> {
    await this.page.evaluate((source) => {
      const area = document.querySelector<HTMLTextAreaElement>('#source');
      if (!area) throw new Error('there is nothing to copy from');
      area.value = source;
      area.focus();
      area.select();
    }, text);
    await this.press('Control+C');
    await this.box.focus();
  }

  async said(): Promise<string> {
    return this.page.locator(`output[for="${this.id}"]`).innerText();
  }

  async devtools(): Promise<CDPSession> {
    return this.page.context().newCDPSession(this.page);
  }
}
