import { databaseNow, type Database } from '@candor/store/database';
import { daysToSign, insertRoot, listRoots, type ChainRoot, type DueDay } from '@candor/store/chain';
import { marketIds } from '@candor/markets';
import { lease } from '../../kernel/commands/lease.ts';
import type { BooksSeal } from './books-keys.ts';
import { hashOfLine, readStanding, rootsOf, signRestore, type DayRoot } from './day-lines.ts';

/** Why a day is not signed, or its root not written out. */
export type SealTrouble = { readonly market: string; readonly why: string };

/**
 * Signs the last day that is over in each market, once everything of it is linked, and writes its root where
 * the lender keeps them; how many. The database has it first: whoever dies before it is written out leaves a
 * line that the next round adds.
 */
export function daySigner(
  database: Database,
  seal: BooksSeal,
  onTrouble: (trouble: SealTrouble) => void,
): () => Promise<number> {
  let isFirst = true;
  return async () => {
    const due = await database.read(daysToSign);
    const markets = isFirst ? marketIds : due.map(({ market }) => market);
    let signed = 0;
    for (const market of markets) {
      const day = due.find((each) => each.market === market);
      const trouble = await signDay(database, seal, { market, due: day });
      if (trouble) onTrouble({ market, why: trouble });
      else if (day) signed += 1;
    }
    isFirst = false;
    return signed;
  };
}

async function signDay(
  database: Database,
  seal: BooksSeal,
  { market, due }: { readonly market: string; readonly due: DueDay | undefined },
): Promise<string | null> {
  const kept = await database.read((tx) => listRoots(tx, market));
  const { lines, faults } = await readStanding(seal, market);
  const isBehind = lines.some(({ line }, at) => kept[at]?.line !== line);
  // A database that was put back must not have its own past signed away: a person says that it was restored.
  if (faults[0] !== undefined) return faults[0];
  if (isBehind) return `${rootsOf(market)} has days that the database has not, or has otherwise`;
  const added = due && (await keepRoot(database, seal, { due, last: kept.at(-1) }));
  const missing = [...kept.slice(lines.length), ...(added ? [added] : [])];
  for (const { line } of missing) await seal.archive.append(rootsOf(market), line);
  return null;
}

/** Nothing where another worker was first: it writes the line out. */
async function keepRoot(
  database: Database,
  { keys }: BooksSeal,
  { due, last }: { readonly due: DueDay; readonly last: ChainRoot | undefined },
): Promise<ChainRoot | undefined> {
  return lease(database, 'journal.sign-day', async (tx) => {
    const { market, day, entryNo, auditNo } = due;
    const root: DayRoot = {
      kind: 'day',
      market,
      day,
      entries: { no: String(entryNo), hash: due.entryHash },
      audit: { no: String(auditNo), hash: due.auditHash },
      previous: last ? hashOfLine(last.line) : null,
      signedAt: (await databaseNow(tx)).toISOString(),
    };
    const kept = { market, day, entryNo, auditNo, line: keys.sign(root) };
    return (await insertRoot(tx, kept)) ? kept : undefined;
  });
}

/**
 * Says in the lender's place, signed, that the database was restored: days after its last one are of a past
 * that is gone. Gives the markets of which there were any.
 */
export async function noteRestore(database: Database, seal: BooksSeal): Promise<readonly string[]> {
  const noted: string[] = [];
  for (const market of marketIds) {
    const kept = await database.read((tx) => listRoots(tx, market));
    const { lines } = await readStanding(seal, market);
    if (lines.length <= kept.length) continue;
    const signedAt = (await database.read(databaseNow)).toISOString();
    const line = signRestore(seal.keys, { market, lastDay: kept.at(-1)?.day ?? null, signedAt });
    await seal.archive.append(rootsOf(market), line);
    noted.push(market);
  }
  return noted;
}
