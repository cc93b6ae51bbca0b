import { firstRoles, keyScopeKeys, type FirstRoleKey, type Json } from '@candor/contract';
import { kycBorrower, repayingBorrower } from '@candor/simulator/borrowers';
import {
  openLender,
  simulateLender,
  type LenderDatabase,
  type SimulatedLender,
  type Who,
} from '@candor/simulator/lender';
import { makeOpenKey, staffMember, staffSession } from '@candor/simulator/staff';
import { migrate, outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { openWritable } from '@candor/store/tools';
import { makeLog } from '../../../apps/server/src/make-log.ts';
import { watchRows, type RowWatch } from '../../../apps/server/src/testing/watch-rows.ts';

export type Principal = {
  readonly name: string;
  /** Whom the contract lets make a call of this audience. */
  readonly audience: 'anyone' | 'borrower' | 'staff';
  who: Who;
  /** A session of theirs that is new. */
  readonly renew: () => Promise<Who>;
};

export type World = {
  readonly app: SimulatedLender;
  readonly url: string;
  readonly rows: RowWatch;
  readonly principals: readonly Principal[];
  /** What there is to name, by the name of the field that names it; it grows by what is answered. */
  readonly pools: Record<string, Json[]>;
  close(): Promise<void>;
};

/** A database of its own, made and thrown away. */
export async function embeddedLender(dataDir: string): Promise<LenderDatabase> {
  const embedded = await startEmbedded({ dataDir, fsync: false });
  const { url } = embedded;
  await migrate({ url });
  const database = openWritable({ url, max: 5, cause: outsideCommands });
  const owner = openWritable({ url, as: 'owner', max: 5, cause: outsideCommands });
  return {
    url,
    database,
    owner,
    sql: (text, values = []) => owner.withTransaction((tx) => tx.query({ text, values })),
    async drop() {
      await Promise.all([database.close(), owner.close()]);
      await embedded.stop();
    },
  };
}

/** A lender with everybody who may ask for something, over a real socket, whose every row is watched. */
export async function openWorld(database: LenderDatabase): Promise<World> {
  // Nobody reads what is logged of a hundred thousand requests, but of one that failed.
  const app = await simulateLender(database, { log: makeLog('error') });
  await openLender(app);
  const [one, two] = [await repayingBorrower(app, 'ph'), await repayingBorrower(app, 'in')];
  const waiting = await kycBorrower(app, 'ph');
  const principals: Principal[] = [{ name: 'nobody', audience: 'anyone', who: {}, renew: async () => ({}) }];
  for (const [name, { who, phone, suffix }] of Object.entries({ one, two, waiting })) {
    const renew = async () => {
      app.pass(1_000);
      return app.logIn(phone, suffix);
    };
    principals.push({ name: `borrower ${name}`, audience: 'borrower', who, renew });
  }
  let admin = '';
  for (const role of Object.keys(firstRoles) as FirstRoleKey[]) {
    const id = await staffMember(app, `${role}@lender.example`, [role]);
    if (role === 'admin') admin = id;
    const renew = () => staffSession(app, id);
    principals.push({ name: role, audience: 'staff', who: await renew(), renew });
  }
  for (const scope of keyScopeKeys) {
    const renew = () => makeOpenKey(app, { scopes: [scope], by: admin });
    principals.push({ name: `key ${scope}`, audience: 'staff', who: await renew(), renew });
  }
  await app.work();
  const pools = await poolsOf(app, [one.loanId, two.loanId]);
  const rows = await watchRows(database);
  await overlookWhenSeen(database);
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, rows, principals, pools, close: () => app.close() };
}

/** When somebody was last here is noted whatever they are answered; nothing else of theirs is. */
async function overlookWhenSeen({ sql }: LenderDatabase): Promise<void> {
  for (const table of ['borrower', 'staff']) {
    await sql(`drop trigger watch_rows on ${table}`);
    await sql(`create trigger watch_rows after insert or delete on ${table}
      for each row execute function watch.note('${table}')`);
    await sql(`create trigger watch_changes after update on ${table} for each row
      when (to_jsonb(old) - 'last_seen_at' is distinct from to_jsonb(new) - 'last_seen_at')
      execute function watch.note('${table}')`);
  }
}

/** From which day a clock may be moved, and to which: what is asked for is what it costs to end. */
export async function daysOf({ test }: SimulatedLender): Promise<Record<'from' | 'to', Json[]>> {
  const days = async (later: number) =>
    (
      await test.sql(`select distinct (business_date + ${later})::text as day from business_clock order by 1`)
    ).rows.map(({ day }) => String(day));
  return { from: await days(0), to: [...(await days(1)), ...(await days(2))] };
}

async function poolsOf(app: SimulatedLender, loans: readonly string[]): Promise<Record<string, Json[]>> {
  const { test } = app;
  const ids = async (text: string) => (await test.sql(text)).rows.map(({ id }) => String(id));
  return {
    ...(await daysOf(app)),
    market: ['ph', 'ph', 'ph', 'in'],
    loanId: [...loans],
    loan: [...loans],
    orderId: await ids('select id from loan_order'),
    paymentId: await ids('select id from payment'),
    payoutId: await ids('select id from payout'),
    staffId: await ids('select id from staff'),
    borrowerId: await ids('select id from borrower'),
    role: Object.keys(firstRoles),
    productId: ['ph-instalments', 'in-instalments'],
  };
}
