import model from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { createOCREngine, type OCREngine } from 'tesseract-wasm';
import { ocrCore } from './ocr-core.ts';

/** All that stands in the lines of a passport. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

let engine: Promise<OCREngine> | undefined;

/** The letters in a picture. What this takes is some 4 MB, so it is fetched only for who asks for it. */
export async function recognise(image: ImageData): Promise<string> {
  engine ??= openEngine();
  engine.catch(() => (engine = undefined));
  const reader = await engine;
  reader.loadImage(image);
  const text = reader.getText();
  reader.clearImage();
  return text;
}

async function openEngine(): Promise<OCREngine> {
  const [program, packed] = await Promise.all([fetched(ocrCore), fetched(model)]);
  const opened = await createOCREngine({ wasmBinary: await program.arrayBuffer() });
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  opened.loadModel(await new Response(unpacked).arrayBuffer());
  opened.setVariable('tessedit_char_whitelist', letters);
  return opened;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
