import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, demoTotpSecret } from '@candor/services/backoffice/staff';
import { totpCode, totpStep } from '@candor/services/backoffice/staff-login';
import type { Dice } from '@candor/simulator/dice';
import type { Debtor } from '@candor/simulator/payers';
import type { Caller } from './caller.ts';
import { count } from './journal.ts';

/** Somebody of the lender's, without a page. */
class Desk {
  readonly #caller: Caller;
  readonly #dice: Dice;
  readonly #email: string;
  #cookie = '';

  constructor(caller: Caller, dice: Dice, email: string) {
    this.#caller = caller;
    this.#dice = dice;
    this.#email = email;
  }

  async read<Answer>(path: string, query: Readonly<Record<string, string>>): Promise<Answer | null> {
    return this.#ask('GET', `${path}?${new URLSearchParams(query)}`);
  }

  async act<Answer>(path: string, data: object): Promise<Answer | null> {
    return this.#ask('POST', path, data);
  }

  async #ask<Answer>(method: 'GET' | 'POST', path: string, data?: object): Promise<Answer | null> {
    const key = this.#dice.id();
    for (let logins = 0; ; logins += 1) {
      if (this.#cookie === '') await this.#logIn();
      const answer = await this.#caller.insist({
        method,
        path: `/api/console/${path}`,
        headers: {
          cookie: this.#cookie,
          ...(data && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(data && { body: JSON.stringify(data) }),
      });
      if (answer.status < 300) return JSON.parse(answer.text) as Answer;
      // Ended, or too long ago for what moves money: whoever logs in again has just shown that it is them.
      const isOld = answer.status === 401 || answer.text.includes('"confirm_it_is_you"');
      if (!isOld || logins > 0) return null;
      this.#cookie = '';
    }
  }

  async #logIn(): Promise<void> {
    const post = (path: string, data: object) =>
      this.#caller.insist({
        method: 'POST',
        path: `/api/console/${path}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    while (!this.#caller.journal.isOver) {
      const first = await post('login', { email: this.#email, password: demoPassword });
      const { ticket } = JSON.parse(first.text) as { ticket?: string };
      const code = totpCode(demoTotpSecret(this.#email), totpStep(new Date()));
      const second = ticket === undefined ? first : await post('second-factor', { ticket, code });
      this.#cookie = second.status < 300 ? (second.cookie?.split(';', 1)[0] ?? '') : '';
      if (this.#cookie !== '') return;
      // A code of half a minute is good once.
      await sleep(5_000);
    }
  }
}

type Outcome = { readonly outcome: string; readonly approvalId: string | null };
type Loan = { readonly rows: readonly { readonly waivable: { readonly penalty: number } }[] };

/** Support waives late charges, finance takes payments off; what is large is agreed to by another. */
export async function workAgainAndAgain(
  caller: Caller,
  { dice, debtors }: { readonly dice: Dice; readonly debtors: readonly Debtor[] },
): Promise<void> {
  const { journal } = caller;
  const desk = (email: string) => new Desk(caller, dice, email);
  const [support, finance] = [desk('asha@lender.example'), desk('marco@lender.example')];
  const controller = desk('lina@lender.example');
  while (!journal.isOver) {
    const { loanId } = dice.pick(debtors);
    const payments = [...journal.heard.keys()];
    const outcome =
      dice.below(2) === 0 || payments.length === 0
        ? await waive(support, loanId, dice)
        : await finance.act<Outcome>('money-take-off', {
            paymentId: dice.pick(payments.slice(-200)),
            reason: 'The bank says that it was for somebody else',
          });
    if (outcome) count(journal.lives, 'acts of staff');
    if (outcome?.approvalId) await agree(controller, outcome.approvalId);
    await sleep(300 + dice.below(1_500));
  }
}

async function waive(support: Desk, loan: string, dice: Dice): Promise<Outcome | null> {
  const of = { market: 'ph', loan };
  const page = await support.read<Loan>('loan', of);
  const most = (page?.rows ?? []).reduce((all, { waivable }) => all + waivable.penalty, 0);
  if (most === 0) return null;
  const amount = dice.below(2) === 0 ? most : Math.ceil(most / 2);
  const wish = { ...of, act: 'waive', part: 'penalty', amount };
  const seen = await support.read<{ mark: string }>('loan-preview', { ...wish, amount: String(amount) });
  if (!seen) return null;
  return support.act<Outcome>('loan-act', {
    ...wish,
    reason: 'goodwill',
    words: 'Said on the phone that the bridge was closed.',
    seen: seen.mark,
  });
}

async function agree(second: Desk, requestId: string): Promise<void> {
  const asked = await second.read<{ preview: { seen: string } | null }>('approval', { requestId });
  const seen = asked?.preview?.seen ?? '';
  await second.act('approval-decide', { requestId, verdict: 'agree', word: '', seen });
}
