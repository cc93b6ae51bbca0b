import { isLanguage, type MarketId } from '@candor/markets';
import type { Tx } from '@candor/store/database';
import { listMessageChoices } from '@candor/store/messages';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { Cause } from '../contact/ring-at.ts';
import { writeMessage, type MessageSubject } from '../messages/write-message.ts';
import { mailAddressIn, type Correspondent } from './mail-address.ts';
import { mailTexts } from './mail-texts.ts';

/** What goes to its borrower: an agreement and a certificate by the order, a receipt by the payment. */
export type CopiedDocument = {
  readonly is: 'agreement' | 'certificate' | 'receipt';
  readonly id: string;
};

type Copy = {
  readonly market: MarketId;
  readonly to: Correspondent;
  readonly document: CopiedDocument;
  readonly causedBy: Cause;
};

/** The agreement and the certificate are handed over whatever was chosen; a receipt is a favour. */
async function wantsNoMail(tx: Tx, borrowerId: string): Promise<boolean> {
  const choices = await listMessageChoices(tx, borrowerId);
  return choices.some(({ purpose, way }) => purpose === 'documents' && way !== 'email');
}

/** Where the app has it. */
const subjects = {
  agreement: 'order',
  certificate: 'settled',
  receipt: 'payment',
} as const satisfies Readonly<Record<CopiedDocument['is'], MessageSubject['is']>>;

/**
 * Has a copy of a document sent by e-mail, where the lender has e-mail and the borrower has confirmed an
 * address; nothing otherwise: the app has the document anyway, and nobody is told of a copy that did not go.
 */
export async function writeCopy(
  tx: Tx,
  { seal, newId, ports }: Pick<IdentityDeps, 'seal' | 'newId' | 'ports'>,
  { market, to, document, causedBy }: Copy,
  now: Date,
): Promise<OutboxMessage[]> {
  if (ports.email === null) return [];
  if (mailAddressIn(seal, to) === null) return [];
  if (document.is === 'receipt' && (await wantsNoMail(tx, to.id))) return [];
  const message = {
    id: newId(),
    market,
    borrowerId: to.id,
    language: isLanguage(to.language) ? to.language : 'en',
    kind: 'document-copy',
    channel: 'email',
    causedBy,
    about: { is: subjects[document.is], id: document.id },
    attached: document,
    title: mailTexts.all(`${document.is}.title`),
    body: mailTexts.all(`${document.is}.body`),
  } as const;
  return writeMessage(tx, seal, message, now);
}
