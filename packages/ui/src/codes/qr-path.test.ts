import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

/** The path painted as a camera would see it, for a reader that has nothing to do with whoever wrote it. */
function paint({ path, size }: { path: string; size: number }) {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < Number(width) * SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * side + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, side };
}

type Read = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
// Its types say a default export; Node gives the whole module.
const read = ((jsQR as unknown as { default?: Read }).default ?? jsQR) as Read;

describe('a QR code', () => {
  it.each([
    'https://pay.example/r/HX5WL2V7',
    'upi://pay?pa=candor@hdfcbank&pn=Candor%20Finance&am=2910.19&cu=INR&tn=CL-2026-04187&tr=R7F3K92QD',
    'Bayad na. 已付款。 भुगतान हो गया।',
    'x'.repeat(400),
  ])('is read by another reader as it was written: %s', (text) => {
    const { pixels, side } = paint(qrPath(text));
    expect(read(pixels, side, side)?.data).toBe(text);
  });
});
