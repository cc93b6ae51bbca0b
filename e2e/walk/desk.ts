import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Refused } from '../borrower-by-api.ts';
import { demoPassword, freshCode } from '../console-page.ts';
import type { ShiftedCandor } from '../identity-server.ts';

const marker = { 'x-requested-with': 'XMLHttpRequest' };

/**
 * Staff, without a page: logs in again whenever the days that passed have ended the session.
 */
export class Desk {
  readonly #candor: ShiftedCandor;
  readonly #email: string;
  #http: APIRequestContext | undefined;

  constructor(candor: ShiftedCandor, email: string) {
    this.#candor = candor;
    this.#email = email;
  }

  async read<Answer>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const answer = await this.#get(path, query);
    if (!answer.ok()) throw new Error(`console/${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** A preview of what may not be possible now. */
  async see<Answer>(path: string, query: Readonly<Record<string, string>>): Promise<Answer | Refused> {
    const answer = await this.#get(path, query);
    if (answer.ok()) return (await answer.json()) as Answer;
    if (answer.status() >= 500) throw new Error(`console/${path}: ${await answer.text()}`);
    return { refused: ((await answer.json()) as { code: string }).code };
  }

  async #get(path: string, query: Readonly<Record<string, string>>): Promise<APIResponse> {
    const http = this.#http ?? (await this.#logIn());
    const options = { params: query, headers: marker };
    const answer = await http.get(`/api/console/${path}`, options);
    if (answer.status() !== 401) return answer;
    return (await this.#logIn()).get(`/api/console/${path}`, options);
  }

  /** Says what was answered instead of what was asked for, where it is refused. */
  async act<Answer>(path: string, data: object): Promise<Answer | Refused> {
    // Whoever acts has looked first: the session is there.
    const http = this.#http ?? (await this.#logIn());
    const headers = { ...marker, 'idempotency-key': randomUUID() };
    const send = () => http.post(`/api/console/${path}`, { data, headers });
    let answer = await send();
    if (answer.status() === 403 && (await answer.text()).includes('"confirm_it_is_you"')) {
      // As at a page: the code, and the same request once more.
      const code = await freshCode(this.#candor, this.#email);
      await http.post('/api/console/confirm', { data: { code }, headers: marker });
      answer = await send();
    }
    if (answer.status() >= 500) throw new Error(`console/${path}: ${await answer.text()}`);
    if (answer.ok()) return (await answer.json()) as Answer;
    const { code } = (await answer.json()) as { code: string };
    return { refused: code };
  }

  /** The session, for a browser that looks at the same desk. */
  async cookies() {
    await this.read('me');
    return (await this.#http!.storageState()).cookies;
  }

  async #logIn(): Promise<APIRequestContext> {
    await this.#http?.dispose();
    const http = await request.newContext({ baseURL: this.#candor.url });
    const post = async <Answer>(path: string, data: object) => {
      const answer = await http.post(`/api/console/${path}`, { data, headers: marker });
      if (!answer.ok()) throw new Error(`console/${path}: ${answer.status()} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    };
    const { ticket } = await post<{ ticket: string }>('login', {
      email: this.#email,
      password: demoPassword,
    });
    await post('second-factor', { ticket, code: await freshCode(this.#candor, this.#email) });
    this.#http = http;
    return http;
  }

  async dispose(): Promise<void> {
    await this.#http?.dispose();
  }
}
