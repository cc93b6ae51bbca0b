import { migrate, outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { openWritable } from '@candor/store/tools';
import { listCases, listServer, watchStatements } from '@candor/simulator/lists';
import { Session } from 'node:inspector/promises';
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
            .slice(0, 90)
            .replaceAll(/\s+/g, ' '),
      ]);
  }
};
const cluster = await startEmbedded({ dataDir: '/tmp/big2', log: () => {} });
const wanted = process.argv.slice(2).filter((a) => !a.endsWith('.ts'));
try {
  const url = cluster.url.replace(/\/[^/?]*\?/, `/many?`);
  await migrate({ url });
  {
    const o = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
    await o.withTransaction((tx) =>
      tx.query({
        text: `update loan_figure f set has_payoff = true, payoff = case when state = 'active' then owed end, next_due_on = case when state='active' then due_from end where not has_payoff`,
      }),
    );
    await o.close();
  }
  const database = openWritable({ url, cause: outsideCommands, max: 1, isHelped: false });
  const server = await listServer(database);
  for (const one of listCases({ loans: 100000, past: 20000, waiting: 480 }).filter(({ name }) =>
    wanted.includes(name),
  )) {
    for (let i = 0; i < 30; i++) await server.ask(one.key, one.query);
    const s = new Session();
    s.connect();
    await s.post('Profiler.enable');
    await s.post('Profiler.setSamplingInterval', { interval: 200 });
    await s.post('Profiler.start');
    on = true;
    took.length = 0;
    const n = 60;
    const times: number[] = [];
    for (let i = 0; i < n; i++) {
      const b = performance.now();
      await server.ask(one.key, one.query);
      times.push(performance.now() - b);
    }
    on = false;
    const { profile } = (await s.post('Profiler.stop')) as any;
    s.disconnect();
    times.sort((a, b) => a - b);
    console.log('==', one.name, 'fastest third', times[10]!.toFixed(1), 'median', times[30]!.toFixed(1));
    const by: Record<string, number[]> = {};
    for (const [m, nm] of took) (by[nm] ??= []).push(m);
    for (const [nm, ms] of Object.entries(by)) {
      ms.sort((a, b) => a - b);
      console.log(
        '  q',
        (ms.length / n).toFixed(0),
        ((ms[Math.floor(ms.length / 3)]! * ms.length) / n).toFixed(2),
        nm,
      );
    }
    const self: Record<string, number> = {};
    const dt = profile.timeDeltas;
    const nodes = new Map(profile.nodes.map((x: any) => [x.id, x]));
    profile.samples.forEach((id: number, i: number) => {
      const x: any = nodes.get(id);
      const k = `${x.callFrame.functionName} ${x.callFrame.url.split('/').slice(-3).join('/')}:${x.callFrame.lineNumber}`;
      self[k] = (self[k] ?? 0) + dt[i];
    });
    for (const [k, v] of Object.entries(self)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 18))
      console.log('  c', (v / 1000 / n).toFixed(2), k);
  }
  await server.close();
  await database.close();
} finally {
  await cluster.stop();
}
