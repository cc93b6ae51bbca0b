/**
 * Code 128 (ISO/IEC 15417). Each symbol is six widths, bar and gap in turn, eleven modules in all; a check
 * symbol and the stop symbol end it. Runs of digits are written two to a symbol (set C), everything else one
 * to a symbol (set B).
 *
 *   "7110" → start C, 71, 10, check (105 + 1·71 + 2·10) mod 103 = 93, stop
 */
const symbols = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as readonly string[];

const STOP = '2331112';
const START_B = 104;
const START_C = 105;
/** Said in set B, the first goes over to C; said in C, the second goes over to B. */
const TO_C = 99;
const TO_B = 100;

/** Shorter runs of digits cost more to switch for than they save. */
const RUN = /\d{4,}/g;

/** The widths of bars and gaps in turn, beginning with a bar. */
export function code128(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text))
    throw new RangeError(`"${text}" can't be a bar code: letters and digits only`);
  const values = valuesOf(text);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  const drawn = [...values, check].map((value) => symbols[value]).join('') + STOP;
  return Array.from(drawn, Number);
}

type Chunk = { readonly set: 'B' | 'C'; readonly text: string };

function valuesOf(text: string): number[] {
  const values: number[] = [];
  let set: 'B' | 'C' | undefined;
  for (const chunk of chunksOf(text)) {
    if (set === undefined) values.push(chunk.set === 'C' ? START_C : START_B);
    else if (set !== chunk.set) values.push(chunk.set === 'C' ? TO_C : TO_B);
    set = chunk.set;
    if (set === 'C') values.push(...(chunk.text.match(/../g) ?? []).map(Number));
    else values.push(...Array.from(chunk.text, (letter) => letter.charCodeAt(0) - 32));
  }
  return values;
}

/** A run with an odd number of digits leaves its first one to set B. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let done = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const start = index + (run.length % 2);
    if (start > done) chunks.push({ set: 'B', text: text.slice(done, start) });
    done = index + run.length;
    chunks.push({ set: 'C', text: text.slice(start, done) });
  }
  if (done < text.length) chunks.push({ set: 'B', text: text.slice(done) });
  return chunks;
}

/** Where each bar begins and how wide it is, in modules. */
export function barsOf(widths: readonly number[]): { start: number; width: number }[] {
  const bars: { start: number; width: number }[] = [];
  let start = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ start, width });
    start += width;
  }
  return bars;
}
