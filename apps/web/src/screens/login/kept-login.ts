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

/** Before there is a ticket: what was typed. */
type KeptTyping = Pick<LoginDraft, 'phone' | 'ticked'> & { readonly typedAt: number };

/** In the tab and with it gone: no other tab and no later visit finds it. */
const KEY = 'login-ticket';
const TYPED = 'login-typed';

/** As long as the server reads the ticket. */
const TICKET_MS = 15 * 60_000;
/** As long as a code lives: whoever left the number standing for longer types it again. */
const TYPED_MS = 5 * 60_000;

export function keepLogin(sent: Sent, by: SentCode['by'], ticked: LoginDraft['ticked']): KeptLogin {
  const kept = { ...sent, by, ticked, sentAt: Date.now() };
  write(KEY, JSON.stringify(kept));
  // From here on the ticket stands for the number, which is not left lying about.
  write(TYPED, '');
  return kept;
}

export function keepTyping({ phone, ticked }: Pick<LoginDraft, 'phone' | 'ticked'>): void {
  write(TYPED, JSON.stringify({ phone, ticked, typedAt: Date.now() } satisfies KeptTyping));
}

export function forgetLogin(): void {
  write(KEY, '');
  write(TYPED, '');
}

/** Where nothing can be kept, a reload begins with the number again. */
function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {}
}

function read<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** The code's step as it was before the reload. */
export function draftOfKept(): Partial<LoginDraft> | undefined {
  const kept = read<KeptLogin>(KEY);
  if (!kept || Date.now() - kept.sentAt > TICKET_MS) return undefined;
  const left = (seconds: number) => Math.max(0, Math.ceil(seconds - (Date.now() - kept.sentAt) / 1000));
  const sent = {
    by: kept.by,
    at: performance.now(),
    resendInSeconds: left(kept.resendInSeconds),
    voiceInSeconds: left(kept.voiceInSeconds),
    isEarlier: true,
  };
  return { kept, ticked: kept.ticked, sent };
}

/** The number's step as it was before the reload. */
export function draftOfTyping(): Partial<LoginDraft> | undefined {
  const kept = read<KeptTyping>(TYPED);
  if (!kept || Date.now() - kept.typedAt > TYPED_MS) return undefined;
  return { phone: kept.phone, ticked: kept.ticked, isTouched: true };
}
