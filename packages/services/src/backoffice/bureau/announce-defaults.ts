import { inEachLanguage } from '@candor/i18n';
import { isLanguage, isMarketId, type Language } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import {
  findBureauFile,
  listReportedDefaults,
  type BureauFile,
  type ReportedDefault,
} from '@candor/store/bureau-files';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { longDay } from '../../customers/messages/day-words.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { idOfWords } from '../../payments/payments/id-of-words.ts';
import { bureauTexts } from './bureau-texts.ts';

type Parts = Pick<IdentityDeps, 'database' | 'seal' | 'now'>;

/** Those after this borrower; null: from the first. */
type Batch = { readonly fileId: string; readonly after: string | null };

const borrowersOfBatch = 200;

/** What a release leaves in the outbox: everybody whom the file reports as in default is told of it. */
export const defaultsToAnnounce = (fileId: string, after: string | null = null): OutboxMessage => ({
  topic: 'bureau.announce-defaults',
  payload: { fileId, after },
});

/** The outbox may hand a batch over twice: its key lets it happen once. */
export async function announceDefaults(parts: Parts, input: Batch): Promise<void> {
  await runForMessage(parts.database, announceBatch(parts), {
    input,
    actor: { kind: 'system', id: 'bureau' },
    idempotencyKey: `bureau-defaults ${input.fileId} ${input.after ?? ''}`,
    now: parts.now(),
  });
}

/**
 * Tells borrowers that a released file reports them as late or written off, two hundred at a time: a file of
 * a hundred thousand rows does not hold whoever released it. One message for a borrower and file, whatever
 * number of loans it names.
 */
const announceBatch = ({ seal }: Pick<Parts, 'seal'>): Command<Batch, { told: number }> => ({
  name: 'bureau.announce-defaults',
  subject: ({ fileId }) => `bureau-file:${fileId}`,
  async decide(tx, { fileId, after }, { now }) {
    const file = await findBureauFile(tx, fileId);
    if (!file) return { output: { told: 0 } };
    const batch = await listReportedDefaults(tx, fileId, { after, limit: borrowersOfBatch });
    const outbox: OutboxMessage[] = [];
    let told = 0;
    for (const reported of batch) {
      const rings = await announceTo(tx, seal, { file, reported, now });
      if (rings) told += 1;
      outbox.push(...(rings ?? []));
    }
    const last = batch.at(-1);
    if (last && batch.length === borrowersOfBatch) outbox.push(defaultsToAnnounce(fileId, last.borrowerId));
    return { output: { told }, facts: { told }, outbox };
  },
});

/** Undefined: they have left, and nobody is there to be told. */
async function announceTo(
  tx: Tx,
  seal: Parts['seal'],
  { file, reported, now }: { file: BureauFile; reported: ReportedDefault; now: Date },
): Promise<OutboxMessage[] | undefined> {
  const { id: fileId, market, day } = file;
  const { borrowerId, loans } = reported;
  const borrower = await findBorrower(tx, borrowerId);
  if (!borrower || borrower.phoneSealed === null || !isMarketId(market)) return undefined;
  const body = inEachLanguage((language) => {
    const named = loans.map((loan) => `${loanNameOf(loan)} (${standing(loan, language)})`).join(', ');
    return bureauTexts(language)('default.body', { loan: named, day: longDay(language, day) });
  });
  const message = {
    id: idOfWords('bureau-default', fileId, borrowerId),
    market,
    borrowerId,
    language: isLanguage(borrower.language) ? borrower.language : 'en',
    kind: 'bureau-default',
    channel: 'sms',
    title: bureauTexts.all('default.title'),
    body,
  } as const;
  return writeMessage(tx, seal, message, now);
}

function standing({ daysLate, isWrittenOff }: ReportedDefault['loans'][number], language: Language): string {
  const t = bureauTexts(language);
  return isWrittenOff ? t('standing.written-off') : t('standing.late', { days: daysLate });
}
