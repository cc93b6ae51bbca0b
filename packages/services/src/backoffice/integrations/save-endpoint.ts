import { changeEndpoint } from './change-endpoint.ts';
import type { MarketId } from '@candor/markets';
import { countEndpoints, insertEndpoint, lockEndpoint, updateEndpoint } from '@candor/store/integrations';
import { requestApproval } from '../approvals/request-approval.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { endpointsAtMost } from './webhook-rules.ts';
import { webhookSecretAbout } from './webhook-seal.ts';

export type SaveEndpoint = {
  readonly endpointId: string;
  readonly isNew: boolean;
  readonly market: MarketId;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  /** For a new one. */
  readonly secret: string;
  /** For the approver. */
  readonly requestId: string;
  readonly reason: string;
};

export type SavedEndpoint = {
  readonly endpointId: string;
  /** Until when an approver decides; null: another name needs none. */
  readonly decidedBy: string | null;
};

type Rule =
  | 'not_found'
  | 'webhook_url_unfit'
  | 'webhooks_are_too_many'
  | 'webhook_has_ended'
  | 'approval_waits_already'
  | 'reason_is_missing';

/**
 * An address of an integrator, and what it wants to hear of. A new one is told nothing, and one that is told
 * something stays as it is, until an approver agrees to the address and the events; another name, or fewer
 * events, needs nobody. Nothing is told about what was before.
 */
export const saveEndpoint = ({
  seal,
  webhooks,
}: Pick<LendingDeps, 'seal' | 'webhooks'>): Command<SaveEndpoint, SavedEndpoint, Rule> => ({
  name: 'webhook.save',
  subject: ({ endpointId }) => `webhook:${endpointId}`,
  async decide(tx, input, { actor, now }) {
    const { endpointId: id, market, name, url, events } = input;
    const fault = webhooks.faultOf(url);
    if (fault !== null) return { refused: 'webhook_url_unfit', facts: { fault } };
    const facts = { market, name, host: new URL(url).host, events };
    if (input.isNew) {
      if ((await countEndpoints(tx, market)) >= endpointsAtMost) return { refused: 'webhooks_are_too_many' };
      const secretSealed = seal.seal(input.secret, webhookSecretAbout(id));
      await insertEndpoint(tx, {
        id,
        market,
        name,
        url,
        events,
        secretSealed,
        madeBy: actor.id,
        madeAt: now,
      });
    } else {
      const endpoint = await lockEndpoint(tx, id);
      if (!endpoint || endpoint.market !== market) return { refused: 'not_found' };
      if (endpoint.state === 'ended') return { refused: 'webhook_has_ended' };
      const isSame = url === endpoint.url && events.every((event) => endpoint.events.includes(event));
      const isApproved = isSame && endpoint.state !== 'waiting';
      await updateEndpoint(tx, { ...endpoint, name, ...(isApproved && { events }) });
      if (isApproved) return { output: { endpointId: id, decidedBy: null }, facts };
    }
    const asked = await requestApproval(
      tx,
      { seal },
      {
        requestId: input.requestId,
        act: changeEndpoint,
        market,
        subject: `webhook:${id}`,
        input: { endpointId: id, url, events },
        reason: input.reason,
        by: actor.id,
        now,
        figures: null,
      },
    );
    if ('refused' in asked) return asked;
    return {
      output: { endpointId: id, decidedBy: asked.deadlineAt },
      facts: { ...facts, request: asked.requestId },
    };
  },
});
