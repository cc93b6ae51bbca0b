import { correction, generate } from 'lean-qr/nano';

/** The standard's own margin; a scanner needs it to find the corners. */
const QUIET = 4;

/**
 * The dark fields of a QR code as one path, row by row, with its margin. Level M: a screen has scratches, not
 * stains.
 */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    let x = 0;
    while (x < code.size) {
      let width = 0;
      while (code.get(x + width, y)) width += 1;
      if (width > 0) path += `M${x + QUIET} ${y + QUIET}h${width}v1h${-width}z`;
      x += width + 1;
    }
  }
  return { path, size: code.size + 2 * QUIET };
}
