import { randomUUID } from 'node:crypto';
import type { IdentityApp, Who } from './identity-app.ts';

/** Somebody looks at what was asked for, and agrees to what they saw. */
export async function approve(app: IdentityApp, requestId: string, by: Who) {
  const view = (await app.get(`console/approval?requestId=${requestId}`, by)).json();
  const body = { requestId, verdict: 'agree', seen: view.preview?.seen ?? '' };
  return app.post('console/approval-decide', body, keyed(by));
}

/** With a key of its own for what must happen once. */
export const keyed = (who: Who, key: string = randomUUID()): Who => ({
  ...who,
  headers: { ...who.headers, 'idempotency-key': key },
});

/** The link that the last mail to an address holds, or none. What the mailbox's owner sees, and nobody else. */
export async function mailedToken(app: IdentityApp, email: string): Promise<string | undefined> {
  await app.work();
  const { rows } = await app.test.sql(
    `select body from sandbox_message where channel = 'email' and sent_to = $1 order by sent_at desc, id limit 1`,
    [email],
  );
  return /welcome#([\w-]{43})/u.exec(String(rows[0]?.['body'] ?? ''))?.[1];
}
