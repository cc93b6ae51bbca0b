import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Its own default is somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => address } });

/** For browsers without a reader of their own. */
export async function readOwnCodes(image: ImageData): Promise<readonly string[]> {
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 2 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
