import { migrate, outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { openWritable } from '@candor/store/tools';
import { listCases, listServer, watchStatements, explainStatement, hasPlan } from '@candor/simulator/lists';
import pg from 'pg';
const took: [number, string][] = [];
let on = false;
const old = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = async function (q: any, ...rest: any[]) {
  const b = performance.now();
  try {
    return await old.call(this, q, ...rest);
  } finally {
    if (on)
      took.push([
        performance.now() - b,
        q?.name ??
          String(q?.text ?? q)
            .slice(0, 120)
            .replaceAll(/\s+/g, ' '),
      ]);
  }
};
const cluster = await startEmbedded({ dataDir: '/tmp/big2', log: () => {} });
const wanted = process.argv.slice(2).filter((a) => !a.endsWith('.ts'));
const out: Record<string, Record<string, number>> = {};
try {
  for (const [name, size] of [
    ['few', { loans: 1000, past: 300, waiting: 240 }],
    ['many', { loans: 100000, past: 20000, waiting: 480 }],
  ] as const) {
    const url = cluster.url.replace(/\/[^/?]*\?/, `/${name}?`);
    const database = openWritable({ url, cause: outsideCommands, max: 1, isHelped: false });
    await migrate({ url });
    const watch = watchStatements(database);
    const server = await listServer(watch.database);
    for (const one of listCases(size).filter(({ name }) => wanted.includes(name))) {
      for (let i = 0; i < 6; i++) await server.ask(one.key, one.query);
      watch.taken();
      on = true;
      took.length = 0;
      const began = performance.now();
      await server.ask(one.key, one.query);
      const ms = performance.now() - began;
      on = false;
      console.log(
        '==',
        took.length + ' statements',
        took.reduce((a, [m]) => a + m, 0).toFixed(0) + ' ms in them',
        name,
        one.name,
        ms.toFixed(0) + ' ms',
      );
      watch.taken();
      const by: Record<string, [number, number]> = {};
      for (const [m, n] of took) {
        const e = (by[n] ??= [0, 0]);
        e[0]++;
        e[1] += m;
      }
      for (const [n, [c, m]] of Object.entries(by))
        if (c > 2 || m > 8) console.log('   ', c, m.toFixed(1), n);
    }
    await server.close();
    await database.close();
  }
} finally {
  await cluster.stop();
}
