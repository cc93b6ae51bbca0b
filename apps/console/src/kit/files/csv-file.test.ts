import { describe, expect, it } from 'vitest';
import { readCsvFile } from './csv-file.ts';

const most = 1_000_000;
const read = (...parts: BlobPart[]) => readCsvFile(new Blob(parts), most);
const bytes = (...values: number[]) => new Uint8Array([...values, 1, 2, 3]);

describe('a file that somebody chooses', () => {
  it('is read as text, also as a spreadsheet writes it', async () => {
    expect(await read('Date,Amount\n')).toEqual({ csv: 'Date,Amount\n' });
    expect(await read('\u{feff}Date')).toEqual({ csv: 'Date' });
    expect(await read(new Uint8Array([0xff, 0xfe, 0x44, 0, 0x61, 0]))).toEqual({ csv: 'Da' });
  });

  it.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47)],
    ['a picture', bytes(0xff, 0xd8, 0xff)],
    ['a PDF', bytes(0x25, 0x50, 0x44, 0x46)],
    ['a workbook or another packed file', bytes(0x50, 0x4b, 0x03, 0x04)],
    ['no text', bytes(0x41, 0, 0x42)],
  ])('is called %s where it is one, and nothing is sent', async (what, file) => {
    expect(await read(file)).toEqual({
      words: `This is ${what}, not a CSV file. Save it as CSV and choose that file. Nothing was read.`,
    });
  });

  it('says by how much it is too large, and that an empty one is empty', async () => {
    expect(await read('x'.repeat(1_240_000))).toEqual({
      words:
        'The file has 1.3 MB; at most 1.0 MB can be read at once. Divide it by days and read the parts one after the other. Nothing was read.',
    });
    expect(await read()).toEqual({ words: 'The file is empty. Nothing was read.' });
  });
});
