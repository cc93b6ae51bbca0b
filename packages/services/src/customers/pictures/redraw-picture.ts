import { takeTurns } from './take-turns.ts';
import { pictureEdgeAtMost, picturePixelsAtMost } from './picture-rules.ts';

export type RedrawnPicture = {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

export type RedrawRefusal = 'picture_not_readable' | 'picture_has_too_many_pixels';

/** Only what we take can be opened at all, whatever a file makes the library believe it is. */
const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

/** A second is plenty for an honest picture; one that was made to keep us busy is given up. */
const timeoutSeconds = 20;

/**
 * Two at a time, each on one thread beside the event loop: decoding shares its threads with files and
 * passwords, and a picture of 50 million pixels takes 150 MB while it is open. Whoever would be the
 * thirty-third in the queue is asked to come again.
 */
const inTurn = takeTurns({ atOnce: 2, waiting: 32 });

type Sharp = (typeof import('sharp'))['default'];
let loaded: Promise<Sharp> | undefined;

/** Loaded with the first picture: a server that starts does not wait for it. */
async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  return sharp;
}

/**
 * A picture drawn anew: upright, within 2,400 pixels, on white where it was see-through, in the colours every
 * screen knows, and without anything that came with it: the place, the device, the hour, the colour profile,
 * what was hung on behind.
 */
export function redrawPicture(file: Buffer): Promise<RedrawnPicture | { readonly refused: RedrawRefusal }> {
  return inTurn(async () => {
    loaded ??= load();
    const sharp = await loaded;
    // Asked of the header alone, before a pixel is made: a file of 100 bytes may claim 30,000 × 30,000.
    const claimed = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (!claimed) return { refused: 'picture_not_readable' };
    if (claimed.width * claimed.height > picturePixelsAtMost)
      return { refused: 'picture_has_too_many_pixels' };
    try {
      const { data, info } = await sharp(file, { limitInputPixels: picturePixelsAtMost, failOn: 'error' })
        .autoOrient()
        .resize({
          width: pictureEdgeAtMost,
          height: pictureEdgeAtMost,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .timeout({ seconds: timeoutSeconds })
        .jpeg({ quality: 84 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
    } catch {
      return { refused: 'picture_not_readable' };
    }
  });
}
