import { calls, declaredNames, growDictionary, rotateDictionary, spokenIn } from '@candor/contract';
import { callsOf, packPart, unpackPart, type PackedPart, type WireDictionary } from '@candor/contract/client';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, type Compressed } from './compressed.ts';
import { fillWire, type CutPart } from './fill-wire.ts';

const dictionaryOf = (seed: string) => rotateDictionary({}, seed, declaredNames(calls)).current;
const built = dictionaryOf('what it was built with');
const own = dictionaryOf('a seed of the lender');

const keys = callsOf('contacts');
const isSpoken = spokenIn(keys.map((key) => calls[key]));
const partIn = (dictionary: WireDictionary) => packPart(dictionary, 'contacts', keys, isSpoken);
const parts: CutPart[] = [{ group: 'contacts', keys, packed: partIn(built) }];
const literal = (quote: string, packed: PackedPart) =>
  `[${packed.map((text) => quote + text + quote).join(',')}]`;

async function build(): Promise<{ files: Map<string, Compressed>; manifest: string }> {
  const script = (text: string) => compressed('text/javascript; charset=utf-8', text);
  return {
    files: new Map([
      ['/assets/react-aTSeFG1.js', await script('export const a=1')],
      [
        '/assets/start-B44dYii.js',
        await script('import("./contacts-Cv-mqWx.js");import"./react-aTSeFG1.js"'),
      ],
      ['/assets/contacts-Cv-mqWx.js', await script(`e(t(\`contacts\`),${literal('`', partIn(built))})`)],
      ['/assets/screen-D-_2_aa.js', await script(`w([\`x\`],${literal('"', partIn(built))})`)],
      [
        '/assets/eng.traineddata-CYZ2qwst.gz',
        { type: 'application/gzip', etag: '"1"', identity: Buffer.from('x') },
      ],
    ]),
    manifest: JSON.stringify({
      '_react-aTSeFG1.js': { file: 'assets/react-aTSeFG1.js' },
      'a.ts': { file: 'assets/start-B44dYii.js' },
    }),
  };
}

const fill = async (dictionary: WireDictionary) => fillWire(await build(), parts, dictionary);
const named = (files: ReadonlyMap<string, Compressed>, begin: string) =>
  [...files].find(([address]) => address.startsWith(`/assets/${begin}-`))!;

describe('a build with the words of another dictionary', () => {
  it('W2 · speaks those, whatever quotes they stand in, and none that it was built with', async () => {
    const { files } = await fill(own);
    for (const begin of ['contacts', 'screen']) {
      const text = String(named(files, begin)[1].identity);
      const found = /\[(["`])([0-9a-f]{8})\1,\1([^"`]+)\1,\1([^"`]+)\1\]/u.exec(text)!;
      expect(unpackPart(keys, [found[2]!, found[3]!, found[4]!])).toEqual(unpackPart(keys, partIn(own)));
    }
    for (const { identity } of files.values()) expect(String(identity)).not.toContain(built.version);
  });

  it('gives what changed, and what loads it, another name of the same length; the rest stays', async () => {
    const before = await build();
    const { files, manifest } = await fill(own);
    const [contacts] = named(files, 'contacts');
    const [start, { identity, br }] = named(files, 'start');
    expect(contacts).not.toBe('/assets/contacts-Cv-mqWx.js');
    expect(contacts.length).toBe('/assets/contacts-Cv-mqWx.js'.length);
    expect(String(identity)).toBe(
      `import("./${contacts.slice('/assets/'.length)}");import"./react-aTSeFG1.js"`,
    );
    expect(String(brotliDecompressSync(br!))).toBe(String(identity));
    expect(JSON.parse(manifest)).toEqual({
      '_react-aTSeFG1.js': { file: 'assets/react-aTSeFG1.js' },
      'a.ts': { file: start.slice(1) },
    });
    expect(files.size).toBe(before.files.size);
    for (const kept of ['/assets/react-aTSeFG1.js', '/assets/eng.traineddata-CYZ2qwst.gz'])
      expect(files.get(kept)?.identity).toEqual(before.files.get(kept)?.identity);
  });

  it('is the same on every server, and another when words were added', async () => {
    const names = async (dictionary: WireDictionary) => [...(await fill(dictionary)).files.keys()].toSorted();
    expect(await names(own)).toEqual(await names(own));
    const grown = growDictionary(own, { ...declaredNames(calls), paths: ['/api/new/call'] });
    expect(await names(grown)).not.toEqual(await names(own));
  });

  it('is left as it is with the dictionary that it was built with', async () => {
    const before = await build();
    expect(await fillWire(before, parts, built)).toBe(before);
  });

  it('is refused where the words are not found: it would speak to nobody', async () => {
    const { files, manifest } = await build();
    files.delete('/assets/contacts-Cv-mqWx.js');
    files.delete('/assets/screen-D-_2_aa.js');
    await expect(fillWire({ files, manifest }, parts, own)).rejects.toThrow('build it again');
  });
});
