// Moves what the database still holds of signed files into the store of pictures, while servers run.
//   npm run documents
// It may be stopped and begun again. With --check it moves nothing, reads every file that is in the store and
// names those that are missing or not what was kept; --repair makes these anew from the words that were
// signed, where that gives the same file to the byte. Exit 1 if anything is left that a person must look at.
import { parseArgs } from 'node:util';
import { loadSettings, openStore, pdfRenderer, personSeal, pictureStore } from '@candor/server/command-line';
import {
  checkDocuments,
  moveDocuments,
  repairDocument,
  type LeftDocument,
} from '@candor/services/lending/contracts/stored';
import { openDatabase } from '@candor/store/database';
import { countUnmovedDocuments } from '@candor/store/contracts';
import { runCommandLine } from '../command-line.ts';

const hourMs = 3_600_000;
const count = (many: number) => many.toLocaleString('en');

/** A line for each tenth of the way. */
function sayProgress(what: string): (done: number, of: number) => void {
  let said = '';
  return (done, of) => {
    const line = `${what}: ${Math.floor((10 * done) / Math.max(of, 1)) * 10} %`;
    if (line !== said) console.log(line);
    said = line;
  };
}

const whyLeft: Readonly<Record<LeftDocument['why'], string>> = {
  changed: 'what the database holds does not open, or is not what was kept',
  two: 'the store has another file of the same paper',
};

async function open() {
  const settings = loadSettings();
  const store = await openStore(settings, (line) => console.log(line));
  const database = openDatabase({ url: store.url, max: 5, statementTimeoutMs: hourMs });
  const parts = { database, seal: await personSeal(settings), pictures: pictureStore(settings) };
  const close = async () => {
    await database.close();
    await store.close();
  };
  return { parts: { ...parts, press: pdfRenderer }, close };
}

type Parts = Awaited<ReturnType<typeof open>>['parts'];

async function move(parts: Parts): Promise<void> {
  const say = sayProgress('moved');
  const { moved, left } = await moveDocuments(parts, (progress) => say(progress.moved, progress.of));
  for (const { orderId, kind, why } of left)
    console.log(`not moved: the ${kind} of application ${orderId}: ${whyLeft[why]}`);
  console.log(`${count(moved)} signed files were moved; ${count(left.length)} stay in the database.`);
  if (left.length > 0) process.exitCode = 1;
}

async function check(parts: Parts, isRepaired: boolean): Promise<void> {
  const { checked, damaged } = await checkDocuments(parts);
  let mended = 0;
  for (const file of damaged) {
    const isMended = isRepaired && (await repairDocument(parts, file));
    if (isMended) mended += 1;
    const found = file.damage === 'missing' ? 'is not in the store' : 'is not what was kept';
    const done = isMended ? ', and was made anew' : '';
    console.log(`the ${file.kind} of application ${file.orderId} ${found}${done}: ${file.storeKey}`);
  }
  const unmoved = await parts.database.read((tx) => countUnmovedDocuments(tx));
  console.log(
    `${count(checked)} signed files were read: ${count(damaged.length)} damaged, ${count(mended)} made anew; ${count(unmoved)} are still in the database.`,
  );
  if (damaged.length > mended) process.exitCode = 1;
}

await runCommandLine(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      repair: { type: 'boolean', default: false },
    },
  });
  const { parts, close } = await open();
  try {
    if (values.check || values.repair) await check(parts, values.repair);
    else await move(parts);
  } finally {
    await close();
  }
});
