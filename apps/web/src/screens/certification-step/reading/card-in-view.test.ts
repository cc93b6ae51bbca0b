import { describe, expect, it } from 'vitest';
import { cardInView, type GreyPicture } from './card-in-view.ts';

const width = 192;
const height = 121;

type Card = { readonly left: number; readonly top: number; readonly lean?: number; readonly light?: number };

/** A card on a table, drawn point by point: inside of four lines, turned by `lean`. */
function picture(table: (x: number, y: number) => number, card?: Card): GreyPicture {
  const light = Uint8Array.from({ length: width * height }, (_, k) => {
    const [x, y] = [k % width, Math.floor(k / width)];
    if (!card) return table(x, y);
    const { left, top, lean = 0, light: bright = 230 } = card;
    const [dx, dy] = [x - width / 2, y - height / 2];
    const turned = { x: dx + lean * dy + width / 2, y: dy - lean * dx + height / 2 };
    const isOn = turned.x > left && turned.x < width - left && turned.y > top && turned.y < height - top;
    return isOn ? bright : table(x, y);
  });
  return { width, height, light };
}

const dark = () => 70;
const grain = (x: number, y: number) => 70 + ((x * 7919 + y * 104_729) % 13);
const busy = (x: number, y: number) => ((x * 31) ^ (y * 17)) % 256;

describe('a card in the frame', () => {
  it.each<[string, boolean, GreyPicture]>([
    ['on a dark table', true, picture(dark, { left: 8, top: 6 })],
    ['on a table with a grain', true, picture(grain, { left: 10, top: 9 })],
    ['held a little askew', true, picture(dark, { left: 12, top: 12, lean: 0.03 })],
    ['darker than the table', true, picture(() => 200, { left: 9, top: 8, light: 90 })],
    ['that is not there', false, picture(dark)],
    ['that reaches over the frame', false, picture(dark, { left: -4, top: 6 })],
    ['that is far away', false, picture(dark, { left: 70, top: 44 })],
    ['much askew', false, picture(dark, { left: 30, top: 20, lean: 0.3 })],
    ['on a table of the same colour', false, picture(() => 225, { left: 8, top: 6 })],
    ['that is only a busy table', false, picture(busy)],
  ])('%s: %s', (_what, isSeen, seen) => {
    expect(cardInView(seen)).toBe(isSeen);
  });
});
