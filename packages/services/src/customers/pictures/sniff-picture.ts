/**
 * What a file is, told by its content: names and declared types are what a sender says.
 *
 * Worked example: ff d8 ff e0 … ff d9 is a JPEG. The same followed by "<html><script>…" is a JPEG to a
 * picture viewer and a page to a browser that guesses; it is refused. The same followed by a second JPEG or
 * by a film is what phones make today (depth, HDR, a moving picture), and is taken: drawing it anew leaves
 * all of it behind.
 */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export type SniffedFile =
  | { readonly kind: PictureKind }
  /** HEIC has a sentence of its own: half of all phones make it, and their owners don't know. */
  | { readonly kind: 'heic' | 'other' };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const heicBrands = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/u;

export function sniffPicture(file: Buffer): SniffedFile {
  const kind = kindOf(file);
  if (kind === 'heic' || kind === 'other') return { kind };
  return isAnotherFileToo(file, endOf(file, kind)) ? { kind: 'other' } : { kind };
}

function kindOf(file: Buffer): SniffedFile['kind'] {
  if (file.length >= 3 && file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (file.subarray(0, 8).equals(pngStart)) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (file.toString('latin1', 4, 8) !== 'ftyp') return 'other';
  const brands = brandsOf(file);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrands.test(brand)) ? 'heic' : 'other';
}

/** The major brand, then (after its version) the compatible ones. */
function brandsOf(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(file.toString('latin1', at, at + 4));
  return brands;
}

/** Where the picture ends; the file's own end where that can't be told, since drawing it anew will tell. */
function endOf(file: Buffer, kind: PictureKind): number {
  if (kind === 'jpeg') return endOfJpeg(file);
  if (kind === 'png')
    return endOfChunks(file, 8, 12, (at) => file.toString('latin1', at + 4, at + 8) === 'IEND');
  if (kind === 'webp') return Math.min(file.length, file.readUInt32LE(4) + 8);
  return endOfChunks(file, 0, 0, () => false);
}

/** Chunks that begin with their length: of PNG without its own 12 bytes, of AVIF with everything. */
function endOfChunks(file: Buffer, start: number, extra: number, isLast: (at: number) => boolean): number {
  let at = start;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at) + extra;
    if (size < 8 || at + size > file.length) return extra === 0 ? at : file.length;
    if (isLast(at)) return at + size;
    at += size;
  }
  return at;
}

/** Segments tell their length; in the scan that follows them every ff is a marker or is followed by 00. */
function endOfJpeg(file: Buffer): number {
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) {
      at = file.indexOf(0xff, at);
      if (at < 0) return file.length;
      continue;
    }
    const marker = file[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    const isBare =
      marker === 0xff || marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isBare ? (marker === 0xff ? 1 : 2) : 2 + file.readUInt16BE(at + 2);
  }
  return file.length;
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml)/iu;
const programs = /^(?:\x7fELF|MZ|#!|Rar!|7z\xbc\xaf)/u;

function isAnotherFileToo(file: Buffer, pictureEnd: number): boolean {
  const rest = file.toString('latin1', pictureEnd);
  if (markup.test(rest) || rest.includes('%PDF-') || programs.test(rest)) return true;
  // Readers of PDF look for its beginning in the first kilobyte, whatever comes before it.
  return file.toString('latin1', 0, 1024).includes('%PDF-') || endsAsZip(file);
}

/**
 * An archive is read from its end: the directory's last record (22 bytes) and a comment whose length it
 * tells.
 */
function endsAsZip(file: Buffer): boolean {
  let at = file.lastIndexOf('PK\u0005\u0006', file.length, 'latin1');
  while (at >= 0 && at > file.length - 65_557) {
    if (at + 22 <= file.length && at + 22 + file.readUInt16LE(at + 20) === file.length) return true;
    if (at === 0) return false;
    at = file.lastIndexOf('PK\u0005\u0006', at - 1, 'latin1');
  }
  return false;
}
