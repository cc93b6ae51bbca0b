type Detector = { detect(image: ImageData): Promise<readonly { readonly rawValue: string }[]> };
type DetectorMaker = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

let finder: Promise<(image: ImageData) => Promise<readonly string[]>> | undefined;

/** What the square codes in a picture say; the browser's own reader, where it has one. */
export async function findCodes(image: ImageData): Promise<readonly string[]> {
  finder ??= openFinder();
  // One that could not be fetched is tried again with the next picture.
  finder.catch(() => (finder = undefined));
  return (await finder)(image);
}

async function openFinder() {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: DetectorMaker };
  if (Maker && (await Maker.getSupportedFormats()).includes('qr_code')) {
    const detector = new Maker({ formats: ['qr_code'] });
    return async (image: ImageData) => (await detector.detect(image)).map(({ rawValue }) => rawValue);
  }
  return (await import('./own-code-reader.ts')).readOwnCodes;
}
