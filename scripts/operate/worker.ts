import { buildIfStale } from '../develop/build-apps.ts';

await buildIfStale((line) => console.error(line));
const worker = new URL('../../apps/server/dist/worker.js', import.meta.url).href;
const { mainWorker } = (await import(worker)) as typeof import('../../apps/server/src/main-worker.ts');
await mainWorker();
