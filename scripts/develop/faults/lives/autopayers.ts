import { setTimeout as sleep } from 'node:timers/promises';
import type { Debtor } from '@candor/simulator/payers';
import { count, type Stop } from '../journal.ts';
import { codeFor, paid, tell, type PayerParts } from './payers.ts';
import type { PayersBank } from './payers-bank.ts';

export type AutopayerParts = Omit<PayerParts, 'debtors'> & {
  readonly bank: PayersBank;
  readonly scheme: string;
  /** Whoever comes next takes the first. */
  readonly queue: Debtor[];
};

type Autopay = {
  readonly state: string;
  readonly today: string;
  readonly dues: readonly { readonly dueOn: string }[];
  readonly next: {
    readonly dueOn: string;
    readonly amount: number;
    readonly isTold: boolean;
    readonly isRequested: boolean;
  } | null;
};

/** Somebody whose first due is near, with the mandate that they have given. */
class Autopayer {
  readonly #parts: AutopayerParts;
  readonly #debtor: Debtor;

  constructor(parts: AutopayerParts, debtor: Debtor) {
    this.#parts = parts;
    this.#debtor = debtor;
  }

  get loanId(): string {
    return this.#debtor.loanId;
  }

  async look(): Promise<Autopay | null> {
    return this.#call('GET', `autopay`, { loanId: this.loanId });
  }

  /** The mandate's id, as the link has it by which it is allowed. */
  async ask(): Promise<string | undefined> {
    const { scheme } = this.#parts;
    const asked = await this.#call<{ link: string }>('POST', 'autopay-ask', { loanId: this.loanId, scheme });
    return asked === null ? undefined : /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/u.exec(asked.link)?.[0];
  }

  async stop(act: 'pause' | 'cancel'): Promise<Stop | undefined> {
    const moved = await this.#call('POST', 'autopay-move', { loanId: this.loanId, move: act });
    return moved === null ? undefined : this.#stopped({ act, dueOn: null });
  }

  async skip(dueOn: string): Promise<void> {
    const skipped = await this.#call('POST', 'autopay-skip', { loanId: this.loanId, dueOn });
    if (skipped !== null) this.#stopped({ act: 'skip', dueOn });
  }

  async goOn(stop: Stop): Promise<void> {
    stop.until = new Date();
    await this.#call('POST', 'autopay-move', { loanId: this.loanId, move: 'resume' });
  }

  async payByHand(amount: number): Promise<void> {
    const { journal } = this.#parts.caller;
    const alone = { ...this.#parts, debtors: [this.#debtor] };
    const id = await codeFor(alone, { choice: 'own', amount });
    if (id === null) return;
    const callback = await paid(alone, id, 'pay');
    if ((await tell(alone, callback)) < 300) journal.heard.set(id, callback.reference);
  }

  #stopped(of: Pick<Stop, 'act' | 'dueOn'>): Stop {
    const stop: Stop = { ...of, loanId: this.loanId, from: new Date(), until: null };
    this.#parts.caller.journal.stops.push(stop);
    return stop;
  }

  async #call<Answer>(method: 'GET' | 'POST', name: string, data: Readonly<Record<string, string>>) {
    const { caller, till, dice } = this.#parts;
    const path = `/api/loan/${name}${till.suffix}`;
    const authorization = `Bearer ${this.#debtor.token}`;
    const { status, text } = await caller.insist(
      method === 'GET'
        ? { method, path: `${path}?${new URLSearchParams(data)}`, headers: { authorization } }
        : {
            method,
            path,
            headers: { authorization, 'content-type': 'application/json', 'idempotency-key': dice.id() },
            body: JSON.stringify(data),
          },
    );
    return status < 300 ? (JSON.parse(text) as Answer) : null;
  }
}

