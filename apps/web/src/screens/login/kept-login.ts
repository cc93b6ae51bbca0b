import type { LoginDraft, SentCode } from './login-draft.ts';

/** What outlasts a reload of a login that is under way: a ticket that only the server reads, the masked number, what was ticked. */
export type KeptLogin = {
  readonly ticket: string;
  readonly sentTo: string;
  readonly by: SentCode['by'];
  readonly ticked: LoginDraft['ticked'];
  readonly resendAt: number;
  readonly voiceAt: number;
};

/** In the tab and with it gone: no other tab and no later visit finds it. */
const KEY = 'login-ticket';

export function keepLogin(
  {
    ticket,
    sentTo,
    resendInSeconds,
    voiceInSeconds,
  }: {
    readonly ticket: string;
    readonly sentTo: string;
    readonly resendInSeconds: number;
    readonly voiceInSeconds: number;
  },
  by: SentCode['by'],
  ticked: LoginDraft['ticked'],
): KeptLogin {
  const at = Date.now();
  const kept = {
    ticket,
    sentTo,
    by,
    ticked,
    resendAt: at + resendInSeconds * 1000,
    voiceAt: at + voiceInSeconds * 1000,
  };
  // Where nothing can be kept, a reload begins with the number again.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {}
  return kept;
}

export function forgetLogin(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/** The step as it was before the reload. */
export function draftOfKept(): Partial<LoginDraft> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptLogin | null;
    if (!kept) return undefined;
    const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const sent = {
      by: kept.by,
      at: performance.now(),
      resendInSeconds: left(kept.resendAt),
      voiceInSeconds: left(kept.voiceAt),
      isEarlier: true,
    };
    return { kept, ticked: kept.ticked, sent };
  } catch {
    return undefined;
  }
}
