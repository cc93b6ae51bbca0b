import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { messageAbout, type MessageContent } from '../../customers/messages/write-message.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { announceDefaults } from './announce-defaults.ts';
import type { MadeBureauFile } from './make-bureau-file.ts';
import { releaseBureauFile } from './send-bureau-file.ts';
import { BureauDesk } from './testing/bureau-desk.ts';
import { writeBureauFile } from './write-bureau-file.ts';

let desk: BureauDesk;
let [punctual, late, second, unnamed]: bigint[] = [];
beforeAll(async () => {
  desk = await BureauDesk.open('ph', '2026-10-07');
  [punctual, late, second, unnamed] = [
    await desk.lend(800_000n, 3),
    await desk.lend(500_000n, 3),
    await desk.lend(400_000n, 3),
    await desk.lend(300_000n, 3, { lacks: 'document' }),
  ];
  // Two loans of one person.
  await desk.lending.test.owner.withTransaction((tx) =>
    tx.query({
      text: 'update loan set borrower_id = (select borrower_id from loan where id = $1) where id = $2',
      values: [late, second],
    }),
  );
  await desk.liveTo('2026-11-07');
  const report = await desk.lending.money(320_000n, { loanId: punctual });
  await desk.lending.done(receivePayment, report);
  await desk.liveTo('2026-12-02');
});
afterAll(() => desk.lending.test.drop());

const borrowerOf = async (loanId: bigint | undefined) =>
  (await desk.lending.test.sql('select borrower_id as id from loan where id = $1', [loanId])).rows[0]?.['id'];

async function told() {
  const { rows } = await desk.lending.test.sql(
    `select id, borrower_id as borrower, channel, sealed from message where kind = 'bureau-default'`,
  );
  return rows.map(({ id, borrower, channel, sealed }) => {
    const content = JSON.parse(desk.seal.open(String(sealed), messageAbout(String(id)))) as MessageContent;
    return { borrower, channel, title: content.title, body: content.body };
  });
}

async function release(fileId: string): Promise<readonly OutboxMessage[]> {
  const released = await desk.database.withTransaction((tx) =>
    releaseBureauFile.carryOut(
      tx,
      { fileId },
      { by: [desk.staffId, desk.staffId], reason: '', now: desk.parts.now(), parts: {} as never },
    ),
  );
  if ('refused' in released) throw new Error(released.refused);
  return released.outbox ?? [];
}

it('a released bureau file tells everybody whom it reports as late, once, and nobody else', async () => {
  const { fileId } = (await desk.make('2026-11-30')) as MadeBureauFile;
  await writeBureauFile(desk.parts, { fileId });
  const preview = await desk.database.withTransaction((tx) => releaseBureauFile.preview(tx, { fileId }));
  expect(preview).toMatchObject({ sent: '1 borrower is told that they are reported as in default' });
  const left = await release(fileId);
  expect(left).toEqual([{ topic: 'bureau.announce-defaults', payload: { fileId, after: null } }]);
  expect(await told()).toEqual([]);

  // Handed over twice at once, as an outbox may, and once more later.
  const batch = left[0]?.payload as { fileId: string; after: null };
  await Promise.allSettled([announceDefaults(desk.parts, batch), announceDefaults(desk.parts, batch)]);
  await announceDefaults(desk.parts, batch);
  const messages = await told();
  expect(messages).toMatchObject([
    {
      borrower: await borrowerOf(late),
      channel: 'sms',
      title: 'We are reporting a late loan to the credit bureau',
    },
  ]);
  expect(messages[0]?.body).toMatch(/^.+ \(23 days late\), .+ \(23 days late\), as of Mon,? 30 November\. /u);
  expect(messages[0]?.body).toContain('If this is wrong, write to us');
  // Who paid is not told, nor is somebody of whom nothing was reported.
  for (const quiet of [punctual, unnamed])
    expect(messages.map(({ borrower }) => borrower)).not.toContain(await borrowerOf(quiet));
});
