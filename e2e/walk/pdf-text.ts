import { inflateSync } from 'node:zlib';

/**
 * What a reader of a PDF sees as text, line by line: glyphs are read through the maps that the file itself
 * has.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/u.test(head));
  return pages.map((page) => textOf(page.head, objects)).join('\n');
}

type Part = { readonly head: string; readonly stream: string };

function objectsOf(file: Buffer): Map<string, Part> {
  const text = file.toString('latin1');
  const objects = new Map<string, Part>();
  for (const found of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gmu)) {
    const [, id = '', body = ''] = found;
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    objects.set(id, { head, stream: at < 0 ? '' : unpacked(head, body.slice(at + 7)) });
  }
  return objects;
}

function unpacked(head: string, body: string): string {
  if (!head.includes('FlateDecode') || head.includes('/FontFile')) return '';
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const refersTo = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`, 'u').exec(head)?.[1] ?? '';

function textOf(page: string, objects: ReadonlyMap<string, Part>): string {
  const resources = objects.get(refersTo(page, 'Resources'))?.head ?? page;
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const font = objects.get(id)?.head ?? '';
    fonts.set(name, mapOf(objects.get(refersTo(font, 'ToUnicode'))?.stream ?? ''));
  }
  const { stream = '' } = objects.get(refersTo(page, 'Contents')) ?? {};
  const lines: string[] = [];
  let glyphs: ReadonlyMap<string, string> = new Map();
  for (const [whole, font, shown] of stream.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ]+)*)\] TJ/giu,
  )) {
    if (font !== undefined) glyphs = fonts.get(font) ?? glyphs;
    else if (shown !== undefined) lines.push(lettersOf(shown, glyphs));
    else throw new Error(`nobody knows how to read ${whole}`);
  }
  return lines.join('\n');
}

const lettersOf = (shown: string, glyphs: ReadonlyMap<string, string>) =>
  [...shown.matchAll(/<([0-9a-f]*)>/giu)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/gu) ?? [])
    .map((glyph) => glyphs.get(glyph.toLowerCase()) ?? '?')
    .join('');

/** Glyph to letters, of both shapes that such a map may have. */
function mapOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const letters = (hex: string) =>
    String.fromCodePoint(...(hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/giu)) {
    const first = Number.parseInt(from, 16);
    const each = [...list.matchAll(/<([0-9a-f ]*)>/giu)];
    for (const [nth, [, hex = '']] of each.entries())
      glyphs.set((first + nth).toString(16).padStart(4, '0'), letters(hex.replaceAll(' ', '')));
  }
  return glyphs;
}
