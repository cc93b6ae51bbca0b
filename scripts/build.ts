import { buildWebIfStale } from './build-web.ts';

await buildWebIfStale((line) => console.error(line));
