/**
 * What a file turned out to be: its text, or in a sentence why it is none that can be read. Nothing was sent
 * then.
 */
export type ChosenCsv = { readonly csv: string } | { readonly words: string };

const starts: readonly (readonly [string, readonly number[]])[] = [
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a workbook or another packed file', [0x50, 0x4b, 0x03, 0x04]],
  ['a workbook of an old kind', [0xd0, 0xcf, 0x11, 0xe0]],
];

/**
 * Reads a CSV file that somebody chose, whatever its name says it is. A picture that is called .csv, a
 * workbook and a file that is too large each have their own sentence, the same wherever a file is chosen.
 */
export async function readCsvFile(file: Blob, mostBytes: number): Promise<ChosenCsv> {
  if (file.size === 0) return { words: 'The file is empty. Nothing was read.' };
  if (file.size > mostBytes)
    return {
      words: `The file has ${megabytes(file.size)}; at most ${megabytes(mostBytes)} can be read at once. Divide it by days and read the parts one after the other. Nothing was read.`,
    };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (kind !== undefined || text.includes('\0'))
    return {
      words: `This is ${kind ?? 'no text'}, not a CSV file. Save it as CSV and choose that file. Nothing was read.`,
    };
  return { csv: text };
}

/** Spreadsheets say so in the first two bytes where they do not write UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const megabytes = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
