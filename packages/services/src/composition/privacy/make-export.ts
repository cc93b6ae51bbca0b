import { isMarketId, type Language } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findExport, finishExport, markExportFailed, noteExportProgress } from '@candor/store/privacy';
import { lease } from '../../kernel/commands/lease.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { accountTexts } from '../../customers/messages/account-texts.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { daysAfter } from '../../customers/sessions/session-rules.ts';
import { exportContracts } from './export-contracts.ts';
import { exportPage } from './export-page.ts';
import { exportPictures } from './export-pictures.ts';
import { dataSections } from './gather-data.ts';
import { type DataSection } from '../../kernel/data-section.ts';
import { zipArchive } from './zip-archive.ts';

const exportLivesDays = 7;

export const archiveAbout = (exportId: string) => `export:${exportId}`;

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'newId' | 'pictures' | 'onDamagedDocument'>;

/**
 * Gathers a borrower's data section by section, each progress visible at once, and seals the archive. Made
 * again from the start if the worker died; of a borrower who has left there is nothing to make.
 */
export async function makeExport(parts: Parts, wish: ExportWish): Promise<void> {
  try {
    await gatherAll(parts, wish);
  } catch (error) {
    await lease(parts.database, 'export.note-progress', (tx) => markExportFailed(tx, wish.exportId));
    throw error;
  }
}

type ExportWish = { readonly exportId: string; readonly borrowerId: string };

async function gatherAll(parts: Parts, { exportId, borrowerId }: ExportWish): Promise<void> {
  const { database, seal, now, newId } = parts;
  const asked = await database.read((tx) => findExport(tx, borrowerId, exportId));
  if (!asked || asked.state === 'ready') return;
  const sections: DataSection[] = [];
  const all = Object.entries(dataSections);
  for (const [name, gather] of all) {
    const rows = await database.read((tx) => gather(tx, seal, borrowerId));
    sections.push({ name, rows });
    const percent = Math.floor((sections.length * 95) / all.length);
    await lease(database, 'export.note-progress', (tx) => noteExportProgress(tx, exportId, percent));
  }
  const madeAt = now().toISOString();
  const data = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  const archive = zipArchive([
    { name: 'my-data.html', content: exportPage(sections, madeAt) },
    { name: 'data.json', content: `${JSON.stringify({ madeAt, ...data }, null, 2)}\n` },
    ...(await exportPictures(parts, borrowerId)),
    ...(await exportContracts(parts, borrowerId)),
  ]);
  const sealed = Buffer.from(seal.seal(archive.toString('base64'), archiveAbout(exportId)));
  const input = { exportId, borrowerId, sealed, sizeBytes: archive.length, messageId: newId() };
  const actor = { kind: 'system', id: 'exports' } as const;
  await runCommand(database, finish(parts), { input, actor, now: now() });
}

type Finish = { exportId: string; borrowerId: string; sealed: Buffer; sizeBytes: number; messageId: string };

const finish = ({ seal }: Parts): Command<Finish, null> => ({
  name: 'privacy.finish-export',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { exportId, borrowerId, sealed, sizeBytes, messageId }, { now }) {
    const archive = { sealed, sizeBytes, expiresAt: daysAfter(now, exportLivesDays) };
    // Told once, by whoever finishes it first.
    if (!(await finishExport(tx, exportId, archive))) return { output: null };
    const borrower = await findBorrower(tx, borrowerId);
    if (!borrower || !isMarketId(borrower.market)) return { output: null };
    const { market, language } = borrower;
    const ready = {
      title: accountTexts.all('export-ready.title'),
      body: accountTexts.all('export-ready.body'),
      said: { template: 'export-ready' as const, values: () => ({}) },
    };
    const message = { id: messageId, market, borrowerId, language: language as Language, ...ready };
    const outbox = await writeMessage(tx, seal, { ...message, kind: 'export-ready', channel: 'push' }, now);
    return { output: null, facts: { sizeBytes }, outbox };
  },
});
