import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Photo = {
  readonly width?: number;
  readonly height?: number;
  /** As the camera was held: 6 is on its side. */
  readonly orientation?: number;
  /** Grain that can't be compressed: a file of about 1 byte a pixel at most. */
  readonly isGrainy?: boolean;
};

/**
 * A photograph as a phone takes it: red on top, blue below; with the place, the device and the hour in it.
 */
export async function photo({
  width = 800,
  height = 600,
  orientation,
  isGrainy = false,
}: Photo = {}): Promise<Buffer> {
  const half = Math.floor(height / 2);
  const lower = { create: { width, height: height - half, channels: 3, background: '#0000ff' } } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const base = sharp({
    create: { width, height, channels: 3, background: '#ff0000', ...(isGrainy && { noise }) },
  } as never);
  const drawn = isGrainy ? base : base.composite([{ input: lower, top: half, left: 0 }]);
  return drawn
    .jpeg({ quality: isGrainy ? 100 : 90 })
    .withExif({
      IFD0: {
        Make: 'Candor Phones',
        Model: 'SECRET-MODEL-7',
        ...(orientation && { Orientation: String(orientation) }),
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 33/1 17/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 1/1 28/1',
      },
    })
    .withMetadata({ ...(orientation && { orientation }) })
    .toBuffer();
}

/** The pixel at a place, in three numbers. */
export async function pixelAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

export async function factsOf(file: Buffer) {
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
  return { format, width, height, hasMetadata: Boolean(exif || icc || xmp || orientation) };
}

export const asPng = (file: Buffer) => sharp(file).png().toBuffer();
export const asWebp = (file: Buffer) => sharp(file).webp().toBuffer();
export const asAvif = (file: Buffer) => sharp(file).avif({ effort: 0 }).toBuffer();

/** A PNG of a few hundred bytes that claims as many pixels as it is told to. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, grey
  const lines = deflateSync(Buffer.alloc(1_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * The smallest archive there is, with one file in it: read from its end, so it may hang on behind anything.
 */
export function tinyZip(): Buffer {
  const name = Buffer.from('a.html');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  return Buffer.concat([local, name, entry, name, end]);
}

/** What a phone's HEIC begins with. */
export const heicFile = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);

/** What the upload call takes for a picture that fits into one piece. */
export function wholePicture(file: Buffer, purpose = 'identity-front') {
  const base64 = file.toString('base64');
  return { uploadId: randomUUID(), purpose, offset: 0, totalBytes: file.length, base64 };
}
