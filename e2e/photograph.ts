import type { Page } from '@playwright/test';

/**
 * A photograph as a phone takes it: 12 million pixels, and noisy, so that it does not compress to nothing.
 */
export async function photograph(page: Page, width = 4000, height = 3000): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      for (let index = 0; index < 4000; index += 1) {
        pen.fillStyle = `hsl(${(index * 137) % 360} 60% ${20 + ((index * 31) % 60)}%)`;
        pen.fillRect((index * 7919) % (wide ?? 0), (index * 104_729) % (high ?? 0), 90, 70);
      }
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}
