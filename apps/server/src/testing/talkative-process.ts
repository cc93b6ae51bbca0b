// A process that says much more than a pipe holds, and tells by its channel that it goes on all the same.
import { setImmediate } from 'node:timers/promises';
import { droppedLines, makeLog } from '../make-log.ts';

const log = makeLog('info');
const lines = 40_000;
for (let n = 0; n < lines; n += 1) {
  log.info({ n }, 'a line of the length that lines have, so that a pipe is full after some hundreds of them');
  if (n % 100 === 0) await setImmediate();
}
process.send?.({ dropped: droppedLines() });
process.once('message', () => {
  log.info('the last');
  process.exit(0);
});
