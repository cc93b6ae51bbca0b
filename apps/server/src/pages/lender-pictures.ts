import type { Tokens } from '@candor/theme';
import sharp from 'sharp';

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
  const isCut = purpose !== 'any';
  const tile = `<rect width="28" height="28" rx="${isCut ? 0 : 7}" fill="${colours.hero}"/>`;
  const bars = `<path d="M8 11.25h12M8 16.75h12" stroke="${colours['on-hero']}" stroke-width="2.5" stroke-linecap="round"/>`;
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 28 28">${tile}${bars}</svg>`,
  );
}

/** A receipt between stacks of coins, as on the first banner; no words: the link has its own. */
export function drawSharePicture(colours: Tokens): Promise<Buffer> {
  const stack = (x: number, coins: number) =>
    Array.from({ length: coins }, (_, n) => {
      const y = 590 - n * 44;
      return (
        `<path d="M${x} ${y}v40a110 36 0 0 0 220 0v-40z" fill="${colours['coin-2']}"/>` +
        `<ellipse cx="${x + 110}" cy="${y}" rx="110" ry="36" fill="${colours.coin}"/>` +
        `<ellipse cx="${x + 110}" cy="${y}" rx="72" ry="22" fill="none" stroke="${colours['coin-2']}" stroke-width="6"/>`
      );
    }).join('');
  const teeth = 'l15 18l15 -18'.repeat(12);
  const line = (y: number, width: number, height = 16, fill = '#C7CCCB') =>
    `<rect x="470" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
  const mark =
    `<rect x="535" y="446" width="130" height="130" rx="32" fill="${colours.hero}"/>` +
    `<path d="M572 498h56M572 524h56" stroke="${colours['on-hero']}" stroke-width="12" stroke-linecap="round"/>`;
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
      `<rect width="1200" height="630" fill="${colours.hero}"/>` +
      `<path d="M420 110${teeth}V630H420z" fill="#FFFFFF"/>` +
      line(180, 150) +
      `<rect x="640" y="180" width="90" height="16" rx="8" fill="#C7CCCB"/>` +
      line(230, 170) +
      `<rect x="660" y="230" width="70" height="16" rx="8" fill="#C7CCCB"/>` +
      line(286, 260, 6, '#14211F') +
      line(322, 120, 26, '#14211F') +
      `<rect x="620" y="322" width="110" height="26" rx="13" fill="#14211F"/>` +
      line(378, 260, 6, '#14211F') +
      line(396, 260, 6, '#14211F') +
      mark +
      stack(110, 3) +
      stack(870, 6) +
      `</svg>`,
  );
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
