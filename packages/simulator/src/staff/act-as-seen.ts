import { randomUUID } from 'node:crypto';
import type { IdentityApp, Who } from './identity-app.ts';

type Body = { readonly market: string; readonly loan: string; readonly act: string } & Record<
  string,
  unknown
>;

/** Looks at what an act on a loan would do, as its page does. */
export async function seeLoanAct(app: IdentityApp, who: Who, body: Body) {
  const { reason: _reason, words: _words, ...asked } = body;
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
  return (await app.get(`console/loan-preview?${query}`, who)).json();
}

/** Looks, and does exactly what was shown. */
export async function actAsSeen(
  app: IdentityApp,
  who: Who,
  body: Body,
  key: string = randomUUID(),
): Promise<Awaited<ReturnType<IdentityApp['post']>>> {
  const { mark: seen = '0'.repeat(32) } = await seeLoanAct(app, who, body);
  const said = { reason: 'hardship', words: 'In hospital.', ...body, seen };
  return app.post('console/loan-act', said, {
    ...who,
    headers: { ...who.headers, 'idempotency-key': key },
  });
}
