import { randomUUID } from 'node:crypto';
import { keyed } from '../lender/desk.ts';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';

/** Somebody looks at what was asked for, and agrees to what they saw. */
export async function approve(app: SimulatedLender, requestId: string, by: Who) {
  const view = (await app.get(`console/approval?requestId=${requestId}`, by)).json();
  const body = { requestId, verdict: 'agree', seen: view.preview?.seen ?? '' };
  return app.post('console/approval-decide', body, keyed(by));
}

/**
 * The link that the last mail to an address holds, or none. What the mailbox's owner sees, and nobody else.
 */
export async function mailedToken(app: SimulatedLender, email: string): Promise<string | undefined> {
  await app.work();
  const { rows } = await app.test.sql(
    `select body from sandbox_message where channel = 'email' and sent_to = $1 order by sent_at desc, id limit 1`,
    [email],
  );
  return /welcome#([\w-]{43})/u.exec(String(rows[0]?.['body'] ?? ''))?.[1];
}

type LoanAct = { readonly market: string; readonly loan: string; readonly act: string } & Record<
  string,
  unknown
>;

/** Looks at what an act on a loan would do, as its page does. */
export async function seeLoanAct(app: SimulatedLender, who: Who, body: LoanAct) {
  const { reason: _reason, words: _words, ...asked } = body;
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
  return (await app.get(`console/loan-preview?${query}`, who)).json();
}

/** Looks, and does exactly what was shown. */
export async function actAsSeen(
  app: SimulatedLender,
  who: Who,
  body: LoanAct,
  key: string = randomUUID(),
): Promise<Awaited<ReturnType<SimulatedLender['post']>>> {
  const { mark: seen = '0'.repeat(32) } = await seeLoanAct(app, who, body);
  const said = { reason: 'hardship', words: 'In hospital.', ...body, seen };
  return app.post('console/loan-act', said, keyed(who, key));
}
