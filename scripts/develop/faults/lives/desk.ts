import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, demoTotpSecret } from '@candor/services/backoffice/staff';
import { totpCode, totpStep } from '@candor/services/backoffice/staff-login';
import type { Dice } from '@candor/simulator/dice';
import type { Caller } from '../caller.ts';

/** Somebody of the lender's, without a page. */
export class Desk {
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
