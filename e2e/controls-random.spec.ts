import type { Page } from '@playwright/test';
import {
  amountOf,
  atMost,
  caretAt,
  type PlainBox,
  plainErase,
  plainInsert,
  type PlainRule,
} from '@candor/ui/testing/plain-box';
import { tidyAmount } from '@candor/ui/testing/tidy-amount';
import { isFull } from './by-turns.ts';
import { Control, type Held } from './control.ts';
import { expect, test } from './controls-server.ts';
import { Dice } from './dice.ts';

/**
 * Hundreds in all by default, 21,000 with CANDOR_FULL=1 (`npm test -- --full`), or as many as CANDOR_EDITS
 * says, shared by ten boxes. A failure names its seed; another may be given.
 */
const IN_ALL = Number(process.env['CANDOR_EDITS'] ?? (isFull ? 21_000 : 400));
const EDITS = Math.ceil(IN_ALL / 10);
const SEED = Number(process.env['CANDOR_SEED'] ?? 20261115);

type Kind = {
  readonly id: string;
  readonly proves: string;
  readonly gap: string;
  readonly rule: PlainRule;
  readonly keys: string;
};

const kinds: readonly Kind[] = [
  { id: 'phone-empty', proves: 'I1 I5', gap: ' ', rule: atMost(11), keys: '0123456789' },
  { id: 'card-empty', proves: 'I2 I5', gap: ' ', rule: atMost(19), keys: '0123456789' },
  { id: 'number-empty', proves: 'I3 I5', gap: ' ', rule: atMost(12), keys: '0123456789' },
  { id: 'money-empty', proves: 'I4 I5', gap: ',', rule: amountOf(9), keys: '0123456789.' },
  { id: 'code-empty', proves: 'I5', gap: ' ', rule: atMost(6), keys: '0123456789' },
];

const devices = [
  ['on a phone', { isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } }],
  ['on a desktop', { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } }],
] as const;

for (const [at, [where, device]] of devices.entries()) {
  test.describe(where, () => {
    test.use(device);
    for (const [nth, kind] of kinds.entries()) {
      if (!isFull && nth % 2 !== at) continue;
      test(`${kind.proves} · ${EDITS} random edits of a ${kind.id.split('-')[0]} by real keys and the real clipboard leave what a plain box holds`, async ({
        page,
      }) => {
        await page.goto('/');
        await editAtRandom(page, kind, SEED + nth * 7 + where.length);
      });
    }
  });
}

async function editAtRandom(page: Page, kind: Kind, seed: number): Promise<void> {
  const control = new Control(page, kind.id);
  const walk = new Walk(control, kind, seed);
  await control.box.focus();
  for (let nth = 1; nth <= EDITS; nth += 1) {
    const { did, refused } = await walk.step();
    const held = await control.held(kind.gap);
    const { text, start, end } = walk.plain;
    const where = `seed ${seed}, edit ${nth}: ${did}`;
    expect({ text: held.text, start: held.start, end: held.end }, where).toEqual({ text, start, end });
    expect(held.said !== '', `${where}, and it says “${held.said}”`).toBe(refused ?? held.said !== '');
  }
}

type Step = {
  readonly did: string;
  /** Whether it must be told; nothing where an older message may still stand. */
  readonly refused?: boolean;
};

/** Makes the same edit in the browser and in the oracle. */
class Walk {
  plain: PlainBox = caretAt('', 0);
  readonly #control: Control;
  readonly #kind: Kind;
  readonly #random: Dice;
  #anchor = 0;
  #clipboard: string | undefined;

  constructor(control: Control, kind: Kind, seed: number) {
    this.#control = control;
    this.#kind = kind;
    this.#random = new Dice(seed);
  }

  async step(): Promise<Step> {
    const choice = this.#random.below(20);
    if (choice < 7) return this.#type(this.#random.of(this.#kind.keys));
    if (choice === 7) return this.#type('x');
    if (choice < 12) return this.#erase();
    if (choice < 15) return this.#move();
    if (choice === 15) return this.#click();
    if (choice === 16) return this.#copy(this.#random.of(['Control+C', 'Control+X']));
    if (choice === 17) return this.#paste();
    return this.#pasteForeign();
  }

