import { mainWorker } from '../apps/server/src/main-worker.ts';

await mainWorker();
