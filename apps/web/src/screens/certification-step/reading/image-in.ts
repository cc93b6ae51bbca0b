/** A code is found in this; more only makes a weak phone slow. */
const LONGEST_EDGE = 2_000;

/** The points of a photograph, upright; of its lower part, where that is enough. Nothing where it is none. */
export async function imageIn(file: Blob, part: 'all' | 'lower' = 'all'): Promise<ImageData | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const top = part === 'lower' ? Math.round(bitmap.height * 0.55) : 0;
  const high = bitmap.height - top;
  const image = pointsOf(bitmap, { x: 0, y: top, width: bitmap.width, height: high }, LONGEST_EDGE);
  bitmap.close();
  return image;
}

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** An area of a picture or of a camera's present frame, no larger than asked for. */
export function pointsOf(of: CanvasImageSource, area: Area, longest: number): ImageData | undefined {
  const drawn = drawArea(of, area, longest);
  return drawn?.pen.getImageData(0, 0, drawn.canvas.width, drawn.canvas.height);
}

export function drawArea(of: CanvasImageSource, { x, y, width, height }: Area, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || size.width === 0 || size.height === 0) return undefined;
  pen.drawImage(of, x, y, width, height, 0, 0, size.width, size.height);
  return { canvas, pen };
}
