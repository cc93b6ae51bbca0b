import type { Tx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';

type Found = {
  readonly borrowers: number;
  readonly applications: number;
  readonly loans: number;
  readonly isBegun: boolean;
};

type Wish = {
  /** Somebody has said that what is there may go. */
  readonly mayReplace: boolean;
  readonly say: (line: string) => void;
};

/**
 * Time goes forward alone: a year can be lived only where none has begun. A sandbox that was started and that
 * nobody has used is emptied without asking; one with borrowers in it only for whoever says so. What serves
 * real borrowers, or is in use, is never touched. Gives why there is no room, or null.
 */
export async function makeRoom(url: string, { mayReplace, say }: Wish): Promise<string | null> {
  const owner = openWritable({ url, as: 'owner', max: 1, statementTimeoutMs: 600_000 });
  try {
    return await owner.withTransaction(async (tx) => {
      const mode = await modeOf(tx);
      if (mode === null) return null;
      if (mode !== 'sandbox') return 'This database serves real borrowers: nothing was changed.';
      const found = await lookAround(tx);
      if (!found.isBegun) return null;
      if ((await countServers(tx)) > 0)
        return 'A server is running on this sandbox: stop it (Ctrl-C where npm start runs), then run this again.';
      const isUsed = found.borrowers + found.applications + found.loans > 0;
      if (isUsed && !mayReplace)
        return `This sandbox holds ${wordsOf(found)}. Nothing was changed. To replace all of it with a made-up year: npm run demo-year -- --replace. To keep it: choose another folder with DATA_DIR.`;
      say(
        isUsed ? `Replacing ${wordsOf(found)}.` : 'This sandbox has been started and never used: filling it.',
      );
      await empty(tx);
      return null;
    });
  } finally {
    await owner.close();
  }
}

const wordsOf = ({ borrowers, applications, loans }: Found) =>
  `${borrowers} borrowers, ${applications} applications and ${loans} loans`;

/** Null where there are no tables yet. */
async function modeOf(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ isThere: boolean }>({
    text: `select to_regclass('public.deployment') is not null as "isThere"`,
  });
  if (!rows[0]?.isThere) return null;
  const noted = await tx.query<{ mode: string }>({ text: 'select mode from deployment' });
  return noted.rows[0]?.mode ?? null;
}

async function lookAround(tx: Tx): Promise<Found> {
  const { rows } = await tx.query<Found>({
    text: `select (select count(*)::int from borrower) as borrowers, (select count(*)::int from loan_order) as applications,
                  (select count(*)::int from loan) as loans,
                  exists (select from business_clock) as "isBegun"`,
  });
  return rows[0]!;
}

/** Servers and workers listen for news as long as they run. */
async function countServers(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ servers: number }>({
    text: `select count(*)::int as servers from pg_stat_activity
           where datname = current_database() and application_name = 'candor-listener'`,
  });
  return rows[0]?.servers ?? 0;
}

/** As the database was before its first start: its tables come back when it is opened. */
async function empty(tx: Tx): Promise<void> {
  const { rows } = await tx.query<{ name: string }>({
    text: `select quote_ident(nspname) as name from pg_namespace
           where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  });
  for (const { name } of rows) await tx.query({ text: `drop schema ${name} cascade` });
  await tx.query({ text: 'create schema public' });
  await tx.query({ text: 'grant usage on schema public to public' });
}