/** What somebody does once they were told of a debit, or it was requested: see `when`. */
const whims = {
  'let it be debited': { when: 'never' },
  'paid by hand while debited': { when: 'requested' },
  'paid a part when told': { when: 'told' },
  'skipped one': { when: 'at once' },
  'skipped one when told': { when: 'told' },
  'paused when told': { when: 'told' },
  'paused and went on': { when: 'told' },
  'turned it off when told': { when: 'told' },
  'turned it off while debited': { when: 'requested' },
  'withdrew it at the bank': { when: 'told' },
  'let it rest at the bank': { when: 'told' },
} as const;
type Whim = keyof typeof whims;
const usual: readonly Whim[] = ['let it be debited', 'let it be debited', 'paid by hand while debited'];

/** One after the other permits it, lets the next due be debited or thinks better of it, and ends it. */
export async function letDebitAgainAndAgain(parts: AutopayerParts): Promise<void> {
  const { journal } = parts.caller;
  for (let next = parts.queue.shift(); next && !journal.isOver; next = parts.queue.shift())
    await liveOnce(new Autopayer(parts, next), parts);
}

async function liveOnce(
  payer: Autopayer,
  { bank, dice, caller: { journal } }: AutopayerParts,
): Promise<void> {
  const before = await payer.look();
  const dueOn = before?.dues[0]?.dueOn;
  const mandateId = dueOn === undefined ? undefined : await payer.ask();
  if (dueOn === undefined || mandateId === undefined) return;
  const isAllowed = dice.below(10) > 0;
  await bank.happens(mandateId, isAllowed ? 'allow' : 'decline');
  if (!isAllowed) return count(journal.lives, 'did not allow autopay');
  const whim = dice.below(2) === 0 ? dice.pick(usual) : dice.pick(Object.keys(whims) as Whim[]);
  let paused: Stop | undefined;
  let isDone = false;
  for (;;) {
    await sleep(500 + dice.below(600));
    if (journal.isOver) return;
    const now = await payer.look();
    // The second try is a day after the due day.
    const isOver =
      !now || !['asked', 'active', 'paused'].includes(now.state) || daysFrom(dueOn, now.today) > 1;
    if (isOver) break;
    const next = now.next?.dueOn === dueOn ? now.next : null;
    if (isDone || !isTime(whim, next)) continue;
    isDone = true;
    paused = await follow(payer, whim, { mandateId, dueOn, amount: next?.amount ?? 0, bank, dice });
  }
  count(journal.lives, whim);
  if (paused && paused.until === null) await payer.goOn(paused);
  // Who keeps it is asked about every hour of every day: a few do.
  if (dice.below(8) > 0) await payer.stop('cancel');
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function isTime(whim: Whim, next: Autopay['next']): boolean {
  const { when } = whims[whim];
  if (when === 'at once') return true;
  if (when === 'told') return next !== null && (next.isTold || next.isRequested);
  return when === 'requested' && next !== null && next.isRequested;
}

type About = Pick<AutopayerParts, 'bank' | 'dice'> & {
  readonly mandateId: string;
  readonly dueOn: string;
  readonly amount: number;
};

async function follow(
  payer: Autopayer,
  whim: Whim,
  { mandateId, dueOn, amount, bank, dice }: About,
): Promise<Stop | undefined> {
  switch (whim) {
    case 'paid by hand while debited':
      return void (await payer.payByHand(amount));
    case 'paid a part when told':
      return void (await payer.payByHand(Math.ceil(amount / 3)));
    case 'skipped one':
    case 'skipped one when told':
      return void (await payer.skip(dueOn));
    case 'paused when told':
      return payer.stop('pause');
    case 'paused and went on': {
      const stop = await payer.stop('pause');
      await sleep(dice.below(3_000));
      if (stop) await payer.goOn(stop);
      return undefined;
    }
    case 'turned it off when told':
    case 'turned it off while debited':
      return void (await payer.stop('cancel'));
    case 'withdrew it at the bank':
      return void (await bank.happens(mandateId, 'withdraw'));
    case 'let it rest at the bank':
      await bank.happens(mandateId, 'rest');
      await sleep(1_000 + dice.below(4_000));
      return void (await bank.happens(mandateId, 'go-on'));
    case 'let it be debited':
      return undefined;
  }
}
