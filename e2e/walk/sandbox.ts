import type { ShiftedCandor } from '../identity-server.ts';

type Case = { readonly payoutId: string; readonly reference: string };

/**
 * What the sandbox's page does, without its buttons: decides, pays out and answers as people at the lender
 * and at the channels would.
 */
export class Sandbox {
  readonly #url: string;

  constructor({ url }: ShiftedCandor) {
    this.#url = url;
  }

  async read<Answer>(path: string): Promise<Answer> {
    return this.#answer<Answer>(path, {});
  }

  async act<Answer>(path: string, data: object): Promise<Answer> {
    return this.#answer<Answer>(path, { method: 'POST', body: JSON.stringify(data) });
  }

  /** Says whether it could be done. */
  async mayAct(path: string, data: object): Promise<boolean> {
    const answer = await this.#ask(path, { method: 'POST', body: JSON.stringify(data) });
    if (answer.status >= 500) throw new Error(`sandbox/${path}: ${await answer.text()}`);
    return answer.ok;
  }

  /** While it lasts, a person decides on applications, or sends what is paid out. */
  async without<Result>(standIn: 'decides' | 'paysOut', meanwhile: () => Promise<Result>): Promise<Result> {
    await this.act('stand-ins', { [standIn]: false });
    try {
      return await meanwhile();
    } finally {
      await this.act('stand-ins', { [standIn]: true });
    }
  }

  /** Whether the decision table left the application to a person. */
  async isReferred(orderId: string): Promise<boolean> {
    const { orders } = await this.read<{ orders: { orderId: string; state: string }[] }>('cases');
    return orders.some((one) => one.orderId === orderId && one.state === 'in-review');
  }

  async payoutOf(reference: string): Promise<string | undefined> {
    const { payouts } = await this.read<{ payouts: Case[] }>('cases');
    return payouts.find((one) => one.reference === reference)?.payoutId;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    return fetch(`${this.#url}/api/sandbox/${path}`, { ...init, headers });
  }

  async #answer<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const answer = await this.#ask(path, init);
    if (!answer.ok) throw new Error(`sandbox/${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
