import {
  copyTable,
  createDatabase,
  dropSecondaryIndexes,
  loanTables,
  outsideTransaction,
  rebuildBalances,
  restartNumbers,
} from '@candor/simulator/portfolio';
import { migrate, outsideCommands, type Tx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';
import { makeTemplates, templates } from './day-end-templates.ts';

export type Portfolio = { readonly url: string; readonly loans: number; readonly loadedInSeconds: number };

const longMs = 24 * 3_600_000;

/**
 * A database of its own with so many active loans: a hundred that lived, and copies of them with their whole
 * books.
 */
export async function makePortfolio(
  clusterUrl: string,
  loans: number,
  say: (line: string) => void,
): Promise<Portfolio> {
  const began = performance.now();
  const url = await createDatabase(clusterUrl, `loans_${loans}`);
  await migrate({ url });
  await makeTemplates(url);
  say(`Copying them into ${loans.toLocaleString('en')} loans`);
  const owner = openWritable({
    url,
    cause: outsideCommands,
    as: 'owner',
    max: 1,
    statementTimeoutMs: longMs,
  });
  await owner.withTransaction((tx) => copyAll(tx, loans / templates - 1));
  await outsideTransaction(owner, 'vacuum analyze');
  await outsideTransaction(owner, 'checkpoint');
  await owner.close();
  return { url, loans, loadedInSeconds: (performance.now() - began) / 1000 };
}

/** The same portfolio once more, file by file; nobody may be connected to it. */
export async function copyPortfolio<Of extends Pick<Portfolio, 'url'>>(
  clusterUrl: string,
  of: Of,
  name: string,
): Promise<Of> {
  return { ...of, url: await createDatabase(clusterUrl, name, new URL(of.url).pathname.slice(1)) };
}

/** Every loan so many times over, with its whole books; so many originals there are. */
export async function copyAll(tx: Tx, times: number, originals = templates): Promise<void> {
  await tx.query({ text: 'set local session_replication_role = replica' });
  const copies = loanTables(originals, `t.subject || '-' || g`);
  const indexes = await dropSecondaryIndexes(
    tx,
    copies.map(({ table }) => table),
  );
  for (const copy of copies) await copyTable(tx, copy, times);
  for (const definition of indexes) await tx.query({ text: definition });
  await rebuildBalances(tx);
  await restartNumbers(tx);
}
