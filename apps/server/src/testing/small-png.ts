import sharp from 'sharp';

/**
 * A picture of a page in at most 256 colours, which a page seldom has more of: a third of the bytes, and
 * nobody sees it.
 */
export function smallPng(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}
