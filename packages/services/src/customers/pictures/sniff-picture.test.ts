import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniffPicture } from './sniff-picture.ts';

const canvas = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#248' } });
const files = {
  jpeg: await canvas().jpeg().toBuffer(),
  png: await canvas().png().toBuffer(),
  webp: await canvas().webp().toBuffer(),
  avif: await canvas().avif({ effort: 0 }).toBuffer(),
};
const kinds = Object.entries(files);
const behind = (file: Buffer, text: string | Buffer) => Buffer.concat([file, Buffer.from(text)]);
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 16]),
  Buffer.from('ftypmp42\0\0\0\0'),
  Buffer.alloc(500, 7),
]);

/** The end of an archive: its last record, and a comment as long as it says. */
function zipEnd(comment: string, says = comment.length): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(says, 20);
  return behind(end, comment);
}

describe('A5.1 · a file is told by its content', () => {
  it.each(kinds)('%s', (kind, file) => {
    expect(sniffPicture(file)).toEqual({ kind });
  });

  it.each([
    ['heic', 'ftypheic\0\0\0\0mif1heic'],
    ['heic', 'ftypmif1\0\0\0\0mif1heic'],
    ['other', 'ftypmp42\0\0\0\0isommp42'],
    ['avif', 'ftypmif1\0\0\0\0mif1avif'],
  ])('as %s: %j', (kind, brands) => {
    const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(brands, 'latin1')]);
    expect(sniffPicture(file)).toEqual({ kind });
  });

  it.each([
    '',
    'x',
    '\xff\xd8',
    'GIF89a',
    'BM',
    'II*\0',
    '<svg/>',
    '%PDF-1.7',
    'RIFF\0\0\0\0WAVE',
    '\x89PNG',
  ])('nothing that is taken: %j', (text) => {
    expect(sniffPicture(Buffer.from(text, 'latin1'))).toEqual({ kind: 'other' });
  });

  it.each(kinds)('a %s that is another file too is none', (_kind, file) => {
    for (const tail of [
      '<!DOCTYPE html><p>',
      '\n\n<HtMl>',
      '<script>alert(1)</script>',
      '<?php system(1);',
      'x'.repeat(5_000) + '<svg onload=1>',
      '%PDF-1.4',
      '#!/bin/sh',
      'MZ\u0090',
      zipEnd(''),
      zipEnd('with a comment'),
      Buffer.concat([zipEnd('', 7), zipEnd('seven..')]),
    ])
      expect(sniffPicture(behind(file, tail)), String(tail).slice(0, 20)).toEqual({ kind: 'other' });
  });

  it.each(kinds)('a %s followed by what phones hang on is one still', (kind, file) => {
    for (const tail of [Buffer.alloc(4_096), files.jpeg, film, Buffer.from('SEFH'), zipEnd('', 500)])
      expect(sniffPicture(behind(file, tail))).toEqual({ kind });
  });

  it('words inside a picture are none: a comment may say <html>', () => {
    const text = Buffer.from('<html><script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    const file = Buffer.concat([files.jpeg.subarray(0, 2), comment, files.jpeg.subarray(2)]);
    expect(sniffPicture(file)).toEqual({ kind: 'jpeg' });
  });

  it.each(kinds)('half a %s is left to who draws it', (kind, file) => {
    for (const part of [0.3, 0.6, 0.9])
      expect(sniffPicture(file.subarray(0, Math.max(40, file.length * part)))).toEqual({ kind });
  });
});
