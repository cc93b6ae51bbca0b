import type { MarketId } from '@candor/markets';
import { endSessionByToken, findLiveSession, insertShellCode, useShellCode } from '@candor/store/sessions';
import { findBorrower } from '@candor/store/borrowers';
import { latestConsents } from '@candor/store/privacy';
import type { Command } from '../../kernel/commands/command.ts';
import { asksDevice } from '../consents/consent-view.ts';
import { openSession, type NewSession } from './open-session.ts';
import { tokenHash } from './session-token.ts';
import { daysBefore, secondsAfter, sessionIdleDays, shellCodeLivesSeconds } from './session-rules.ts';

/**
 * What a code is kept and looked up by: together with a key that only the shell's own web view has. The code
 * alone travels in an address, which anybody can send to anybody: whoever opened a stranger's link would else
 * be logged in as the stranger, and type their own papers there.
 */
export const shellCodeHash = (shellCode: string, shellKey: string): Buffer =>
  tokenHash(`${shellCode}.${shellKey}`);

/** A way into a page for a native shell that is logged in: good once, for a minute. */
export const makeShellCode: Command<
  { readonly borrowerId: string; readonly sessionId: string; readonly codeHash: Buffer },
  null
> = {
  name: 'session.make-shell-code',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { sessionId, codeHash }, { now }) {
    await insertShellCode(tx, { codeHash, sessionId, expiresAt: secondsAfter(now, shellCodeLivesSeconds) });
    return { output: null };
  },
};

export type ExchangeShellCode = {
  readonly market: MarketId;
  readonly codeHash: Buffer;
  readonly session: NewSession;
  readonly presentedHash: Buffer | null;
};

/**
 * Turns such a code into a session of the page's own, which ends when the shell's does. A code of another
 * market opens nothing, nor does one of somebody else than is logged in on the page, who might type into a
 * stranger's account; the try uses it up.
 */
export const exchangeShellCode: Command<
  ExchangeShellCode,
  { borrowerId: string; endsAt: string; asksDevice: boolean } | { is: 'shell_code_invalid' }
> = {
  name: 'session.exchange-shell-code',
  subject: ({ market }) => `login:${market}`,
  async decide(tx, { market, codeHash, session, presentedHash }, { now }) {
    const owner = await useShellCode(tx, codeHash, now);
    const borrower = owner?.market === market ? await findBorrower(tx, owner.borrowerId) : undefined;
    const live = { at: now, usedSince: daysBefore(now, sessionIdleDays) };
    const presented = presentedHash ? await findLiveSession(tx, presentedHash, live) : undefined;
    const isAnother = presented !== undefined && presented.borrowerId !== owner?.borrowerId;
    if (!owner || !borrower || isAnother) return { output: { is: 'shell_code_invalid' } };
    if (presentedHash) await endSessionByToken(tx, presentedHash, now);
    const { sessionEndsAt: expiresAt, openedBy, provedAt } = owner;
    const proof = { openedBy, provedAt };
    const endsAt = await openSession(tx, session, borrower.id, now, { expiresAt, proof });
    return {
      output: {
        borrowerId: borrower.id,
        endsAt: endsAt.toISOString(),
        asksDevice: asksDevice(await latestConsents(tx, borrower.id)),
      },
      facts: { borrowerId: borrower.id },
    };
  },
};
