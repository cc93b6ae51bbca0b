import { lockStaff } from '@candor/store/staff';
import {
  deletePasskey,
  insertPasskey,
  keepSessionChallenge,
  lockTicket,
  setTicketChallenge,
  takeSessionChallenge,
} from '@candor/store/staff-login';
import type { Command } from '../../kernel/commands/command.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { readMadePasskey } from '../../kernel/passkeys/read-passkey.ts';
import { creationOptions, requestOptions } from './passkey-ceremony.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';
import { challengeMinutes, minutesAfter } from '../staff/staff-rules.ts';

type Own = { readonly staffId: string; readonly sessionId: string };
type Options = { readonly options: string };

/** Begins to make a passkey. That it is really this person was asked before: the password. */
export const offerPasskey = (parts: StaffDeps): Command<Own, Options, 'passkey_not_offered'> => ({
  name: 'staff.offer-passkey',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId }, { now }) {
    const { passkeys } = parts;
    const staff = await lockStaff(tx, staffId);
    if (!staff || !passkeys) return { refused: 'passkey_not_offered' };
    const options = await creationOptions(tx, { ...parts, passkeys }, staff);
    const expiresAt = minutesAfter(now, challengeMinutes);
    await keepSessionChallenge(tx, sessionId, { challenge: options.challenge, expiresAt });
    return { output: { options: JSON.stringify(options) } };
  },
});

export type AddPasskey = Own & {
  readonly passkeyId: string;
  readonly name: string;
  readonly credential: string;
};

type Added = { readonly passkeyId: string } | { readonly is: 'passkey_not_accepted' };

/** One that was not accepted is an outcome: its challenge stays used. */
export const addPasskey = (parts: StaffDeps): Command<AddPasskey, Added, 'passkey_not_offered'> => ({
  name: 'staff.add-passkey',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId, passkeyId, name, credential }, { now }) {
    const { passkeys } = parts;
    if (!passkeys) return { refused: 'passkey_not_offered' };
    const challenge = await takeSessionChallenge(tx, sessionId, now);
    const asked = challenge === null ? null : { challenge, credential, isPersonChecked: false };
    const made = asked && (await readMadePasskey(passkeys, asked));
    const row = made && { ...made, counter: BigInt(made.counter) };
    const isNew = row && (await insertPasskey(tx, { id: passkeyId, staffId, name, madeAt: now, ...row }));
    if (!isNew) return { output: { is: 'passkey_not_accepted' }, facts: { outcome: 'not accepted' } };
    return { output: { passkeyId }, facts: { passkeyId } };
  },
});

export const removePasskey: Command<
  { readonly staffId: string; readonly passkeyId: string },
  Record<string, never>,
  'not_found'
> = {
  name: 'staff.remove-passkey',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, passkeyId }) {
    const gone = await deletePasskey(tx, staffId, passkeyId);
    return gone === 0 ? { refused: 'not_found' } : { output: {}, facts: { passkeyId } };
  },
};

/** In the second step of a login: what a passkey has to sign. A new one replaces the one before. */
export const challengePasskey = (
  parts: StaffDeps,
): Command<{ readonly ticket: string }, Options, 'staff_ticket_expired' | 'passkey_not_offered'> => ({
  name: 'staff.challenge-passkey',
  subject: () => 'staff:login',
  async decide(tx, { ticket }, { now }) {
    const ticketHash = tokenHash(ticket);
    const open = await lockTicket(tx, ticketHash, now);
    if (!open) return { refused: 'staff_ticket_expired' };
    const options = parts.passkeys && (await requestOptions(tx, parts.passkeys, open.staffId));
    if (!options) return { refused: 'passkey_not_offered' };
    await setTicketChallenge(tx, ticketHash, options.challenge);
    return { output: { options: JSON.stringify(options) }, facts: { staffId: open.staffId } };
  },
});