  async #type(key: string): Promise<Step> {
    await this.#control.press(key);
    return this.#inserted(key, key === 'x' ? undefined : key);
  }

  #inserted(did: string, meant: string | undefined): Step {
    const before = this.plain;
    const { box, refused } = plainInsert(this.#kind.rule, before, meant);
    this.#become(box);
    return box.text === before.text && !refused ? { did } : { did, refused };
  }

  #become(box: PlainBox): void {
    if (box !== this.plain) this.#anchor = box.start;
    this.plain = box;
  }

  async #erase(): Promise<Step> {
    const { text, start } = this.plain;
    const [key, from, to] = this.#random.of([
      ['Backspace', Math.max(0, start - 1), start],
      ['Backspace', Math.max(0, start - 1), start],
      ['Delete', start, Math.min(text.length, start + 1)],
      ['Delete', start, Math.min(text.length, start + 1)],
      ['Control+Backspace', 0, start],
      ['Control+Delete', start, text.length],
    ] as const);
    await this.#control.press(key);
    this.#become(plainErase(this.plain, from, to));
    return this.plain.text === text ? { did: key } : { did: key, refused: false };
  }

  async #move(): Promise<Step> {
    const extend = this.#random.of([false, false, true]);
    const key = this.#random.of([
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'Control+ArrowLeft',
      'Control+ArrowRight',
    ]);
    const did = extend ? `Shift+${key}` : key;
    await this.#control.press(did);
    const { text, start, end } = this.plain;
    const forward = /Right|End/.test(key);
    const focus = start === this.#anchor ? end : start;
    const oneStep = Math.max(0, Math.min(text.length, focus + (forward ? 1 : -1)));
    const collapsed = forward ? end : start;
    const near = start !== end && !extend ? collapsed : oneStep;
    const to = key.startsWith('Arrow') ? near : forward ? text.length : 0;
    if (!extend) this.#anchor = to;
    this.plain = { text, start: Math.min(this.#anchor, to), end: Math.max(this.#anchor, to) };
    return { did };
  }

  /** Anywhere in the box. Only the browser knows between which characters that is. */
  async #click(): Promise<Step> {
    const frame = await this.#control.box.boundingBox();
    const x = 10 + this.#random.below(Math.min(250, Math.floor(frame?.width ?? 250) - 20));
    await this.#control.page.mouse.click((frame?.x ?? 0) + x, (frame?.y ?? 0) + (frame?.height ?? 0) / 2, {
      delay: 0,
    });
    await this.#lookWhere();
    return { did: `a click at ${x}` };
  }

  async #lookWhere(): Promise<void> {
    const { start, end }: Held = await this.#control.held(this.#kind.gap);
    this.plain = { ...this.plain, start, end };
    this.#anchor = start;
  }

  async #copy(key: string): Promise<Step> {
    const { text, start, end } = this.plain;
    await this.#control.press(key);
    if (start === end) return { did: key };
    this.#clipboard = text.slice(start, end);
    if (key === 'Control+C') return { did: key };
    this.#become(plainErase(this.plain, start, end));
    return { did: key, refused: false };
  }

  async #paste(): Promise<Step> {
    if (this.#clipboard === undefined) return { did: 'nothing' };
    await this.#control.press('Control+V');
    return this.#inserted(`paste ${this.#clipboard}`, this.#clipboard);
  }

  /** Copied from a text outside, with the digits of another script or noise between them. */
  async #pasteForeign(): Promise<Step> {
    const length = 1 + this.#random.below(this.#random.of([3, 8, 24]));
    const meant = Array.from({ length }, () => this.#random.of('0123456789')).join('');
    const zero = this.#random.of([0x30, 0xff10, 0x660, 0x966]);
    const noise = this.#random.of(['', '', '\u200B', '\u202A']);
    const raw = [...meant].map((digit) => String.fromCodePoint(zero + Number(digit))).join(noise);
    await this.#control.copyElsewhere(raw);
    await this.#afterLeaving();
    await this.#control.press('Control+V');
    this.#clipboard = meant;
    return this.#inserted(`paste ${JSON.stringify(raw)}`, meant);
  }

  /** The field was left to copy something else, and an amount is made tidy then. */
  async #afterLeaving(): Promise<void> {
    const tidy = this.#kind.gap === ',' ? tidyAmount(this.plain.text) : this.plain.text;
    if (tidy === this.plain.text) return;
    this.plain = { ...this.plain, text: tidy };
    await this.#lookWhere();
  }
}
