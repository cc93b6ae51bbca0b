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

/** The file is not a picture that this browser can read. */
export class UnreadablePicture extends Error {
  /** What iPhones make, and what only their own browser opens. */
  readonly isHeic: boolean;
  constructor(message: string, isHeic = false) {
    super(message);
    this.isHeic = isHeic;
  }
}

/**
 * Drawn anew before it leaves the phone: smaller, upright, and without what the camera wrote into it (the
 * place, the device).
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    throw new UnreadablePicture(file.type, await beginsAsHeic(file));
  });
  try {
    const blob = await new Promise<Blob | null>((resolve) =>
      draw(bitmap, LONGEST_EDGE).toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!blob) throw new UnreadablePicture(file.type);
    return { blob, thumbnail: draw(bitmap, THUMBNAIL_EDGE).toDataURL('image/jpeg', QUALITY) };
  } finally {
    bitmap.close();
  }
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
