import type { Tokens } from '@candor/theme';
import sharp from 'sharp';
import { capsule, coinStack, disc, paint, receipt, ring, roundRect, type Shape } from './paint-shapes.ts';

export type IconFile = {
  readonly path: string;
  readonly size: number;
  /** What a manifest says of it; null: another system asks for it by its path. */
  readonly purpose: 'any' | 'maskable' | null;
};

export const icons: readonly IconFile[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: null },
];

/** What is shown where somebody sends the page's address. */
export const sharePicture = '/share.png';

/** The mark: two equal bars. A system that cuts its icons to its own shape gets one that fills the square. */
export function drawIcon({ size, purpose }: IconFile, colours: Tokens): Promise<Buffer> {
  const unit = size / 28;
  const isCut = purpose !== 'any';
  const bar = (y: number) => capsule(6.75 * unit, y * unit, 14.5 * unit, 2.5 * unit, colours['on-hero']);
  const tile = roundRect(0, 0, size, size, isCut ? 0 : 7 * unit, colours.hero);
  return png(size, size, [tile, bar(10), bar(15.5)]);
}

const [ink, faint, sheet] = ['#14211F', '#C7CCCB', '#FFFFFF'] as const;

/** A receipt between stacks of coins, as on the first banner; no words: the link has its own. */
export function drawSharePicture(colours: Tokens): Promise<Buffer> {
  const stack = (x: number, coins: number) =>
    Array.from({ length: coins }, (_, n) => {
      const y = 590 - n * 44;
      return [
        coinStack(x, y, 220, colours['coin-2']),
        disc(x + 110, y, 110, 36, colours.coin),
        ring(x + 110, y, 75, 25, 6, colours['coin-2']),
      ];
    }).flat();
  return png(1200, 630, [
    roundRect(0, 0, 1200, 630, 0, colours.hero),
    receipt(420, 110, 360, sheet),
    capsule(470, 180, 150, 16, faint),
    capsule(640, 180, 90, 16, faint),
    capsule(470, 230, 170, 16, faint),
    capsule(660, 230, 70, 16, faint),
    capsule(470, 286, 260, 6, ink),
    capsule(470, 322, 120, 26, ink),
    capsule(620, 322, 110, 26, ink),
    capsule(470, 378, 260, 6, ink),
    capsule(470, 396, 260, 6, ink),
    roundRect(535, 446, 130, 130, 32, colours.hero),
    capsule(566, 492, 68, 12, colours['on-hero']),
    capsule(566, 518, 68, 12, colours['on-hero']),
    ...stack(110, 3),
    ...stack(870, 6),
  ]);
}

/**
 * From its pixels: in this process nothing may read a drawing, or a borrower's upload could be one
 * (`redraw-picture.ts`).
 */
function png(width: number, height: number, shapes: readonly Shape[]): Promise<Buffer> {
  return sharp(paint(width, height, shapes), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
