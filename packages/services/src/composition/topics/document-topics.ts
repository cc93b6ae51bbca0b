import { isMarketId } from '@candor/markets';
import { findCorrespondent } from '@candor/store/borrowers';
import { readLoan, readLoanHead } from '@candor/store/loans';
import { findApplication } from '@candor/store/applications';
import { causeOfActor, type Cause } from '../../customers/contact/ring-at.ts';
import { writeCopy } from '../../customers/mail/write-copy.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { printContract } from '../../lending/contracts/print-contract.ts';
import { isFullyPaid } from '../../payments/receipts/certificate-document.ts';

type Ends = 'loan.loan-settled' | 'loan.loan-cancelled' | 'loan.loan-recovered';

/** What is signed is made into files, and mailed; so is the certificate of a loan that has ended. */
export function documentTopics(parts: LendingDeps): Pick<OutboxHandlers, 'contract.print' | Ends> {
  const send = async (input: MailDocument, key: string) => {
    await runForMessage(parts.database, mailDocument(parts), {
      input,
      actor: { kind: 'system', id: 'documents' },
      idempotencyKey: key,
      now: parts.now(),
    });
  };
  const ended: OutboxHandler<{ readonly loan: string }> = async ({ loan }, { id, by }) =>
    send({ is: 'certificate', loan, causedBy: causeOfActor(by) }, `certificate copy ${id}`);
  return {
    'contract.print': async (payload, { id, by }) => {
      await printContract(parts, payload);
      const { order } = payload;
      await send({ is: 'agreement', order, causedBy: causeOfActor(by) }, `agreement copy ${id}`);
    },
    'loan.loan-settled': ended,
    'loan.loan-cancelled': ended,
    'loan.loan-recovered': ended,
  };
}

type MailDocument = { readonly causedBy: Cause } & (
  | { readonly is: 'agreement'; readonly order: string }
  | { readonly is: 'certificate'; readonly loan: string }
);

/** What nobody asks for and everybody should have; a receipt goes with the news of its payment. */
const mailDocument = (
  parts: Pick<LendingDeps, 'seal' | 'newId' | 'ports'>,
): Command<MailDocument, null, 'nobody_to_tell'> => ({
  name: 'document.mail',
  subject: (input) => (input.is === 'agreement' ? `order:${input.order}` : `loan:${input.loan}`),
  async decide(tx, input, { now }) {
    const { causedBy } = input;
    if (input.is === 'agreement') {
      const order = await findApplication(tx, input.order);
      if (!order || !isMarketId(order.market)) return { refused: 'nobody_to_tell' };
      const { market } = order;
      const to = await findCorrespondent(tx, order.borrowerId);
      if (!to) return { refused: 'nobody_to_tell' };
      const document = { is: 'agreement', id: input.order } as const;
      const outbox = await writeCopy(tx, parts, { market, to, document, causedBy }, now);
      return { output: null, facts: { document: 'agreement' }, outbox };
    }
    const stored = await readLoan(tx, BigInt(input.loan));
    const head = stored && (await readLoanHead(tx, stored.id));
    // A payment may have been reversed meanwhile, and what came from elsewhere has no order.
    if (!stored || !head?.orderId || !isMarketId(stored.market) || !isFullyPaid(stored.loan))
      return { refused: 'nobody_to_tell' };
    const { market } = stored;
    const to = await findCorrespondent(tx, stored.borrowerId);
    if (!to) return { refused: 'nobody_to_tell' };
    const document = { is: 'certificate', id: head.orderId } as const;
    const outbox = await writeCopy(tx, parts, { market, to, document, causedBy }, now);
    return { output: null, facts: { document: 'certificate' }, outbox };
  },
});
