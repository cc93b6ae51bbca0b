import { claimDelivery, noteDelivery, type ClaimedDelivery } from '@candor/store/integrations';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { signWebhook } from './sign-webhook.ts';
import type { PostOutcome, WebhookPort } from '../../kernel/ports/webhook-port.ts';
import { offAfterDays, restAfter, triesAtMost, tryLeaseSeconds } from './webhook-rules.ts';
import { webhookSecretAbout } from './webhook-seal.ts';

type Parts = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly now: () => Date;
  readonly webhooks: WebhookPort;
};

type Watch = {
  readonly signal?: AbortSignal;
  /** An endpoint was switched off by itself: a person should look. */
  readonly onOff?: (endpointId: string) => void;
};

/**
 * Tells what is due, one thing after the other, and returns how many tries it made. Several may run beside
 * each other: an endpoint has one of them at a time. Nothing is held open while an endpoint thinks.
 */
export async function deliverWebhooks(parts: Parts, { signal, onOff }: Watch = {}): Promise<number> {
  const isOver = () => signal?.aborted ?? false;
  let tried = 0;
  while (!isOver()) {
    const claimed = await lease(parts.database, 'webhook.deliver', (tx) =>
      claimDelivery(tx, { now: parts.now(), leaseSeconds: tryLeaseSeconds }),
    );
    if (!claimed) break;
    const { isOff } = await deliverOne(parts, claimed);
    if (isOff) onOff?.(claimed.endpointId);
    tried += 1;
  }
  return tried;
}

async function deliverOne(parts: Parts, claimed: ClaimedDelivery): Promise<{ isOff: boolean }> {
  const { database, now } = parts;
  const begun = performance.now();
  const outcome = await post(parts, claimed);
  const tookMs = Math.round(performance.now() - begun);
  const trouble = troubleIn(outcome);
  return lease(database, 'webhook.deliver', (tx) =>
    noteDelivery(
      tx,
      claimed,
      {
        tookMs,
        status: outcome.status,
        answer: outcome.status === null ? null : asText(outcome.answer),
        trouble,
        retryInSeconds: trouble === null ? null : restAfter(claimed.tries),
      },
      { now: now(), offAfterDays, isGone: outcome.status === 410 },
    ),
  );
}

async function post({ seal, now, webhooks }: Parts, claimed: ClaimedDelivery): Promise<PostOutcome> {
  const { id, endpointId, url, body, oldSecretSealed, oldSecretUntil } = claimed;
  if (claimed.tries > triesAtMost) return { status: null, trouble: 'No worker came back from it.' };
  const at = now();
  const isOldGood = oldSecretSealed !== null && oldSecretUntil !== null && oldSecretUntil > at;
  const sealed = [claimed.secretSealed, ...(isOldGood ? [oldSecretSealed] : [])];
  const secrets = sealed.map((each) => seal.open(each, webhookSecretAbout(endpointId)));
  const headers = { 'content-type': 'application/json', ...signWebhook({ id, at, body }, secrets) };
  try {
    return await webhooks.post(url, { headers, body });
  } catch (error) {
    return { status: null, trouble: error instanceof Error ? error.message : String(error) };
  }
}

/** Null: it was taken. Only 2xx is a yes; where a redirect leads is not asked. */
function troubleIn(outcome: PostOutcome): string | null {
  if (outcome.status === null) return outcome.trouble.slice(0, 300);
  if (outcome.status >= 200 && outcome.status < 300) return null;
  if (outcome.status >= 300 && outcome.status < 400)
    return `It answered ${outcome.status}: redirects are not followed.`;
  return outcome.status === 410
    ? 'It answered 410: the address is gone for good.'
    : `It answered ${outcome.status}.`;
}

/** The beginning of whatever came, without what a database can't keep. */
function asText(answer: string): string {
  return answer.replaceAll('\0', '').toWellFormed().slice(0, 1_024).toWellFormed();
}
