import {
  giveUpWaiting,
  hurryWaiting,
  insertDeliveries,
  lockEndpoint,
  updateEndpoint,
  type EndpointState,
  type WebhookEndpoint,
} from '@candor/store/integrations';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, Facts } from '../../kernel/commands/command.ts';
import { webhookBody } from './webhook-data.ts';
import { bothSecretsHours } from './webhook-rules.ts';
import { webhookSecretAbout } from './webhook-seal.ts';

export type ActOnEndpoint = {
  readonly endpointId: string;
  readonly act: 'pause' | 'resume' | 'end' | 'rotate' | 'test';
  /** For a new secret. */
  readonly secret: string;
  /** For a test event. */
  readonly deliveryId: string;
};

export type ActedOnEndpoint = { readonly endpointId: string; readonly state: EndpointState };
type Rule = 'not_found' | 'webhook_has_ended' | 'webhook_does_not_stand_so';

/** From which states an act can be done. */
const from: Readonly<Record<ActOnEndpoint['act'], readonly EndpointState[]>> = {
  pause: ['on'],
  resume: ['paused', 'off'],
  end: ['waiting', 'on', 'paused', 'off'],
  rotate: ['on', 'paused', 'off'],
  test: ['on'],
};

/**
 * Pausing keeps what happens meanwhile; resuming tells it at once. A new secret signs beside the old one for
 * a day. Ending is for good.
 */
export const actOnEndpoint = (seal: PersonSeal): Command<ActOnEndpoint, ActedOnEndpoint, Rule> => ({
  name: 'webhook.act',
  subject: ({ endpointId }) => `webhook:${endpointId}`,
  async decide(tx, input, { now }) {
    const { endpointId, act } = input;
    const endpoint = await lockEndpoint(tx, endpointId);
    if (!endpoint) return { refused: 'not_found' };
    if (endpoint.state === 'ended') return { refused: 'webhook_has_ended' };
    if (!from[act].includes(endpoint.state))
      return { refused: 'webhook_does_not_stand_so', facts: { act, state: endpoint.state } };
    const { state, facts } = await carryOut(tx, seal, endpoint, { ...input, now });
    return { output: { endpointId, state }, facts: { act, ...facts } };
  },
});

type Done = { readonly state: EndpointState; readonly facts?: Facts };

async function carryOut(
  tx: Tx,
  seal: PersonSeal,
  endpoint: WebhookEndpoint,
  { act, secret, deliveryId, now }: ActOnEndpoint & { readonly now: Date },
): Promise<Done> {
  const { id, market, state } = endpoint;
  if (act === 'test') {
    const body = webhookBody('test', now, { market, endpoint: id });
    await insertDeliveries(tx, [
      { id: deliveryId, endpointId: id, cause: null, event: 'test', body, madeAt: now },
    ]);
    return { state, facts: { delivery: deliveryId } };
  }
  if (act === 'rotate') {
    const oldSecretUntil = new Date(now.getTime() + bothSecretsHours * 3_600_000);
    const secretSealed = seal.seal(secret, webhookSecretAbout(id));
    await updateEndpoint(tx, {
      ...endpoint,
      secretSealed,
      oldSecretSealed: endpoint.secretSealed,
      oldSecretUntil,
    });
    return { state, facts: { oldUntil: oldSecretUntil.toISOString() } };
  }
  const next = ({ pause: 'paused', resume: 'on', end: 'ended' } as const)[act];
  await updateEndpoint(tx, { ...endpoint, state: next, offAt: null, failingSince: null });
  if (act === 'resume') await hurryWaiting(tx, id);
  if (act !== 'end') return { state: next };
  return { state: next, facts: { notTold: await giveUpWaiting(tx, id, now) } };
}
