import type { LoginDraft, SentCode } from './login-draft.ts';

type Sent = {
  readonly ticket: string;
  readonly sentTo: string;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
};

/**
 * What outlasts a reload of a login that is under way: a ticket that only the server reads, the masked
 * number, what was ticked.
 */
export type KeptLogin = Sent &
  Pick<LoginDraft, 'ticked'> & { readonly by: SentCode['by']; readonly sentAt: number };

/** In the tab and with it gone: no other tab and no later visit finds it. */
const KEY = 'login-ticket';

export function keepLogin(sent: Sent, by: SentCode['by'], ticked: LoginDraft['ticked']): KeptLogin {
  const kept = { ...sent, by, ticked, sentAt: Date.now() };
  write(JSON.stringify(kept));
  return kept;
}

export function forgetLogin(): void {
  write('');
}

/** Where nothing can be kept, a reload begins with the number again. */
function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {}
}

/** The step as it was before the reload. */
export function draftOfKept(): Partial<LoginDraft> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as KeptLogin;
    const left = (seconds: number) => Math.max(0, Math.ceil(seconds - (Date.now() - kept.sentAt) / 1000));
    const sent = {
      by: kept.by,
      at: performance.now(),
      resendInSeconds: left(kept.resendInSeconds),
      voiceInSeconds: left(kept.voiceInSeconds),
      isEarlier: true,
    };
    return { kept, ticked: kept.ticked, sent };
  } catch {
    return undefined;
  }
}
