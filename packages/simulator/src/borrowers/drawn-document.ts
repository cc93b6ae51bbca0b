import sharp from 'sharp';

type Paper = 'document' | 'selfie' | 'payslip';
type Colour = readonly [red: number, green: number, blue: number];

/** Painted dot by dot: what reads pictures here takes no vector drawings, from nobody. */
class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #dots: Buffer;

  constructor(width: number, height: number, ground: Colour) {
    this.#width = width;
    this.#height = height;
    this.#dots = Buffer.alloc(width * height * 3);
    this.rect(0, 0, width, height, ground);
  }

  rect(left: number, top: number, width: number, height: number, colour: Colour): this {
    return this.#where(left, top, width, height, colour, () => true);
  }

  oval(x: number, y: number, across: number, down: number, colour: Colour): this {
    const isIn = (atX: number, atY: number) => ((atX - x) / across) ** 2 + ((atY - y) / down) ** 2 <= 1;
    return this.#where(x - across, y - down, across * 2, down * 2, colour, isIn);
  }

  jpeg(): Promise<Buffer> {
    const raw = { width: this.#width, height: this.#height, channels: 3 } as const;
    return sharp(this.#dots, { raw }).jpeg({ quality: 84 }).toBuffer();
  }

  #where(
    left: number,
    top: number,
    width: number,
    height: number,
    colour: Colour,
    isIn: (x: number, y: number) => boolean,
  ): this {
    for (let y = Math.max(0, top); y < Math.min(this.#height, top + height); y += 1)
      for (let x = Math.max(0, left); x < Math.min(this.#width, left + width); x += 1)
        if (isIn(x, y)) this.#dots.set(colour, (y * this.#width + x) * 3);
    return this;
  }
}

const skin: Colour = [198, 148, 116];
const hair: Colour = [43, 35, 32];
const tone = (shade: number, light: number): Colour => {
  const of = (turn: number) => Math.round(light * (70 + 30 * Math.cos(((shade + turn) * Math.PI) / 180)));
  return [of(0), of(120), of(240)];
};

function face(canvas: Canvas, x: number, y: number, size: number, shirt: Colour): Canvas {
  return canvas
    .oval(x, y + size * 3, size * 2, size * 2, shirt)
    .oval(x, y - Math.round(size * 0.25), size + 6, size + 6, hair)
    .oval(x, y + 4, size - 4, size, skin);
}

function lines(canvas: Canvas, left: number, top: number, widths: readonly number[], step: number): Canvas {
  for (const [at, width] of widths.entries())
    canvas.rect(left, top + at * step, width, Math.round(step * 0.4), [141, 153, 157]);
  return canvas;
}

const drawings: Readonly<Record<Paper, (shade: number) => Canvas>> = {
  document: (shade) => {
    const card = new Canvas(640, 410, [109, 106, 98]).rect(40, 32, 560, 346, [233, 238, 240]);
    card.rect(40, 32, 560, 60, tone(shade, 1)).rect(72, 122, 154, 192, [205, 217, 221]);
    face(card, 149, 186, 34, tone(shade + 40, 1.1)).rect(72, 314, 154, 64, [233, 238, 240]);
    return lines(card, 260, 128, [230, 154, 280, 192, 128], 37);
  },
  selfie: (shade) => {
    const photo = new Canvas(480, 600, tone(shade, 2)).rect(336, 0, 144, 600, tone(shade, 1.8));
    face(photo, 240, 250, 104, tone(shade + 140, 1.1));
    return photo.oval(204, 250, 9, 9, hair).oval(276, 250, 9, 9, hair).rect(212, 304, 56, 7, [122, 70, 52]);
  },
  payslip: (shade) => {
    const sheet = new Canvas(480, 600, [122, 117, 107]).rect(36, 30, 408, 540, [251, 250, 246]);
    lines(sheet.rect(66, 60, 120, 26, tone(shade, 1)), 66, 114, [180, 144], 24);
    lines(sheet, 66, 192, [132, 156, 120, 144, 108, 150], 40);
    return lines(sheet, 336, 192, [72, 72, 72, 72, 72, 72], 40).rect(66, 452, 342, 3, [119, 115, 106]);
  },
};

/** A drawing where a photograph of somebody's paper would be: nobody's, and without a word on it. */
export function drawnDocument(paper: Paper, shade: number): Promise<Buffer> {
  return drawings[paper](shade).jpeg();
}
