import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { headless } from '../launch-options.ts';

type Sample = {
  /** What the square code says; none without it. */
  readonly code?: string;
  /** The two lines of a passport. */
  readonly zone?: string;
  readonly words?: readonly string[];
};

/** The dark fields of a square code with its margin, one by one. */
function qrPath(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const fields = Array.from({ length: code.size ** 2 }, (_, k) => [k % code.size, Math.floor(k / code.size)]);
  const dark = fields.filter(([x = 0, y = 0]) => code.get(x, y));
  return { path: dark.map(([x = 0, y = 0]) => `M${x + 4} ${y + 4}h1v1h-1z`).join(''), size: code.size + 8 };
}

/** A card of nobody on a dark table, as a camera sees it that is held well: 1280 × 720. */
export async function drawId(page: Page, { code, zone, words = [] }: Sample): Promise<Buffer> {
  const qr = code === undefined ? undefined : qrPath(code);
  const drawn = await page.evaluate(
    ({ square, lines, said }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      pen.fillStyle = '#3a4442';
      pen.fillRect(0, 0, 1280, 720);
      pen.translate(640, 360);
      pen.rotate(0.008);
      pen.translate(-640, -360);
      // The middle of the picture in a card's shape is in the frame; the card fills most of it.
      pen.fillStyle = '#eef4f2';
      pen.beginPath();
      pen.roundRect(115, 32, 1050, 656, 40);
      pen.fill();
      pen.fillStyle = '#14211f';
      pen.font = '600 40px sans-serif';
      for (const [k, word] of said.entries()) pen.fillText(word, 170, 150 + 80 * k);
      pen.font = '36.5px "DejaVu Sans Mono", monospace';
      for (const [k, line] of lines.entries()) pen.fillText(line, 158, 560 + 70 * k);
      if (square) {
        const side = said.length > 0 ? 420 : 560;
        pen.fillStyle = '#fff';
        pen.fillRect(1110 - side, 360 - side / 2, side, side);
        pen.translate(1110 - side, 360 - side / 2);
        pen.scale(side / square.size, side / square.size);
        pen.fillStyle = '#000';
        const dark = new Path2D(square.path);
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
        pen.fill(dark);
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    { square: qr, lines: zone?.split('\n') ?? [], said: [...words] },
  );
  return Buffer.from(drawn, 'base64');
}

/** A browser whose camera sees these pictures, each for some seconds, again and again. */
export async function browserThatSees(
  file: string,
  seen: readonly { readonly picture: Buffer; readonly seconds: number }[],
): Promise<Browser> {
  writeFileSync(
    file,
    Buffer.concat(seen.flatMap(({ picture, seconds }) => Array<Buffer>(seconds * 30).fill(picture))),
  );
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  return chromium.launch({ ...headless, args: [...(headless.args ?? []), ...camera] });
}
