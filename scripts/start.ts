import { buildWebIfStale } from './build-web.ts';

await buildWebIfStale((line) => console.error(line));
const { main } = await import('../apps/server/src/main.ts');
await main();
