import { isMarketId, type MarketId } from '@candor/markets';
import { findStaff, insertInvitation } from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { InvitationMail } from '../../kernel/outbox/topics.ts';
import { GatewayDown } from '../../kernel/message-ports/message-ports.ts';
import { newToken, tokenHash } from '../../customers/sessions/session-token.ts';
import { invitationHours, minutesAfter } from './staff-rules.ts';

/**
 * Keeps the hash of an invitation's token; until when it is good. The ones before it open nothing any more.
 */
export async function makeInvitation(tx: Tx, staffId: string, token: string, now: Date): Promise<string> {
  const expiresAt = minutesAfter(now, invitationHours * 60);
  await insertInvitation(tx, { tokenHash: tokenHash(token), staffId, madeAt: now, expiresAt });
  return expiresAt.toISOString();
}

export type InvitationKind = InvitationMail['kind'];

const mailAbout = (mailId: string) => `staff-invitation:${mailId}`;

/**
 * A new invitation, and the message that carries it to its owner's mailbox. No answer, no page and no log
 * ever holds the token: the database has its hash, and the outbox has it sealed until the worker has sent it.
 */
export async function inviteByMail(
  tx: Tx,
  { seal, newId }: { readonly seal: PersonSeal; readonly newId: () => string },
  invited: { staffId: string; market: MarketId; kind: InvitationKind; now: Date },
): Promise<OutboxMessage> {
  const { staffId, market, kind, now } = invited;
  const token = newToken();
  await makeInvitation(tx, staffId, token, now);
  const mailId = newId();
  const payload: InvitationMail = {
    mailId,
    staffId,
    market,
    kind,
    sealed: seal.seal(token, mailAbout(mailId)),
  };
  return { topic: 'staff.invited', payload };
}

/** What the worker does with it. The same mail has the same id at every try. */
export async function sendInvitation(
  parts: Pick<IdentityDeps, 'database' | 'seal' | 'ports' | 'lender' | 'consoleAddress'>,
  { mailId, staffId, market, kind, sealed }: InvitationMail,
): Promise<void> {
  const { database, seal, ports, lender, consoleAddress } = parts;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  if (ports.email === null) throw new GatewayDown('no e-mail channel is set');
  const staff = await database.read((tx) => findStaff(tx, staffId));
  // Followed, or shut out meanwhile: the link would open nothing.
  if (staff?.state !== 'invited') return;
  const link = `${consoleAddress}/welcome#${seal.open(sealed, mailAbout(mailId))}`;
  const { title, text } = mailWords[kind]({ name: staff.name, lender, link });
  const answer = await ports.email({ id: mailId, market, to: staff.email, title, text });
  if (answer === 'gone') throw new GatewayDown('there is no such mailbox');
}

type MailFacts = { readonly name: string; readonly lender: string; readonly link: string };

const closing = (lender: string) =>
  `The link opens once, for ${invitationHours} hours. Nobody at ${lender} has it, and nobody will ask you for it.\n` +
  'If you did not expect this, please do nothing and tell them.';

const mailWords: Readonly<
  Record<InvitationKind, (facts: MailFacts) => { readonly title: string; readonly text: string }>
> = {
  invite: ({ name, lender, link }) => ({
    title: `${lender}: your login to the console`,
    text: `Hello ${name},\n\ntwo colleagues at ${lender} have approved your access to the console. Please set your password here:\n${link}\n\n${closing(lender)}`,
  }),
  reset: ({ name, lender, link }) => ({
    title: `${lender}: begin anew with your login`,
    text: `Hello ${name},\n\ntwo colleagues at ${lender} have approved that your login begins anew. Your password and second factor are gone, and every session has ended. Please set a new password here:\n${link}\n\n${closing(lender)}`,
  }),
};
