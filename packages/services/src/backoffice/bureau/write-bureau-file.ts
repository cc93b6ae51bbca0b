import { isMarketId, type MarketId } from '@candor/markets';
import { writeBureauHead, writeBureauRow, type BureauStatus } from '@candor/markets/bureau';
import { endCorrections } from '@candor/store/bureau';
import {
  bureauPeople,
  findBureauPart,
  keepBureauPart,
  lastBureauPart,
  listBureauRows,
  lockBureauFile,
  moveBureauFile,
  noteBureauGroups,
  type BureauFile,
  type BureauRow,
} from '@candor/store/bureau-files';
import type { ReadTx, Tx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { bureauPerson } from './bureau-person.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now'>;

const rowsOfPart = 500;

const partAbout = (fileId: string, no: number) => `bureau-part:${fileId}:${no}`;

/**
 * Writes a file in parts of 500 rows, a transaction each, in the order of the loans' numbers: whoever comes
 * after a worker that died goes on after the last part that is there, and two at once take turns. A hundred
 * thousand rows never stand in memory together.
 */
export async function writeBureauFile(
  parts: Parts,
  { fileId, rowsAtOnce = rowsOfPart }: { readonly fileId: string; readonly rowsAtOnce?: number },
): Promise<void> {
  const { database, seal, now } = parts;
  for (;;) {
    const isMore = await lease(database, 'bureau.write-part', async (tx) => {
      const file = await lockBureauFile(tx, fileId);
      return file?.state === 'making' && (await writePart(tx, seal, file, rowsAtOnce));
    });
    if (!isMore) break;
  }
  const actor = { kind: 'system', id: 'bureau' } as const;
  await runCommand(database, finishBureauFile, { input: { fileId }, actor, now: now() });
}

async function writePart(tx: Tx, seal: PersonSeal, file: BureauFile, limit: number): Promise<boolean> {
  const { id: fileId, market } = file;
  if (!isMarketId(market)) throw new Error(`a file of ${market}, which is no market`);
  const before = await lastBureauPart(tx, fileId);
  const rows = await listBureauRows(tx, fileId, { after: before.lastN, limit });
  if (rows.length === 0 && before.no > 0) return false;
  const people = await bureauPeople(tx, [...new Set(rows.map(({ borrowerId }) => borrowerId))]);
  const lines: string[] = before.no === 0 ? [writeBureauHead(market)] : [];
  const unfit: { n: number; why: string }[] = [];
  for (const row of rows) {
    if (row.leftOut !== null) continue;
    const person = people.get(row.borrowerId);
    if (!person) throw new Error(`row ${row.n} of the file ${fileId} is nobody's`);
    const line = writeBureauRow(market, {
      ...factsOf(row, file),
      ...bureauPerson(seal, market satisfies MarketId, person),
    });
    if (typeof line === 'string') lines.push(line);
    else unfit.push({ n: row.n, why: line.unfit });
  }
  const bytes = Buffer.from(lines.join(''));
  const no = before.no + 1;
  const lastN = rows.at(-1)?.n ?? 0;
  const sealed = seal.sealBytes(bytes, partAbout(fileId, no));
  await keepBureauPart(tx, { fileId, no, lastN, sealed }, { bytes: bytes.length, unfit });
  return rows.length > 0;
}

function factsOf(
  { n: _n, loanId, orderId, borrowerId: _of, leftOut: _why, status, ...row }: BureauRow,
  { day }: BureauFile,
) {
  return {
    ...row,
    status: status as BureauStatus,
    reportedOn: day,
    loan: loanNameOf({ id: loanId, orderId }),
  };
}

/** Once: what it puts right is then done. */
const finishBureauFile: Command<{ readonly fileId: string }, null> = {
  name: 'bureau.finish',
  subject: ({ fileId }) => `bureau-file:${fileId}`,
  async decide(tx, { fileId }, { now }) {
    const file = await lockBureauFile(tx, fileId);
    if (file?.state !== 'making') return { output: null };
    const { rows, leftOut, bytes } = file;
    await moveBureauFile(tx, fileId, 'ready', now);
    await noteBureauGroups(tx, fileId);
    const corrected = await endCorrections(tx, fileId);
    return { output: null, facts: { rows, leftOut, bytes: String(bytes), ...corrected } };
  },
};

/**
 * A part as it was written, the same to the byte each time; undefined where there is none, or it is
 * forgotten.
 */
export async function openBureauPart(
  tx: ReadTx,
  seal: PersonSeal,
  { fileId, part }: { readonly fileId: string; readonly part: number },
): Promise<string | undefined> {
  const sealed = await findBureauPart(tx, fileId, part);
  return sealed && seal.openBytes(sealed, partAbout(fileId, part)).toString('utf8');
}
