import { fitInside } from './fit-inside.ts';

/** Enough to read a payslip by, and about 300 KB instead of 6 MB. */
const LONGEST_EDGE = 1600;
const QUALITY = 0.82;
const THUMBNAIL_EDGE = 240;

export type ShrunkPicture = {
  readonly blob: Blob;
  /** Small, as a data address: the content policy allows it, and nothing has to be released afterwards. */
  readonly thumbnail: string;
};

/**
 * Why a file is no use as a picture. HEIC is what iPhones make, and what only their own browser opens; what
 * is too small or too dark nobody could read.
 */
export type PictureFault = 'unreadable' | 'heic' | 'too-small' | 'too-dark';

export class UnreadablePicture extends Error {
  readonly fault: PictureFault;
  constructor(message: string, fault: PictureFault = 'unreadable') {
    super(message);
    this.fault = fault;
  }
}

/** Fewer points along its longer edge, and the letters of a card are blots. */
const SMALLEST_EDGE = 480;
/** Of 255: what is as dark as this on the whole is a covered lens or a night without a light. */
const DARKEST = 24;

/**
 * Drawn anew before it leaves the phone: smaller, upright, and without what the camera wrote into it (the
 * place, the device). One that somebody has to read is refused here where nobody could.
 */
export async function shrinkPicture(file: Blob, isToBeRead = false): Promise<ShrunkPicture> {
  const bitmap = await opened(file);
  try {
    const fault = isToBeRead ? faultIn(bitmap) : undefined;
    if (fault) throw new UnreadablePicture(file.type, fault);
    const blob = await new Promise<Blob | null>((resolve) =>
      draw(bitmap, LONGEST_EDGE).toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!blob) throw new UnreadablePicture(file.type);
    return { blob, thumbnail: draw(bitmap, THUMBNAIL_EDGE).toDataURL('image/jpeg', QUALITY) };
  } finally {
    bitmap.close();
  }
}

/** What would be said of a picture that somebody has to read; nothing of one that is fit. */
export async function pictureFault(file: Blob): Promise<PictureFault | undefined> {
  try {
    const bitmap = await opened(file);
    const fault = faultIn(bitmap);
    bitmap.close();
    return fault;
  } catch (error) {
    return error instanceof UnreadablePicture ? error.fault : undefined;
  }
}

async function opened(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    throw new UnreadablePicture(file.type, (await beginsAsHeic(file)) ? 'heic' : 'unreadable');
  });
}

function faultIn(bitmap: ImageBitmap): PictureFault | undefined {
  if (Math.max(bitmap.width, bitmap.height) < SMALLEST_EDGE) return 'too-small';
  const { width, height } = fitInside(bitmap.width, bitmap.height, 64);
  const points = draw(bitmap, 64).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return isDark(points) ? 'too-dark' : undefined;
}

/** Of the points of a picture, four numbers each: on the whole, and without anything that is bright. */
export function isDark(points: ArrayLike<number>): boolean {
  const count = points.length / 4;
  let [sum, bright] = [0, 0];
  for (let at = 0; at < points.length; at += 4) {
    const light = 0.299 * (points[at] ?? 0) + 0.587 * (points[at + 1] ?? 0) + 0.114 * (points[at + 2] ?? 0);
    sum += light;
    if (light > 4 * DARKEST) bright += 1;
  }
  return count > 0 && sum / count < DARKEST && bright / count < 0.02;
}

/** By its content: a phone may have called it anything. */
async function beginsAsHeic(file: Blob): Promise<boolean> {
  const start = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(start);
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const { width, height } = fitInside(bitmap.width, bitmap.height, longest);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new UnreadablePicture('canvas');
  // What is see-through would turn black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
