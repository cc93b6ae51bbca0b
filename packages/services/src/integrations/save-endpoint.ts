import type { MarketId } from '@candor/markets';
import { countEndpoints, insertEndpoint, lockEndpoint, updateEndpoint } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import type { Command } from '../commands/command.ts';
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
};

type Rule = 'not_found' | 'webhook_url_unfit' | 'webhooks_are_too_many' | 'webhook_has_ended';

/** An address of an integrator, and what it wants to hear of. Nothing is told about what was before. */
export const saveEndpoint = ({
  seal,
  webhooks,
}: Pick<BorrowingParts, 'seal' | 'webhooks'>): Command<
  SaveEndpoint,
  { readonly endpointId: string },
  Rule
> => ({
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
      return { output: { endpointId: id }, facts };
    }
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint || endpoint.market !== market) return { refused: 'not_found' };
    if (endpoint.state === 'ended') return { refused: 'webhook_has_ended' };
    await updateEndpoint(tx, { ...endpoint, name, url, events });
    return { output: { endpointId: id }, facts };
  },
});
