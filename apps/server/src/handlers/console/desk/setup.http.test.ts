import { staffMember, staffSession } from '@candor/simulator/staff';
import type { Who } from '@candor/simulator/lender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let admin: Who;
beforeAll(async () => {
  app = await identityApp();
  admin = await staffSession(app, await staffMember(app, 'grace@lender.example', ['admin']));
});
afterAll(() => app.close());

type Step = { readonly key: string; readonly isDone: boolean };
const doneIn = async (market: string): Promise<Record<string, boolean>> => {
  const { steps } = (await app.get(`console/setup?market=${market}`, admin)).json();
  return Object.fromEntries(steps.map(({ key, isDone }: Step) => [key, isDone]));
};

describe('A15.390 · what is left to set up', () => {
  it('is read from what each step leaves behind, market by market', async () => {
    const before = await doneIn('ph');
    expect(before).toMatchObject({ 'bank-account': false, messages: false, people: false });
    const support = await staffMember(app, 'asha@lender.example', ['support']);
    const test = { market: 'ph', key: 'message:sms', to: '+639170009999' };
    expect((await app.post('console/channel-test', test, admin)).json()).toMatchObject({ isWorking: true });
    expect(await doneIn('ph')).toEqual({ ...before, messages: true, people: true });
    expect(await doneIn('in')).toMatchObject({ messages: false, people: true });
    const answer = await app.get('console/setup?market=ph', await staffSession(app, support));
    expect(answer.json()).toMatchObject({ code: 'not_permitted' });
  });
});
