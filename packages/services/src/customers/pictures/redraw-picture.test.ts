import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { redrawPicture } from './redraw-picture.ts';

describe('A5.1 · a picture that is drawn anew', () => {
  it('is opened only as what we take, whatever it makes the library believe', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    for (const file of [svg, gif])
      expect(await redrawPicture(file)).toEqual({ refused: 'picture_not_readable' });
  });

  it('stands on white where it was see-through', async () => {
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } });
    const drawn = await redrawPicture(await glass.png().toBuffer());
    if ('refused' in drawn) throw new Error(drawn.refused);
    const { data } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  it('is the same each time, so that finishing twice keeps one picture', async () => {
    const file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a41' } })
      .png()
      .toBuffer();
    const [one, other] = await Promise.all([redrawPicture(file), redrawPicture(file)]);
    expect(one).toEqual(other);
  });

  it('leaves the event loop free while it is drawn', async () => {
    const file = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#a41' } })
      .jpeg()
      .toBuffer();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await redrawPicture(file);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});
